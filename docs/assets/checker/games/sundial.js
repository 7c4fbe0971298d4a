/**
 * Sundial Trump: which suit may be named, who names, leads and deals, which card may be played, and who wins a trick.
 * Page: docs/games/sundial.md; the rules of a trick are those of docs/games/core.md.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const { readCards, readSeat, impossible } = FollowSuit.notation;
  const { after, orderFrom, refuseWrongCards, trickKind, CORE_RULES } = FollowSuit.tricks;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "direction": ["clockwise", "anticlockwise"],
    "first lead": ["dealer", "caller"],
    "caller": ["left of dealer", "keep while winning"],
    "must hold named suit": ["no", "yes"],
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

  /** What forbids the namer to say this? A clause, or null. */
  function forbidsNaming(move, cards, table) {
    if (!SUITS.includes(move)) return "sundial.no-pass";
    const held = cards.some((card) => card.suit === move);
    return table["must hold named suit"] === "yes" && !held ? "sundial.name-held" : null;
  }

  function answerNaming(facts, table) {
    const cards = facts.need("first five", readFirstFive, "first five: SA SK S2 D9 C3");
    const verdicts = MOVES.map((move) => {
      const broken = forbidsNaming(move, cards, table);
      const said = FollowSuit.say(SUITS.includes(move) ? `suit.${move}` : `move.${move}`);
      return FollowSuit.verdict({ move }, said, !broken, broken || "sundial.name-five", { suit: said });
    });
    const names = verdicts.filter((verdict) => verdict.permitted).map((verdict) => verdict.move);
    // With five cards in hand there is always a suit that may be named, so this never comes out empty.
    return { questions: { names: names.join(" "), because: "sundial.name-five" }, verdicts, reasons: [] };
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

  const naming = {
    name: "naming",
    keys: ["first five"],
    claims: { names: "suits", because: "clause" },
    states: (facts) => facts.has("first five"),
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

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.sundial = {
    key: "sundial", options: OPTIONS, presets: PRESETS, kinds: [naming, roles, trickKind(CORE_RULES)],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
