/**
 * Trumple: what a bid is worth, who leads and what is trump, the targets, which card may be played and whether it lies
 * face down, who knows which card, who wins a trick, and what a deal scores.
 * Page: docs/games/trumple.md. Bids are set side by side, two at a time; face-down cards are tried out, one by one.
 */
(function (FollowSuit) {
  "use strict";

  const { readCard, readCards, readCardsOrNone, readNumber, readSeat, readWord } = FollowSuit.notation;
  const { seatKeys, impossible, fold, trim } = FollowSuit.notation;
  const { SEATS, TRICK_KEYS, TRICK_CLAIMS, RANKS, CORE_RULES } = FollowSuit.tricks;
  const { after, readTrick, refuseWrongCards, winningPlay, answerHand, answerTrick } = FollowSuit.tricks;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "max bid": ["13", "none"],
    "thirteen scope": ["all", "others"],
    "thirteen decline": ["no", "yes"],
    "target clamp": ["0-13", "none", "forbid"],
    "zero by": ["target", "bid"],
    "last tiebreak": ["best card", "seat"],
    "facedown": ["yes", "no"],
  };
  const PRESETS = { trumple: {} };

  const PLAY_CLOCKWISE = { direction: "clockwise" };
  const SEES = { N: "North sees", E: "East sees", S: "South sees", W: "West sees" };
  const seatName = (seat) => FollowSuit.say(`seat.${seat}`);

  /* The bid. */

  /** Highest first; it counts between equal bids only. */
  const SUITS = ["S", "H", "C", "D"];
  const WORTH = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: 0, Q: 0, K: 0 };
  const HAND_SIZE = 13;

  const worthOf = (cards) => cards.reduce((sum, card) => sum + WORTH[card.rank], 0);
  /** The suit that the bid offers as trump, or undefined. */
  const offerOf = (cards) =>
    SUITS.find((suit) => cards.length > 0 && cards.every((card) => card.suit === suit));
  const sayOffer = (suit) => FollowSuit.say(suit ? `suit.${suit}` : "offer.none");

  /** "5 + 3 = 8"; of one card, or of none, the worth alone. */
  function working(cards) {
    const sum = cards.map((card) => WORTH[card.rank]).join(" + ");
    return cards.length > 1 ? `${sum} = ${worthOf(cards)}` : String(worthOf(cards));
  }

  /** What forbids the bid? A clause, or null. */
  function forbidsBid(cards, table) {
    if (cards.length === 0) return "trumple.zero-needs-court";
    return table["max bid"] === "13" && worthOf(cards) > 13 ? "trumple.max" : null;
  }

  function readBid(text) {
    const cards = readCardsOrNone(text);
    if (cards.length > HAND_SIZE) impossible(`A bid of ${cards.length} cards: nobody holds more than ${HAND_SIZE}.`);
    refuseWrongCards(CORE_RULES, cards);
    return cards;
  }

  function answerBid(facts, table) {
    const cards = facts.need("bid", readBid, "bid: H5 H3, or none");
    const broken = forbidsBid(cards, table);
    const ofWorth = worthOf(cards) === 0 ? "trumple.zero-needs-court" : "trumple.value";
    const because = broken || ofWorth;
    const offer = offerOf(cards);
    const clauses = broken ? [because] : [because, "trumple.one-suit"];
    return {
      questions: {
        value: String(worthOf(cards)), suit: offer || "none", legal: broken ? "no" : "yes", because,
      },
      verdicts: [],
      reasons: clauses.map((clause) => FollowSuit.reason(clause, { sum: working(cards), offer: sayOffer(offer) })),
    };
  }

  /* The four bids. A bid is { seat, cards, place }; its place is that among the facts. */

  /** Which of two things stands first in this list? -1 the first, 1 the second, 0 neither. */
  const sooner = (list, one, other) => Math.sign(list.indexOf(one) - list.indexOf(other));
  const bySuit = (a, b) => sooner(SUITS, a.suit, b.suit);
  const bestCard = (cards) =>
    [...cards].sort((a, b) => sooner(RANKS, a.rank, b.rank) || bySuit(a, b))[0];

  /** The steps that tell two bids of the same worth apart, each with the answer for (one, other): -1, 1 or 0. */
  function steps(table) {
    const mixed = (bid) => Number(!offerOf(bid.cards));
    const byBestCard = (one, other) => {
      const [a, b] = [bestCard(one.cards), bestCard(other.cards)];
      return sooner(RANKS, a.rank, b.rank) || bySuit(a, b);
    };
    return [
      ["step.one-suit", (one, other) => Math.sign(mixed(one) - mixed(other))],
      ["step.higher-suit", (one, other) => sooner(SUITS, offerOf(one.cards), offerOf(other.cards))],
      ["step.fewer-cards", (one, other) => Math.sign(one.cards.length - other.cards.length)],
      table["last tiebreak"] === "seat"
        ? ["step.seat", (one, other) => Math.sign(one.place - other.place)]
        : ["step.best-card", byBestCard],
    ];
  }

  /** Does the one bid rank above the other, and at which step? No step if its worth alone decides. */
  function compare(table, one, other) {
    const [a, b] = [worthOf(one.cards), worthOf(other.cards)];
    if (a !== b) return { above: a > b };
    const [step, tell] = steps(table).find(([, difference]) => difference(one, other) !== 0);
    return { above: tell(one, other) < 0, step };
  }

  /** The bid that ranks above every other one of these. */
  const best = (table, bids) =>
    bids.find((one) => bids.every((other) => other === one || compare(table, one, other).above));

  function readBids(facts, table) {
    const bids = facts.bySeat("bids", readBid).map(({ seat, value }, place) => ({ seat, cards: value, place }));
    if (bids.length !== SEATS.length) impossible(`Here are ${bids.length} bids: write one for each of the four seats.`);
    bids.slice(1).forEach((bid, place) => {
      const due = after(PLAY_CLOCKWISE, bids[place].seat);
      if (bid.seat !== due) impossible(`${bid.seat} bids out of turn: write the seats clockwise, so ${due} is next.`);
    });
    refuseWrongCards(CORE_RULES, bids.flatMap((bid) => bid.cards));
    const wrong = bids.find((bid) => forbidsBid(bid.cards, table));
    if (wrong) impossible(`${wrong.seat}'s bid is not legal: it has no card, or is worth more than 13.`);
    return bids;
  }

  const MOVE = { UP: 1, DOWN: -1, KEEP: 0 };
  const inRange = (target) => target >= 0 && target <= 13;

  /** Where would the move take each target, if nothing held it? */
  function moved(table, bids, leader, move) {
    const stays = (bid) => bid === leader && table["thirteen scope"] === "others";
    return bids.map((bid) => worthOf(bid.cards) + (stays(bid) ? 0 : MOVE[move]));
  }

  /** What forbids the lead bidder this move? A clause, or null. A bid above 13 cannot be one of four that total 13. */
  function forbidsMove(table, bids, leader, move) {
    if (table["target clamp"] !== "forbid") return null;
    return moved(table, bids, leader, move).every(inRange) ? null : "trumple.clamp";
  }

  /** The targets after the move, and whether the range has held one of them. */
  function targetsAfter(table, bids, leader, move) {
    const free = moved(table, bids, leader, move);
    const held = table["target clamp"] === "0-13" && !free.every(inRange);
    return { targets: held ? free.map((target) => Math.min(13, Math.max(0, target))) : free, held };
  }

  /** The verdicts on the moves of the 13 rule. */
  function judgeMoves(table, bids, leader) {
    const moves = table["thirteen decline"] === "yes" ? ["UP", "DOWN", "KEEP"] : ["UP", "DOWN"];
    return moves.map((move) => {
      const broken = forbidsMove(table, bids, leader, move);
      return FollowSuit.verdict({ move }, FollowSuit.say(`move.${move}`), !broken, broken || "trumple.thirteen",
        { seat: seatName(leader.seat) });
    });
  }

  /** What becomes of the targets: they, if they stand; the clause of the answer, if the 13 rule gives it; the rest. */
  function settle(table, bids, leader, verdicts, choice) {
    const asBid = bids.map((bid) => worthOf(bid.cards));
    if (!verdicts) return { targets: asBid, clauses: [], verdicts: [] };
    if (choice) {
      const { targets, held } = targetsAfter(table, bids, leader, choice);
      const clauses = held ? ["trumple.thirteen", "trumple.clamp"] : ["trumple.thirteen"];
      return { targets, because: clauses[clauses.length - 1], clauses, verdicts: [] };
    }
    if (verdicts.some((verdict) => verdict.permitted)) return { because: "trumple.thirteen", clauses: [], verdicts };
    return { targets: asBid, because: "trumple.clamp", clauses: ["trumple.clamp"], verdicts: [] };
  }

  function answerBids(facts, table) {
    const bids = readBids(facts, table);
    const leader = best(table, bids);
    const second = best(table, bids.filter((bid) => bid !== leader));
    const { step } = compare(table, leader, second);
    const total = bids.reduce((sum, bid) => sum + worthOf(bid.cards), 0);
    const judged = total === 13 ? judgeMoves(table, bids, leader) : undefined;
    const choices = (judged || []).filter((verdict) => verdict.permitted).map((verdict) => verdict.move);
    const choice = facts.read("choice", (text) => readWord(text, ["up", "down", "keep"]).toUpperCase());
    if (choice && !choices.includes(choice)) {
      impossible(`The choice ${choice} may not be made here: the choices are ${choices.join(", ") || "none"}.`);
    }
    const { targets, because, clauses, verdicts } = settle(table, bids, leader, judged, choice);
    const ofRank = step ? ["trumple.highest-sets", "trumple.tiebreak"] : ["trumple.highest-sets"];
    const offer = offerOf(leader.cards);
    const values = {
      seat: seatName(leader.seat), other: seatName(second.seat), value: worthOf(leader.cards),
      offer: sayOffer(offer), step: step && FollowSuit.say(step),
    };
    return {
      questions: {
        "values": bids.map((bid) => worthOf(bid.cards)).join(" "),
        "lead bidder": leader.seat,
        "trump": offer || "NT",
        "total": String(total),
        "thirteen": total === 13 ? "yes" : "no",
        "choices": choices.join(" ") || "none",
        ...(targets && { "targets": targets.join(" ") }),
        "because": because || ofRank[ofRank.length - 1],
      },
      verdicts,
      reasons: [...ofRank, ...clauses].map((clause) => FollowSuit.reason(clause, values)),
    };
  }

  /* The score. */

  /** The rule that scores a player, and what it gives. */
  function scoreOf(table, target, won, bidValue) {
    if ((table["zero by"] === "bid" ? bidValue : target) === 0) {
      return { because: "trumple.zero", score: won === 0 ? 5 : -5 - 2 * (won - 1) };
    }
    if (won === target) return { because: "trumple.exact", score: target };
    if (won < target) return { because: "trumple.under", score: -(target - won) };
    return { because: "trumple.over", score: -2 * (won - target) };
  }

  function answerScore(facts, table) {
    const anyBid = table["max bid"] === "none";
    const unheld = table["target clamp"] === "none";
    const least = unheld ? -1 : 0;
    // Thirteen cards are worth at most four tens, nines and eights, and a seven.
    const most = anyBid ? 115 : 13 + Number(unheld);
    const target = facts.need("target", (text) => readNumber(text, least, most), "target: 8");
    const won = facts.need("won", (text) => readNumber(text, 0, 13), "won: 6");
    const bidValue = facts.read("bid value", (text) => readNumber(text, 0, anyBid ? 115 : 13));
    if ((table["zero by"] === "bid") !== (bidValue !== undefined)) {
      impossible("A bid value is written where zero goes by the bid, and nowhere else.");
    }
    if (bidValue !== undefined && Math.abs(target - bidValue) > 1) {
      impossible(`The 13 rule moves a target by one at most, not from ${bidValue} to ${target}.`);
    }
    const { because, score } = scoreOf(table, target, won, bidValue);
    return {
      questions: { score: String(score), because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, { target, won, difference: Math.abs(target - won) })],
    };
  }

  /* The trick. A play is { seat, card, marked }; its card is null where nobody has told it. */

  function readPlay(text) {
    const [, marked] = /^[Ff]:(.*)$/s.exec(text) || [];
    if (marked === undefined) return { card: readCard(text), marked: false };
    return { card: trim(marked) === "?" ? null : readCard(trim(marked)), marked: true };
  }

  const RULES = { ...CORE_RULES, contracts: [...CORE_RULES.contracts, "NT"], readPlay };

  /** Can a card that does not follow lie face down in this trick? */
  const hides = ({ trump, options, plays }) =>
    options["facedown"] === "yes" && trump !== "NT" && plays.length > 0 && plays[0].card !== null
    && plays[0].card.suit !== trump;

  /** Does this card, played after the lead, lie face down? A card that is not told was laid so. */
  const liesDown = (position, card) => hides(position) && (card === null || card.suit === position.trump);

  /** The plays of the trick that lie face down. */
  const downPlays = (position) => position.plays.filter((play, place) => place > 0 && liesDown(position, play.card));

  function refuseWrongMarks(position) {
    const down = downPlays(position);
    const wrong = position.plays.find((play) => play.marked && !down.includes(play));
    if (wrong) impossible(`${wrong.seat}'s card does not lie face down: write it without F:.`);
    if (position.plays.length === SEATS.length && position.plays.some((play) => play.card === null)) {
      impossible("The trick is complete, so all its cards are turned up: write the card instead of F:?.");
    }
  }

  const trumpCard = (trump, rank) => ({ suit: trump, rank, text: trump + rank });

  /** The seats that may be winning: every trump that a card may be is tried. */
  function possibleWinners(position, plays = position.plays) {
    const { trump, hand } = position;
    const hidden = plays.findIndex((play) => play.card === null);
    if (hidden < 0) return [winningPlay(RULES, trump, plays).seat];
    const seen = [...plays.flatMap((play) => (play.card ? [play.card] : [])), ...hand].map((card) => card.text);
    return RANKS.map((rank) => trumpCard(trump, rank))
      .filter((card) => !seen.includes(card.text))
      .flatMap((card) =>
        possibleWinners(position, plays.map((play, place) => (place === hidden ? { ...play, card } : play))));
  }

  /** Who is winning: a seat, "none" before the lead, or "unknown". */
  function winningSeat(position) {
    if (position.plays.length === 0) return "none";
    const winners = new Set(possibleWinners(position));
    if (winners.size === 0) impossible("More cards lie face down than there are trumps left: one of them is no trump.");
    return winners.size === 1 ? [...winners][0] : "unknown";
  }

  /** The trick as the seat knows it; undefined where the seat knows more than the facts. */
  function seenBy(position, seat) {
    if (position.plays.some((play) => play.seat === seat && play.card === null)) return undefined;
    const down = position.plays.length === SEATS.length ? [] : downPlays(position);
    const asSeen = (play) => {
      if (!down.includes(play)) return play.card.text;
      return play.seat === seat ? `F:${play.card.text}` : "F:?";
    };
    return position.plays.map(asSeen).join(" ") || "none";
  }

  function sights(position) {
    const entries = SEATS.map((seat) => [SEES[seat], seenBy(position, seat)]);
    return Object.fromEntries(entries.filter(([, seen]) => seen !== undefined));
  }

  /** The rules on face-down cards that the position brings up. */
  function faceReasons(position, faceDown) {
    if (position.options["facedown"] === "no") return [];
    const { plays, hand, trump } = position;
    const leadsTrump = plays.length === 0 && hand.some((card) => card.suit === trump);
    const values = faceDown.length === 0 ? {} : {
      seat: seatName(position.seat), led: FollowSuit.say(`suit.${plays[0].card.suit}`),
      cards: FollowSuit.sayCards(faceDown),
    };
    return [
      ...(leadsTrump ? [FollowSuit.reason("trumple.lead-up", {})] : []),
      ...(faceDown.length > 0 ? [FollowSuit.reason("trumple.facedown", values)] : []),
      ...(downPlays(position).length > 0 ? [FollowSuit.reason("trumple.hidden", {})] : []),
    ];
  }

  function answerOpenTrick(position) {
    const winning = winningSeat(position);
    // Where the winning card is not told there is no card to name; the sentences of these rules ask for none.
    const known = position.plays.find((play) => play.seat === winning && play.card !== null) || null;
    const { questions, verdicts } = answerHand(RULES, position, known);
    const permitted = readCards(questions.permitted);
    const faceDown = position.plays.length === 0 ? [] : permitted.filter((card) => liesDown(position, card));
    return {
      questions: {
        ...questions, winning,
        "face down": faceDown.map((card) => card.text).join(" ") || "none",
        ...sights(position),
      },
      verdicts,
      reasons: faceReasons(position, faceDown),
    };
  }

  function answerCompleteTrick(position) {
    const { questions, verdicts, reasons } = answerTrick(RULES, position);
    return {
      questions: { ...questions, ...sights(position) },
      verdicts,
      reasons: [...reasons, ...faceReasons(position, [])],
    };
  }

  function answerPlay(facts, table) {
    const position = readTrick(RULES, facts, table);
    refuseWrongMarks(position);
    return position.hand ? answerOpenTrick(position) : answerCompleteTrick(position);
  }

  /** A claim of the seat that is winning may also be "unknown". */
  function sameWinner(claimed, answered) {
    const word = fold(claimed);
    return word === "unknown" || word === "none" ? answered === word : readSeat(claimed) === answered;
  }

  /** A claim of what a seat sees: the cards in order, some of them face down. */
  function sameSight(claimed, answered) {
    if (fold(claimed) === "none" || answered === "none") return fold(claimed) === answered;
    const cards = claimed.split(/[ \t\u00a0,;.+]+/).filter((part) => part !== "").map((part) => {
      const { card, marked } = readPlay(part);
      return (marked ? "F:" : "") + (card ? card.text : "?");
    });
    return cards.join(" ") === answered;
  }

  const bid = {
    name: "bid",
    keys: ["bid"],
    claims: { value: "number", suit: "suit", legal: "word", because: "clause" },
    states: (facts) => facts.has("bid"),
    answer: answerBid,
  };

  const bids = {
    name: "bids",
    keys: [...seatKeys("bids"), "choice"],
    claims: {
      "values": "numbers in order", "lead bidder": "seat", "trump": "suit", "total": "number", "thirteen": "word",
      "choices": "words", "targets": "numbers in order", "because": "clause",
    },
    states: (facts) => [...seatKeys("bids"), "choice"].some((key) => facts.has(key)),
    answer: answerBids,
  };

  const score = {
    name: "score",
    keys: ["target", "won", "bid value"],
    claims: { score: "number", because: "clause" },
    states: (facts) => ["target", "won", "bid value"].some((key) => facts.has(key)),
    answer: answerScore,
  };

  const trick = {
    name: "trick",
    keys: TRICK_KEYS,
    claims: {
      ...TRICK_CLAIMS, "winning": sameWinner, "face down": "cards",
      ...Object.fromEntries(Object.values(SEES).map((question) => [question, sameSight])),
    },
    states: (facts) => facts.has("trump"),
    answer: answerPlay,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.trumple = { key: "trumple", options: OPTIONS, presets: PRESETS, kinds: [bid, bids, score, trick] };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
