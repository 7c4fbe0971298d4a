/**
 * Belote and its auction games: which card may be played, who wins a trick and what it is worth.
 * Page: docs/games/belote.md. It asks of one card, "what other card of the hand forbids you?", and of nothing else.
 */
(function (FollowSuit) {
  "use strict";

  const { firstBroken, highestLed, trickKind, winningPlay } = FollowSuit.tricks;

  /** Strongest first, as in the page's table of cards. */
  const TRUMP_ORDER = ["J", "9", "A", "T", "K", "Q", "8", "7"];
  const PLAIN_ORDER = ["A", "T", "K", "Q", "J", "9", "8", "7"];
  const TRUMP_POINTS = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3, 8: 0, 7: 0 };
  const PLAIN_POINTS = { A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0 };
  const NO_TRUMP_POINTS = { A: 19, T: 10, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0 };

  const PARTNER = { N: "S", S: "N", E: "W", W: "E" };

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "direction": ["clockwise", "anticlockwise"],
    "undertrump": ["must", "may"],
    "raise over partner": ["yes", "no"],
    "undertrump partner": ["free", "never if higher", "only if all trumps"],
    "at over partner": ["yes", "no"],
    "at raise": ["yes", "no"],
    "raise plain": ["no", "yes"],
    "ruff partner": ["no", "yes"],
    "at values": ["13-9-6-5-3-2", "14-9-6-5-3-1", "20-14-11-10-4-3"],
  };
  /** What each preset sets otherwise than the defaults; the game's own default preset first. */
  const PRESETS = {
    "belote-classic": {},
    "coinche-official": { "undertrump": "may" },
    "contree-ffb2016": { "undertrump": "may" },
    "coinche-pagat": {},
  };

  /** Does the first card beat the second? A card of another suit beats only by being a trump. */
  function beats(trump, card, best) {
    if (card.suit !== best.suit) return card.suit === trump;
    const order = trump === "AT" || card.suit === trump ? TRUMP_ORDER : PLAIN_ORDER;
    // Going down the order, the higher of two different cards is the one met first.
    return card.rank !== best.rank && order.find((rank) => rank === card.rank || rank === best.rank) === card.rank;
  }

  /** What the seat to play sees on the table once something is led: questions with the answer yes or no. */
  function look(position) {
    const { trump, options, plays, seat } = position;
    const led = plays[0].card.suit;
    const best = winningPlay(RULES, trump, plays);
    const high = highestLed(RULES, trump, plays);
    const allTrump = trump === "AT";
    const trumpLed = led === trump;
    const plainLed = !trumpLed && !allTrump && trump !== "NT";
    const partnerWins = best.seat === PARTNER[seat];
    const setFree = partnerWins && options["ruff partner"] === "no";
    return {
      isTrump: (card) => card.suit === trump,
      follows: (card) => card.suit === led,
      beatsBest: (card) => beats(trump, card, best.card),
      beatsSuitLed: (card) => card.suit === led && beats(trump, card, high),
      allTrump,
      trumpLed,
      setFree,
      mustTrump: plainLed && !setFree,
      mustUndertrump: options["undertrump"] === "must",
      bestIsTrump: best.card.suit === trump,
      raises: allTrump ? options["at raise"] === "yes" : trumpLed,
      sparesPartner: partnerWins && options[allTrump ? "at over partner" : "raise over partner"] === "no",
      raisesPlain: plainLed && options["raise plain"] === "yes",
      underPartner: plainLed && setFree && best.card.suit === trump ? options["undertrump partner"] : "free",
    };
  }

  const neither = (t, card) => !t.follows(card) && !t.isTrump(card);
  const lowTrump = (t, card) => t.isTrump(card) && !t.beatsBest(card);
  const highTrump = (t, card) => t.isTrump(card) && t.beatsBest(card);
  const mustRaise = (t, card, other) =>
    t.raises && !t.sparesPartner && t.follows(card) && !t.beatsBest(card) && t.follows(other) && t.beatsBest(other);

  /**
   * Every duty: when does a card break it beside one other card of the hand? They stand in the page's order: follow
   * suit, then trump, then go higher. With a higher trump in hand a discard breaks `ruff`, so that stands before
   * `undertrump`, which the lower trumps beside it would give rise to.
   */
  const DUTIES = [
    ["belote.follow", (t, card, other) => !t.follows(card) && t.follows(other)],
    ["belote.ruff", (t, card, other) => t.mustTrump && neither(t, card) && highTrump(t, other)],
    ["belote.undertrump", (t, card, other) =>
      t.mustTrump && t.mustUndertrump && neither(t, card) && lowTrump(t, other)],
    ["belote.raise", (t, card, other) => t.trumpLed && mustRaise(t, card, other)],
    ["belote.overtrump", (t, card, other) => t.mustTrump && lowTrump(t, card) && highTrump(t, other)],
    ["belote.at-raise", (t, card, other) => t.allTrump && mustRaise(t, card, other)],
    ["belote.raise-plain", (t, card, other) =>
      t.raisesPlain && t.follows(card) && !t.beatsSuitLed(card) && t.beatsSuitLed(other)],
    ["belote.partner-under", (t, card, other) =>
      t.underPartner === "never if higher" && lowTrump(t, card) && highTrump(t, other)],
    ["belote.partner-under", (t, card, other) =>
      t.underPartner === "only if all trumps" && lowTrump(t, card) && !t.isTrump(other)],
  ];

  /** The duties of one position, each asking of a card and one other card only. */
  function duties(position) {
    const t = look(position);
    return DUTIES.map(([clause, breaks]) => [clause, (card, other) => breaks(t, card, other)]);
  }

  /** The line of the page for a hand that holds the suit led. */
  function followingClause(t, hand) {
    const canBeat = hand.some((card) => t.follows(card) && t.beatsBest(card));
    if (t.allTrump) return t.raises && !(canBeat && t.sparesPartner) ? "belote.at-raise" : "belote.follow";
    if (t.trumpLed && !canBeat) return "belote.raise-none";
    if (t.trumpLed) return t.sparesPartner ? "belote.follow" : "belote.raise";
    return t.raisesPlain && hand.some(t.beatsSuitLed) ? "belote.raise-plain" : "belote.follow";
  }

  /** The line of the page that fits the position: the clause that every permitted card cites. */
  function permittedBy(position) {
    const { plays, hand } = position;
    if (plays.length === 0) return "belote.lead";
    const t = look(position);
    if (hand.some(t.follows)) return followingClause(t, hand);
    if (!hand.some(t.isTrump)) return "belote.discard";
    if (t.setFree) return "belote.partner-free";
    if (!t.bestIsTrump) return "belote.ruff";
    if (hand.some(t.beatsBest)) return "belote.overtrump";
    return t.mustUndertrump ? "belote.undertrump" : "belote.no-pisse";
  }

  const followers = (t, hand) => hand.filter(t.follows);
  const trumps = (t, hand) => hand.filter(t.isTrump);
  const higherTrumps = (t, hand) => hand.filter((card) => highTrump(t, card));

  /** The cards of a hand that a clause asks for. */
  const ASKS = {
    "belote.follow": followers,
    "belote.raise": higherTrumps,
    "belote.raise-none": trumps,
    "belote.ruff": trumps,
    "belote.overtrump": higherTrumps,
    "belote.undertrump": trumps,
    "belote.at-raise": (t, hand) => hand.filter(hand.some(t.beatsBest) ? t.beatsBest : t.follows),
    "belote.raise-plain": (t, hand) => hand.filter(t.beatsSuitLed),
    "belote.partner-under": (t, hand, position) =>
      hand.filter((card) => firstBroken(duties(position), card, hand) === null),
  };

  /** Which cards of the hand does the clause ask for? One that asks for none in particular permits the whole hand. */
  function askedBy(position, clause) {
    const { plays, hand } = position;
    return plays.length > 0 && Object.hasOwn(ASKS, clause) ? ASKS[clause](look(position), hand, position) : hand;
  }

  /** What is the card worth in this contract, in card points? */
  function points(position, card) {
    const { trump, options } = position;
    if (trump === "NT") return NO_TRUMP_POINTS[card.rank];
    if (trump !== "AT") return (card.suit === trump ? TRUMP_POINTS : PLAIN_POINTS)[card.rank];
    // The option names the values of the six highest, strongest first; eight and seven count nothing.
    const values = options["at values"].split("-");
    return Number(values[TRUMP_ORDER.indexOf(card.rank)] || 0);
  }

  const RULES = {
    contracts: ["S", "H", "D", "C", "NT", "AT"], ranks: PLAIN_ORDER, handSize: 8,
    beats, duties, permittedBy, askedBy, points,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.belote = { key: "belote", options: OPTIONS, presets: PRESETS, kinds: [trickKind(RULES)] };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
