/**
 * Sundial Trump: which suit may be named, who names, leads and deals, which card may be played, and who wins a trick,
 * a round and a match.
 * Page: docs/games/sundial.md; the rules of a trick are those of docs/games/core.md.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const { readCards, readSeat, readSuit, impossible } = FollowSuit.notation;
  const { after, orderFrom, refuseWrongCards, trickKind, CORE_RULES } = FollowSuit.tricks;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "direction": ["clockwise", "anticlockwise"],
    "first lead": ["dealer", "caller"],
    "caller": ["left of dealer", "keep while winning"],
    "must hold named suit": ["no", "yes"],
    "deal packets": ["singly", "5-4-4", "namer first"],
    "stop at seven": ["no", "yes"],
    "round points": ["one", "kot"],
    "match target": ["3", "7"],
  };
  const PRESETS = { sundial: {} };

  /** What a namer might wish to say, in the order in which it is judged. */
  const SUITS = ["S", "H", "D", "C"];
  const MOVES = [...SUITS, "PASS", "NT"];

  function readFirstFive(text) {
    const cards = readCards(text);
    if (cards.length !== 5) impossible(`The namer has five cards; here are ${cards.length}.`);
    refuseWrongCards(CORE_RULES, cards);
    return cards;
  }

  const holds = (cards, suit) => cards.some((card) => card.suit === suit);

  /** What forbids the namer to say this? A clause, or null. Once a suit is named, nothing else comes into question. */
  function forbidsNaming(move, cards, named, table) {
    if (named) return "sundial.no-change";
    if (!SUITS.includes(move)) return "sundial.no-pass";
    return table["must hold named suit"] === "yes" && !holds(cards, move) ? "sundial.name-held" : null;
  }

  function answerNaming(facts, table) {
    const cards = facts.need("first five", readFirstFive, "first five: SA SK S2 D9 C3");
    const named = facts.read("named", readSuit);
    if (named && forbidsNaming(named, cards, undefined, table)) {
      impossible(`At this table the suit named must be among the first five cards, and ${named} is not.`);
    }
    const trump = named && FollowSuit.say("trump.suit", { suit: FollowSuit.say(`suit.${named}`) });
    const verdicts = MOVES.map((move) => {
      const broken = forbidsNaming(move, cards, named, table);
      const said = FollowSuit.say(SUITS.includes(move) ? `suit.${move}` : `move.${move}`);
      return FollowSuit.verdict({ move }, said, !broken, broken || "sundial.name-five", { suit: said, trump });
    });
    const names = verdicts.filter((verdict) => verdict.permitted).map((verdict) => verdict.move);
    const because = named ? "sundial.no-change" : "sundial.name-five";
    return { questions: { names: names.join(" ") || "none", because }, verdicts, reasons: [] };
  }

  function readPair(text) {
    if (/^(?:NS|EW)$/i.test(text)) return text.toUpperCase();
    throw new CheckerError("notation", `"${text}" is not a pair of partners: write NS or EW.`);
  }

  const pairOf = (seat) => (seat === "N" || seat === "S" ? "NS" : "EW");

  /** Does the deal stay where it is after the round? Undefined where that depends on a round that is not over. */
  function staysWithDealer(table, namer, winners) {
    if (table["caller"] === "left of dealer") return false;
    return winners && winners === pairOf(namer);
  }

  /** The clause of the first lead or, once the round is over, that of the deal. */
  function ruleOf(table, winners, stays) {
    if (winners) return stays ? "sundial.keep-call" : "sundial.deal-left";
    return table["first lead"] === "dealer" ? "sundial.dealer-leads" : "sundial.namer-leads";
  }

  function answerRoles(facts, table) {
    const dealer = facts.need("dealer", readSeat, "dealer: South");
    const winners = facts.read("round won by", readPair);
    const namer = after(table, dealer);
    const leader = table["first lead"] === "dealer" ? dealer : namer;
    const stays = staysWithDealer(table, namer, winners);
    const nextDealer = stays ? dealer : namer;
    const nextNamer = after(table, nextDealer);
    const next = stays === undefined ? {} : { "next dealer": nextDealer, "next namer": nextNamer };
    const because = ruleOf(table, winners, stays);
    const name = (seat) => FollowSuit.say(`seat.${seat}`);
    const values = {
      dealer: name(dealer), namer: name(namer), next_dealer: name(nextDealer), next_namer: name(nextNamer),
    };
    return {
      questions: { namer, leader, order: orderFrom(table, leader).join(" "), ...next, because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, values)],
    };
  }

  const PAIRS = ["NS", "EW"];
  const TRICKS = 13;
  const MAJORITY = 7;

  /** "North and South" */
  const sayPair = (pair) =>
    FollowSuit.sayList(pair.split("").map((seat) => FollowSuit.say(`seat.${seat}`)), "list.and");

  /** The words of a list, separated as cards are. */
  const listWords = (text) => text.split(/[ \t\r\n\u00a0,;.+]+/).filter((word) => word !== "");

  /** The pair that won each trick so far. */
  function readTricks(text) {
    const winners = listWords(text).map(readPair);
    if (winners.length >= 1 && winners.length <= TRICKS) return winners;
    impossible(`A round has 1 to ${TRICKS} tricks to tell of; here are ${winners.length}: write tricks: NS EW NS.`);
  }

  const countOf = (winners, pair) => winners.filter((winner) => winner === pair).length;
  const leaderOf = (winners) => (countOf(winners, "NS") > countOf(winners, "EW") ? "NS" : "EW");
  /** The most tricks that one pair has. */
  const mostOf = (winners) => countOf(winners, leaderOf(winners));

  /** Who dealt matters only where a kot is counted. */
  function readRoundDealer(facts, table) {
    if (table["round points"] === "kot") return facts.need("dealer", readSeat, "dealer: South");
    if (facts.has("dealer")) impossible("This table counts no kot, so who deals says nothing here: leave out dealer.");
    return undefined;
  }

  /** The clause of a round, over or not. */
  function ruleOfRound(over, isKot, stops) {
    if (over && isKot) return "sundial.kot";
    if (stops) return "sundial.stop-at-seven";
    return over ? "sundial.seven" : "sundial.play-out";
  }

  function answerRound(facts, table) {
    const winners = facts.need("tricks", readTricks, "tricks: NS EW NS");
    const dealer = readRoundDealer(facts, table);
    const stops = table["stop at seven"] === "yes";
    if (stops && mostOf(winners.slice(0, -1)) >= MAJORITY) {
      impossible("At this table the seventh trick of a pair ends the round: leave out the tricks after it.");
    }
    const most = mostOf(winners);
    const over = winners.length === TRICKS || (stops && most >= MAJORITY);
    const left = String(over ? 0 : TRICKS - winners.length);
    const pair = leaderOf(winners);
    // Whoever wins the first seven tricks cannot lose the round.
    const isKot = dealer !== undefined && countOf(winners.slice(0, MAJORITY), pair) === MAJORITY;
    const kotPoints = isKot && pairOf(after(table, dealer)) === pair ? 2 : 3;
    const points = String(isKot ? kotPoints : 1);
    const because = ruleOfRound(over, isKot, stops);
    const values = { left, most: String(most), count: String(most), pair: sayPair(pair), points };
    return {
      questions: {
        "tricks left": left, ...(over ? { "round winner": pair, "round counts": points } : {}), because,
      },
      verdicts: [],
      reasons: [FollowSuit.reason(because, values)],
    };
  }

  /** One round of a match: "NS", or "EW:3". */
  function readRound(text) {
    const [winner, ...counted] = text.split(":");
    const pair = readPair(winner);
    if (counted.length === 0) return { pair, points: 1 };
    if (counted.length > 1 || !/^[0-9]+$/.test(counted[0])) {
      throw new CheckerError("notation", `"${text}" is not a round: write NS, or NS:2 where it counted two.`);
    }
    return { pair, points: Number(counted[0]) };
  }

  function readRounds(text) {
    const rounds = listWords(text).map(readRound);
    if (rounds.length > 0) return rounds;
    throw new CheckerError("notation", `"${text}" names no round: write rounds: NS EW.`);
  }

  function refuseWrongPoints(rounds, table) {
    const most = table["round points"] === "kot" ? 3 : 1;
    const wrong = rounds.find(({ points }) => points < 1 || points > most);
    if (!wrong) return;
    impossible(`No round counts ${wrong.points} at this table: ${most === 1 ? "each counts 1" : "write 1, 2 or 3"}.`);
  }

  const pointsOf = (rounds, pair) =>
    rounds.filter((round) => round.pair === pair).reduce((sum, round) => sum + round.points, 0);

  function answerMatch(facts, table) {
    const rounds = facts.need("rounds", readRounds, "rounds: NS EW NS");
    refuseWrongPoints(rounds, table);
    const target = Number(table["match target"]);
    const winnerOf = (played) => PAIRS.find((pair) => pointsOf(played, pair) >= target);
    if (winnerOf(rounds.slice(0, -1))) {
      impossible(`The match is over with the round that gives a pair ${target} points: leave out the rounds after it.`);
    }
    const winner = winnerOf(rounds);
    const standing = PAIRS.map((pair) => pointsOf(rounds, pair));
    const because = "sundial.match";
    const values = { target: String(target), most: String(Math.max(...standing)) };
    return {
      questions: { standing: standing.join(" "), ...(winner ? { "match winner": winner } : {}), because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, values)],
    };
  }

  const naming = {
    name: "naming",
    keys: ["first five", "named"],
    claims: { names: "suits", because: "clause" },
    states: (facts) => facts.has("first five") || facts.has("named"),
    answer: answerNaming,
  };

  const roles = {
    name: "roles",
    keys: ["dealer", "round won by"],
    claims: {
      "namer": "seat", "leader": "seat", "order": "seats in order", "next dealer": "seat", "next namer": "seat",
      "because": "clause",
    },
    states: (facts) => facts.has("dealer") || facts.has("round won by"),
    answer: answerRoles,
  };

  const round = {
    name: "round",
    keys: ["tricks", "dealer"],
    claims: { "tricks left": "number", "round winner": "word", "round counts": "number", "because": "clause" },
    states: (facts) => facts.has("tricks"),
    answer: answerRound,
  };

  const match = {
    name: "match",
    keys: ["rounds"],
    claims: { "standing": "numbers in order", "match winner": "word", "because": "clause" },
    states: (facts) => facts.has("rounds"),
    answer: answerMatch,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.sundial = {
    key: "sundial", options: OPTIONS, presets: PRESETS,
    // A round may name its dealer too, so it is asked before the roles.
    kinds: [naming, round, match, roles, trickKind(CORE_RULES)],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
