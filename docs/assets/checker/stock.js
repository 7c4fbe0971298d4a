/**
 * What comes before the first trick in Bellot's Trump and in Lochac Trump alike: who deals, how many cards, who may rob
 * and what comes of it, what is laid out. The rules stand in docs/games/bellot.md. A game takes the four kinds of
 * position from `FollowSuit.stock.kinds` and needs the option "rob".
 */
(function (FollowSuit) {
  "use strict";

  const {
    readCard, readCards, readCardsOrNone, readNumber, readSeat, readWord, seatKeys, impossible, fold,
  } = FollowSuit.notation;
  const { RANKS, refuseWrongCards } = FollowSuit.tricks;

  /** @typedef {{suit: string, rank: string, text: string}} Card */

  const PACK = { ranks: RANKS };
  const PACK_SIZE = 52;
  /** What a robber draws and lays out; so many must be left over. */
  const HEAD = 4;

  const nameOf = (seat) => FollowSuit.say(`seat.${seat}`);
  const namesOf = (seats) => FollowSuit.sayList(seats.map(nameOf), "list.and");
  const allOf = (cards) => FollowSuit.sayCards(cards, "list.and");

  /** An answer about which nothing is judged: the first of its reasons is the clause that it rests on. */
  const told = (questions, reasons) =>
    ({ questions: { ...questions, because: reasons[0].clause }, verdicts: [], reasons });

  /** Does the first rank stand above the second? Going down the order, the higher one is met first. */
  const isAbove = (rank, other) => rank !== other && RANKS.find((one) => one === rank || one === other) === rank;

  /** The most cards that may be dealt to each. @param {number} players */
  const limitOf = (players) => Math.floor((PACK_SIZE - HEAD) / players);

  function refuseLonePlayer(players, example) {
    if (players.length < 2) impossible(`Fewer than two players: write ${example} for each player.`);
  }

  /* The cut. */

  function answerCut(facts) {
    const cuts = facts.bySeat("cuts", readCard).map(({ seat, value }) => ({ seat, card: value }));
    refuseLonePlayer(cuts, "North cuts: C9, and so");
    refuseWrongCards(PACK, cuts.map((cut) => cut.card));
    const highest = cuts.filter((cut) => cuts.every((other) => !isAbove(other.card.rank, cut.card.rank)));
    const [best] = highest;
    if (highest.length > 1) {
      const holders = namesOf(highest.map((cut) => cut.seat));
      return told({ dealer: "none" }, [FollowSuit.reason("bellot.cut-again", { holders })]);
    }
    const words = { best: FollowSuit.sayCard(best.card), holder: nameOf(best.seat) };
    return told({ dealer: best.seat }, [FollowSuit.reason("bellot.cut", words)]);
  }

  /* The deal. */

  function answerDeal(facts) {
    const players = facts.need("players", (text) => readNumber(text, 2, 6), "players: 4");
    const cards = facts.need("cards", (text) => readNumber(text, 1, PACK_SIZE), "cards: 9");
    const reasons = [FollowSuit.reason("bellot.deal", { players, limit: limitOf(players) })];
    const stock = PACK_SIZE - players * cards;
    return told(stock >= HEAD ? { legal: "yes", stock: String(stock) } : { legal: "no" }, reasons);
  }

  /* The rob. */

  /** Where the ace of trumps is, when it was not turned up. @param {string} text @returns {string} a seat or "stock" */
  const readPlace = (text) => (fold(text) === "stock" ? "stock" : readSeat(text));

  function readKnownStock(text) {
    const stock = readCards(text);
    if (stock.length >= HEAD - 1) return stock;
    return impossible(`"${text}" is too little of the stock, for robbing draws ${HEAD - 1} cards besides the turn-up: `
      + `write ${HEAD - 1} or more, or leave the stock out.`);
  }

  /** Who has the right, and by which clause? Whether it is used comes later. */
  function rightOf({ dealer, turnUp, ace }) {
    if (turnUp.rank === "A") return { holder: dealer, clause: "bellot.rob-dealer" };
    return { holder: ace === "stock" ? null : ace, clause: "bellot.rob-ace" };
  }

  function readRob(facts, table) {
    const dealer = facts.need("dealer", readSeat, "dealer: South");
    const turnUp = facts.need("turn up", readCard, "turn up: HQ");
    const ace = readAce(facts, turnUp);
    const stock = facts.read("stock", readKnownStock);
    const declined = facts.read("declined", (text) => readWord(text, ["yes", "no"])) === "yes";
    refuseWrongCards(PACK, [turnUp, ...(stock || [])]);
    const { holder, clause } = rightOf({ dealer, turnUp, ace });
    const stockedAce = (stock || []).find((card) => card.suit === turnUp.suit && card.rank === "A");
    if (stockedAce && holder) {
      impossible(`${holder} holds ${stockedAce.text}, but it is in the stock too: change one of the two.`);
    }
    if (declined && !holder) impossible("Nobody may rob, so nobody has declined: leave declined out.");
    if (declined && table.rob === "compulsory") impossible("Robbing is a duty here: leave declined out.");
    return { dealer, turnUp, stock, declined, holder, clause };
  }

  function readAce(facts, turnUp) {
    if (turnUp.rank !== "A") return facts.need("ace", readPlace, "ace: North, or ace: stock");
    const ace = facts.read("ace", readPlace);
    return ace === undefined ? "stock" : impossible(`${turnUp.text} is turned up, so nobody holds it: leave ace out.`);
  }

  function robWords({ dealer, turnUp, stock, holder }) {
    return {
      turnup: FollowSuit.sayCard(turnUp),
      trump: FollowSuit.say(`suit.${turnUp.suit}`),
      ace: FollowSuit.sayCard({ suit: turnUp.suit, rank: "A" }),
      dealer: nameOf(dealer),
      ...(holder && { robber: nameOf(holder) }),
      ...(stock && { cards: allOf(drawnBy({ turnUp, stock })) }),
    };
  }

  const drawnBy = ({ turnUp, stock }) => [turnUp, ...stock.slice(0, HEAD - 1)];

  function answerRob(facts, table) {
    const rob = readRob(facts, table);
    const words = robWords(rob);
    const say = (clause) => FollowSuit.reason(clause, words);
    const turned = say("bellot.turn-up");
    if (rob.declined || !rob.holder) {
      const because = rob.declined ? "bellot.rob-optional" : "bellot.rob-ace";
      return { questions: { robber: "none", moves: "none", because }, verdicts: [], reasons: [turned, say(because)] };
    }
    const judged = (move, permitted, clause) =>
      FollowSuit.verdict({ move }, FollowSuit.say(`move.${move}`), permitted, clause, words);
    const must = table.rob === "compulsory";
    const verdicts = [
      judged("ROB", true, rob.clause),
      judged("DECLINE", !must, must ? "bellot.rob-must" : "bellot.rob-optional"),
    ];
    const moves = verdicts.filter((verdict) => verdict.permitted).map((verdict) => verdict.move).join(" ");
    const draws = rob.stock ? { draws: drawnBy(rob).map((card) => card.text).join(" ") } : {};
    return {
      questions: { robber: rob.holder, moves, ...draws, because: rob.clause },
      verdicts,
      reasons: rob.stock ? [turned, say("bellot.rob-four")] : [turned],
    };
  }

  /* The discard. */

  function answerDiscard(facts) {
    const dealt = facts.need("cards", (text) => readNumber(text, 1, limitOf(2)), "cards: 9");
    const hand = facts.need("hand", readCards, "hand: with all cards after drawing");
    const discards = facts.need("discards", readCardsOrNone, "discards: H2 D2 S4 C7");
    refuseWrongCards(PACK, hand);
    refuseWrongCards(PACK, discards);
    if (hand.length !== dealt + HEAD) {
      impossible(`The hand has ${hand.length} cards, but ${dealt} dealt and ${HEAD} drawn are ${dealt + HEAD}.`);
    }
    const isLaidOut = (card) => discards.some((discard) => discard.text === card.text);
    const after = hand.filter((card) => !isLaidOut(card));
    // A card that is not held leaves the hand as it is, so it is missed here like one too few.
    const legal = discards.length === HEAD && after.length === dealt;
    const left = legal ? { "hand after": after.map((card) => card.text).join(" ") } : {};
    const reasons = [FollowSuit.reason("bellot.discard-four", { held: hand.length })];
    return told({ legal: legal ? "yes" : "no", ...left }, reasons);
  }

  /* The kinds of position. */

  const hasAny = (facts, keys) => keys.some((key) => facts.has(key));

  const cutKind = {
    name: "cut",
    keys: seatKeys("cuts"),
    claims: { dealer: "seat", because: "clause" },
    states: (facts) => hasAny(facts, seatKeys("cuts")),
    answer: answerCut,
  };

  const robKind = {
    name: "rob",
    keys: ["dealer", "turn up", "ace", "stock", "declined"],
    claims: { robber: "seat", moves: "words", draws: "cards", because: "clause" },
    states: (facts) => hasAny(facts, ["turn up", "ace", "declined"]),
    answer: answerRob,
  };

  const discardKind = {
    name: "discard",
    keys: ["cards", "hand", "discards"],
    claims: { "legal": "word", "hand after": "cards", "because": "clause" },
    states: (facts) => hasAny(facts, ["hand", "discards"]),
    answer: answerDiscard,
  };

  const dealKind = {
    name: "deal",
    keys: ["players", "cards"],
    claims: { legal: "word", stock: "number", because: "clause" },
    states: (facts) => hasAny(facts, ["players", "cards"]),
    answer: answerDeal,
  };

  FollowSuit.stock = {
    PACK, kinds: [cutKind, robKind, discardKind, dealKind],
    nameOf, namesOf, allOf, told, isAbove, limitOf, refuseLonePlayer, hasAny,
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
