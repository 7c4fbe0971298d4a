/**
 * Bellot's Trump: who deals, how many cards, who may rob and what comes of it, who has the game and who pays whom.
 * Page: docs/games/bellot.md. Everything before the settlement is the same in Lochac Trump, which finds it in
 * `FollowSuit.stockKinds`. The settlement sets two players side by side: who beats whom, and who owes whom what.
 */
(function (FollowSuit) {
  "use strict";

  const {
    readCard, readCards, readCardsOrNone, readNumber, readSeat, readSuit, readWord, seatKeys, impossible, fold,
  } = FollowSuit.notation;
  const { refuseWrongCards } = FollowSuit.tricks;

  /** @typedef {{suit: string, rank: string, text: string}} Card */
  /** @typedef {{seat: string, trumps: Card[]}} Player */

  /** Strongest first, the same in every suit. */
  const PACK = { ranks: ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] };
  const PACK_SIZE = 52;
  /** What a robber draws and lays out; so many must be left over. */
  const HEAD = 4;
  const COURTS = { K: 6, Q: 4, J: 2 };
  const OTHER_TRUMP = 1;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "rob": ["optional", "compulsory"],
    "payout": ["winner only", "dialogue"],
    "tie": ["highest trump", "no game", "share"],
  };
  /** What each preset sets otherwise than the defaults; the game's own default preset first. */
  const PRESETS = {
    "bellot": {},
    "bellot-scene": { payout: "dialogue" },
  };

  const nameOf = (seat) => FollowSuit.say(`seat.${seat}`);
  const namesOf = (seats) => FollowSuit.sayList(seats.map(nameOf), "list.and");
  const allOf = (cards) => FollowSuit.sayCards(cards, "list.and");

  /** An answer about which nothing is judged: the first of its reasons is the clause that it rests on. */
  const told = (questions, reasons) =>
    ({ questions: { ...questions, because: reasons[0].clause }, verdicts: [], reasons });

  /** Does the first rank stand above the second? Going down the order, the higher one is met first. */
  const isAbove = (rank, other) => rank !== other && PACK.ranks.find((one) => one === rank || one === other) === rank;

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

  /* The settlement. */

  const holds = ({ trumps }, rank) => trumps.some((card) => card.rank === rank);

  /** Has the first player the highest of the trumps that one of the two shows? */
  const isHigher = (one, other) => {
    const highest = PACK.ranks.find((rank) => holds(one, rank) || holds(other, rank));
    return highest !== undefined && holds(one, highest);
  };

  const courtsOf = (player) => player.trumps.filter((card) => Object.hasOwn(COURTS, card.rank));
  const othersOf = (player) => player.trumps.filter((card) => !Object.hasOwn(COURTS, card.rank));
  const courtsWorth = (player) => courtsOf(player).reduce((sum, card) => sum + COURTS[card.rank], 0);
  const othersWorth = (player) => othersOf(player).length * OTHER_TRUMP;

  /** @returns {Player[]} in the order of the facts */
  function readShown(facts, trump) {
    const hands = facts.bySeat("shows", readCardsOrNone);
    refuseLonePlayer(hands, "North shows: HK H2, or none, and so");
    refuseWrongCards(PACK, hands.flatMap((hand) => hand.value));
    const most = limitOf(hands.length);
    const rich = hands.find((hand) => hand.value.length > most);
    if (rich) {
      impossible(`${rich.seat} shows ${rich.value.length} cards, but ${hands.length} players get ${most} each at most: `
        + "leave some out.");
    }
    return hands.map(({ seat, value }) => ({ seat, trumps: value.filter((card) => card.suit === trump) }));
  }

  /** Who shows trumps, and as many as anybody? Two players or more are a tie. */
  const leadersOf = (players) => players.filter((player) =>
    player.trumps.length > 0 && players.every((other) => other.trumps.length <= player.trumps.length));

  /** Who has the game, and by which clause? @returns {{winners: Player[], clause: string}} */
  function gameOf(leaders, tie) {
    if (leaders.length === 0) return { winners: [], clause: "bellot.none" };
    if (leaders.length === 1) return { winners: leaders, clause: "bellot.most" };
    if (tie === "no game") return { winners: [], clause: "bellot.tie-no-game" };
    if (tie === "share") return { winners: leaders, clause: "bellot.tie-shared" };
    const winners = leaders.filter((one) => leaders.every((other) => other === one || isHigher(one, other)));
    return { winners, clause: "bellot.tie" };
  }

  /** What the first player owes the second. */
  function owes(payout, winners, debtor, creditor) {
    if (debtor === creditor) return 0;
    const paysForGame = winners.includes(creditor) && !winners.includes(debtor);
    const forGame = paysForGame ? othersWorth(creditor) : 0;
    const forCourts = paysForGame || payout === "dialogue" ? courtsWorth(creditor) : 0;
    return forGame + forCourts;
  }

  /** The clauses of payment, each once for every player whom it pays. */
  function paymentReasons(payout, players, winners) {
    const isPaid = winners.length < players.length;
    const paid = (clause, player, value) =>
      FollowSuit.reason(clause, { holder: nameOf(player.seat), value, cards: allOf(courtsOf(player)) });
    if (payout === "winner only") {
      return isPaid ? winners.map((one) => paid("bellot.pay", one, courtsWorth(one) + othersWorth(one))) : [];
    }
    const rests = isPaid ? winners.filter((one) => othersOf(one).length > 0) : [];
    const courts = players.filter((one) => courtsOf(one).length > 0);
    return [
      ...courts.map((one) => paid("bellot.pay-courts", one, courtsWorth(one))),
      ...rests.map((one) => paid("bellot.pay-rest", one, othersWorth(one))),
    ];
  }

  /** Why has this player, or nobody, the game? */
  function gameReason(leaders, { winners, clause }) {
    if (leaders.length === 0) return FollowSuit.reason(clause, {});
    const [holder] = winners;
    const words = { holders: namesOf(leaders.map((one) => one.seat)), count: leaders[0].trumps.length };
    if (!holder) return FollowSuit.reason(clause, words);
    const best = holder.trumps.find((card) => holder.trumps.every((other) => !isAbove(other.rank, card.rank)));
    return FollowSuit.reason(clause, { ...words, holder: nameOf(holder.seat), best: FollowSuit.sayCard(best) });
  }

  function answerSettlement(facts, table) {
    const players = readShown(facts, facts.need("trump", readSuit, "trump: hearts"));
    const leaders = leadersOf(players);
    const game = gameOf(leaders, table.tie);
    const debt = (debtor, creditor) => owes(table.payout, game.winners, debtor, creditor);
    const balance = (player) => players.reduce((sum, other) => sum + debt(other, player) - debt(player, other), 0);
    const questions = {
      "counts": players.map((player) => `${player.seat} ${player.trumps.length}`).join(", "),
      "has game": game.winners.map((player) => player.seat).join(" ") || "none",
      "pays": players.map((player) => `${player.seat} ${balance(player)}`).join(", "),
    };
    return told(questions, [gameReason(leaders, game), ...paymentReasons(table.payout, players, game.winners)]);
  }

  /* Claims. */

  /** One seat, several in the order of the facts, or none. */
  const seatsClaim = (claimed, answered) => (fold(claimed) === "none" ? "none"
    : claimed.split(/[ \t\u00a0,;]+/).filter((part) => part !== "").map(readSeat).join(" ")) === answered;

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

  const settlementKind = {
    name: "settlement",
    keys: ["trump", ...seatKeys("shows")],
    claims: { "counts": "entries in order", "has game": seatsClaim, "pays": "entries in order", "because": "clause" },
    states: (facts) => hasAny(facts, ["trump", ...seatKeys("shows")]),
    answer: answerSettlement,
  };

  FollowSuit.stockKinds = [cutKind, robKind, discardKind, dealKind];
  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.bellot = {
    key: "bellot", options: OPTIONS, presets: PRESETS, kinds: [...FollowSuit.stockKinds, settlementKind],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
