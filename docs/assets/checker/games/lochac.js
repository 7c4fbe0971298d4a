/**
 * Lochac Trump: which card may be played, who wins a trick, who leads first, and what the tricks won score.
 * Page: docs/games/lochac.md. All that comes before the first trick is as in Bellot's Trump and stands in stock.js.
 */
(function (FollowSuit) {
  "use strict";

  const { readCardsOrNone, readSeat, readSuit, impossible } = FollowSuit.notation;
  const { after, orderFrom, followsLead, refuseWrongCards, trickKind, CORE_RULES } = FollowSuit.tricks;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "rob": ["optional", "compulsory"],
    "first lead": ["dealer", "after dealer"],
    "direction": ["clockwise", "anticlockwise"],
    "ruff duty": ["none", "must"],
  };
  const PRESETS = { lochac: {} };

  /** What a trump is worth to whoever wins it; every other card is worth nothing. */
  const COURTS = { K: 6, Q: 4, J: 2 };
  const worth = (trump, card) => (card.suit === trump ? COURTS[card.rank] || 1 : 0);

  /** Does the card break the duty to trump beside that other one? */
  function shirks(position, card, other) {
    const { plays, trump, options } = position;
    return options["ruff duty"] === "must" && plays[0].card.suit !== trump && !followsLead(position, card)
      && card.suit !== trump && other.suit === trump;
  }

  const duties = (position) =>
    [...CORE_RULES.duties(position), ["lochac.ruff", (card, other) => shirks(position, card, other)]];

  /** At a table with the duty, "no card of the suit led" gives way to it as soon as there is a trump to play. */
  function permittedBy(position) {
    const { plays, hand, trump, options } = position;
    const clause = CORE_RULES.permittedBy(position);
    const bound = options["ruff duty"] === "must" && clause === "core.void-any" && plays[0].card.suit !== trump;
    return bound && hand.some((card) => card.suit === trump) ? "lochac.ruff" : clause;
  }

  const RULES = {
    ...CORE_RULES, handSize: 12, duties, permittedBy, points: ({ trump }, card) => worth(trump, card),
  };

  function answerOrder(facts, table) {
    const dealer = facts.need("dealer", readSeat, "dealer: South");
    const dealerLeads = table["first lead"] === "dealer";
    const leader = dealerLeads ? dealer : after(table, dealer);
    const because = dealerLeads ? "lochac.dealer-leads" : "lochac.after-dealer-leads";
    const values = { dealer: FollowSuit.say(`seat.${dealer}`), leader: FollowSuit.say(`seat.${leader}`) };
    return {
      questions: { leader, order: orderFrom(table, leader).join(" "), because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, values)],
    };
  }

  function answerScore(facts) {
    const trump = facts.need("trump", readSuit, "trump: hearts");
    const won = facts.need("won", readCardsOrNone, "won: HK H9, or none");
    refuseWrongCards(RULES, won);
    if (won.length > 48) impossible(`Here are ${won.length} cards, but four stay out of play: 48 can be won.`);
    const score = String(won.reduce((sum, card) => sum + worth(trump, card), 0));
    const because = "lochac.trumps-only";
    return { questions: { score, because }, verdicts: [], reasons: [FollowSuit.reason(because, { value: score })] };
  }

  const order = {
    name: "order",
    keys: ["dealer"],
    claims: { leader: "seat", order: "seats in order", because: "clause" },
    states: (facts) => facts.has("dealer"),
    answer: answerOrder,
  };

  const score = {
    name: "score",
    keys: ["trump", "won"],
    claims: { score: "number", because: "clause" },
    states: (facts) => facts.has("won"),
    answer: answerScore,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.lochac = {
    key: "lochac", options: OPTIONS, presets: PRESETS,
    // The kinds of stock.js come first: a rob has a dealer too.
    kinds: [...FollowSuit.stock.kinds, order, score, trickKind(RULES)],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
