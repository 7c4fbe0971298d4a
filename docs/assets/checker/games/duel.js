/**
 * Your Trumps (duel), Svoi Kozyri and Challenge: what may be laid or drawn, what follows, who is next, which sixes
 * change hands, and the mirror deal. Page: docs/games/duel.md. It asks of one card, "does it beat the top card?", and
 * gets all else from that.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const {
    readCard, readCardsOrNone, readNumber, readSeat, readSuit, seatKeys, impossible, fold,
  } = FollowSuit.notation;
  const { after, refuseWrongCards } = FollowSuit.tricks;

  /** @typedef {{suit: string, rank: string, text: string}} Card */
  /**
   * One player's turn: the top card is undefined where there is no pile.
   * @typedef {{trump: string, otherTrump?: string, pile: Card[], top?: Card, hand: Card[], table: Object}} Turn
   */
  /** @typedef {{text: string, laid: Card[], taken: number}} Move */
  /** @typedef {{seat: string, trump: string, cards: Card[]}} Player */

  /** Strongest first, the same in every suit. A pack leaves out the lowest ranks. */
  const ORDER = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
  const SUITS = 4;

  /** Each option's values, the default first; in the order of the page. */
  const OPTIONS = {
    "deck": ["36", "24", "28", "32", "52"],
    "draw when": ["cannot beat", "any time"],
    "take": ["3-5-all", "all"],
    "second card": ["yes", "no"],
    "drawn game": ["yes", "no"],
    "sixes exchange": ["no", "yes"],
  };
  /** What each preset sets otherwise than the defaults; the game's own default preset first. */
  const PRESETS = {
    duel: {},
    svoi: { "draw when": "any time", "sixes exchange": "yes" },
    challenge: { "deck": "32", "draw when": "any time", "take": "all", "drawn game": "no" },
  };

  /** @param {Object<string, string>} table @returns {{ranks: string[]}} */
  const packOf = (table) => ({ ranks: ORDER.slice(0, Number(table.deck) / SUITS) });

  const textOf = (cards) => cards.map((card) => card.text).join(" ") || "none";
  const nameOf = (seat) => FollowSuit.say(`seat.${seat}`);

  /* One card against the top card. */

  /** Does the card beat the top card, in the turn of the player who has this trump suit? */
  function beats(trump, card, top) {
    if (card.suit !== top.suit) return card.suit === trump;
    // Going down the order, the higher of two different cards is the one met first.
    return card.rank !== top.rank && ORDER.find((rank) => rank === card.rank || rank === top.rank) === card.rank;
  }

  /** @param {Turn} turn @param {Card} card @returns {boolean} on a lead there is nothing to beat */
  const beatsTop = (turn, card) => turn.top !== undefined && beats(turn.trump, card, turn.top);

  /** The line of the page's table of beating: why does the card beat the top card, or why not? */
  function clauseOf({ trump, otherTrump, hand, top }, card) {
    if (beats(trump, card, top)) {
      if (card.suit === top.suit) return "duel.beat-suit";
      return hand.some((held) => held.suit === top.suit) ? "duel.no-follow" : "duel.beat-trump";
    }
    if (top.suit === trump) return "duel.own-trump";
    return card.suit === otherTrump && top.suit !== otherTrump ? "duel.only-own" : "duel.beats";
  }

  /* A turn. */

  const beatersOf = (turn) => turn.hand.filter((card) => beatsTop(turn, card));

  /** By which clause may the player draw, or not? Asked only where there is a pile. */
  function drawRule(turn) {
    if (beatersOf(turn).length === 0) return "duel.draw-stuck";
    return turn.table["draw when"] === "any time" ? "duel.draw-free" : "duel.must-beat";
  }

  const mayDraw = (turn) => turn.top !== undefined && drawRule(turn) !== "duel.must-beat";

  /** How many cards does a draw take, and by which clause? */
  function amountOf({ trump, top, pile, table }) {
    const most = (count) => Math.min(count, pile.length);
    if (table.take === "all") return { count: pile.length, clause: "duel.take-all" };
    if (top.suit !== trump) return { count: most(3), clause: "duel.draw-three" };
    if (top.rank !== "A") return { count: most(5), clause: "duel.draw-five" };
    return { count: pile.length, clause: "duel.draw-ace" };
  }

  /** The line of the page that fits the turn; beating comes before drawing by choice. */
  function ruleOf(turn) {
    if (turn.top === undefined) return "duel.lead-one";
    if (beatersOf(turn).length === 0) return "duel.draw-stuck";
    if (turn.table["second card"] === "no") return "duel.no-second";
    return turn.hand.length === 1 ? "duel.second-omitted" : "duel.second-card";
  }

  /** @param {string} verb @param {Card[]} laid @returns {Move} */
  const laying = (verb, laid) => ({ text: `${verb} ${laid.map((card) => card.text).join("+")}`, laid, taken: 0 });
  /** @param {number} taken @returns {Move} */
  const drawing = (taken) => ({ text: `DRAW ${taken}`, laid: [], taken });

  /** Every way to lay the beating card: alone, or with each other card of the hand on top. */
  function beatingMoves(turn, card) {
    if (ruleOf(turn) !== "duel.second-card") return [laying("BEAT", [card])];
    return turn.hand.filter((other) => other !== card).map((other) => laying("BEAT", [card, other]));
  }

  /** @param {Turn} turn @returns {Move[]} all legal moves, in the order of the hand, drawing last */
  function movesOf(turn) {
    if (turn.top === undefined) return turn.hand.map((card) => laying("LEAD", [card]));
    const laid = beatersOf(turn).flatMap((card) => beatingMoves(turn, card));
    return mayDraw(turn) ? [...laid, drawing(amountOf(turn).count)] : laid;
  }

  /** What the sentences may name: the top card and its suit, the beating cards, how many a draw takes. */
  function turnWords(turn) {
    if (turn.top === undefined) return {};
    return {
      top: FollowSuit.sayCard(turn.top),
      suit: FollowSuit.say(`suit.${turn.top.suit}`),
      cards: FollowSuit.sayCards(beatersOf(turn)),
      count: amountOf(turn).count,
    };
  }

  function judgeCard(turn, card, words) {
    const said = FollowSuit.sayCard(card);
    const leads = turn.top === undefined;
    const clause = leads ? "duel.lead-one" : clauseOf(turn, card);
    const permitted = leads || beatsTop(turn, card);
    return FollowSuit.verdict({ card: card.text }, said, permitted, clause, { ...words, card: said });
  }

  function judgeDraw(turn, words) {
    return FollowSuit.verdict({ move: "DRAW" }, FollowSuit.say("move.DRAW"), mayDraw(turn), drawRule(turn), words);
  }

  /** "C6 duel.beats, DRAW duel.must-beat" */
  const withClauses = (verdicts) =>
    verdicts.map((verdict) => `${verdict.card || verdict.move} ${verdict.clause}`).join(", ");

  function answerTurn(facts, table) {
    const turn = readTurn(facts, table);
    const words = turnWords(turn);
    const cards = turn.hand.map((card) => judgeCard(turn, card, words));
    const verdicts = turn.top === undefined ? cards : [...cards, judgeDraw(turn, words)];
    const because = ruleOf(turn);
    const amount = mayDraw(turn) ? amountOf(turn) : null;
    const beaters = beatersOf(turn);
    const reasons = verdicts.some((verdict) => verdict.clause === because) ? [] : [because];
    return {
      questions: {
        "moves": movesOf(turn).map((move) => move.text).join("; "),
        "beats": textOf(beaters),
        ...(beaters.length > 0 && { "beats by": withClauses(cards.filter((verdict) => verdict.permitted)) }),
        "draw": amount ? String(amount.count) : "none",
        ...(amount && { "draws by": amount.clause }),
        because,
        "forbidden": withClauses(verdicts.filter((verdict) => !verdict.permitted)) || "none",
      },
      verdicts,
      reasons: [...reasons, ...(amount ? [amount.clause] : [])].map((clause) => FollowSuit.reason(clause, words)),
    };
  }

  /* Reading a turn. */

  /** @param {string} who @returns {(text: string) => Card[]} a reader of cards that are at least one */
  const handOf = (who) => (text) => {
    const cards = readCardsOrNone(text);
    return cards.length > 0 ? cards : impossible(`${who} holds no card, so the game is over: write one card or more.`);
  };

  /** @param {string[]} suits the trump suits of different players, or all suits of a mirror deal */
  function refuseEqualSuits(suits, what) {
    const twice = suits.find((suit, place) => suits.indexOf(suit) < place);
    if (twice) impossible(`${twice} stands here twice, but ${what}: change one of the two.`);
  }

  /** @returns {Turn} */
  function readTurn(facts, table) {
    const trump = facts.need("trump", readSuit, "trump: spades");
    const otherTrump = facts.read("other trump", readSuit);
    const pile = facts.read("pile", readCardsOrNone) || [];
    const hand = facts.need("hand", handOf("The player to move"), "hand: S7 H9");
    refuseEqualSuits(otherTrump ? [trump, otherTrump] : [trump], "no two players have the same trump suit");
    refuseWrongCards(packOf(table), [...pile, ...hand]);
    return { trump, otherTrump, pile, top: pile[pile.length - 1], hand, table };
  }

  /** "beat.S7.9h" in canonical spelling: "BEAT S7+H9". */
  function readMove(text) {
    const [verb, ...rest] = text.split(/[ \t\r\n\u00a0.,+]+/).filter((part) => part !== "");
    const draws = /^draw$/i.test(verb);
    if (rest.length === 0 || (draws ? rest.length > 1 : !/^(?:lead|beat)$/i.test(verb))) {
      throw new CheckerError("notation", `"${text}" is not a move: write LEAD C6, BEAT S7+H9, BEAT S7 or DRAW 3.`);
    }
    if (draws) return drawing(readNumber(rest[0], 1, ORDER.length * SUITS)).text;
    return laying(verb.toUpperCase(), rest.map(readCard)).text;
  }

  /* A move and what follows. */

  /** Of all legal moves, the one that is played. @returns {Move} */
  function legalMove(turn, text) {
    const moves = movesOf(turn);
    const move = moves.find((one) => one.text === text);
    if (move) return move;
    const some = moves.slice(0, 6).map((one) => one.text).join("; ");
    return impossible(`${text} is not a legal move here (${ruleOf(turn)}). Write one that is: `
      + `${some}${moves.length > 6 ? " ..." : ""}.`);
  }

  /** The hand and the pile after the move. Cards drawn come from the top, and the top one comes first. */
  function follow(turn, move) {
    const left = turn.pile.length - move.taken;
    return {
      hand: [...turn.hand.filter((card) => !move.laid.includes(card)), ...turn.pile.slice(left).reverse()],
      pile: [...turn.pile.slice(0, left), ...move.laid],
    };
  }

  /** Is the game drawn, now that this player alone holds cards? */
  const isDrawn = (table, { trump, cards }, top) =>
    table["drawn game"] === "yes" && cards.length === 1 && beats(trump, cards[0], top);

  /** What the move leads to: the result, and the clause that says so. */
  function outcome(turn, move, next, other) {
    const top = next.pile[next.pile.length - 1];
    if (next.hand.length === 0) {
      return isDrawn(turn.table, other, top) ? ["drawn", "duel.drawn"] : ["won", "duel.win"];
    }
    if (move.taken > 0) return ["goes on", top ? "duel.after-draw" : "duel.empty-lead"];
    return ["goes on", ruleOf(turn)];
  }

  function answerMove(facts, table) {
    const turn = readTurn(facts, table);
    facts.need("other trump", readSuit, "other trump: hearts");
    const other = {
      trump: turn.otherTrump,
      cards: facts.need("other hand", handOf("The other player"), "other hand: D6 HK"),
    };
    refuseWrongCards(packOf(table), [...turn.pile, ...turn.hand, ...other.cards]);
    const move = facts.need("plays", (text) => legalMove(turn, readMove(text)), "plays: BEAT S7+H9");
    const next = follow(turn, move);
    const top = next.pile[next.pile.length - 1];
    const [result, because] = outcome(turn, move, next, other);
    const words = top ? { top: FollowSuit.sayCard(top), card: FollowSuit.sayCard(other.cards[0]) } : {};
    return {
      questions: {
        "hand after": textOf(next.hand),
        "pile after": textOf(next.pile),
        "faces": result === "goes on" && top ? top.text : "none",
        result,
        because,
      },
      verdicts: [],
      reasons: [FollowSuit.reason(because, words)],
    };
  }

  /* The table, with up to four players. */

  /** The players in the order in which the facts first name them. @param {string} end "left" or "dealt" */
  function readPlayers(facts, end) {
    const trumps = facts.bySeat("trump", readSuit);
    const hands = facts.bySeat(end, readCardsOrNone);
    const named = facts.list.filter(({ key }) => seatKeys("trump").includes(key) || seatKeys(end).includes(key));
    const seats = [...new Set(named.map(({ key }) => readSeat(key.split(" ")[0])))];
    if (seats.length < 2) impossible(`Fewer than two players: write North trump and North ${end}, and so for each.`);
    const players = seats.map((seat) => {
      const trump = trumps.find((one) => one.seat === seat);
      const hand = hands.find((one) => one.seat === seat);
      if (!trump) impossible(`The trump suit of ${seat} is missing: write ${seat} trump: spades.`);
      if (!hand) impossible(`The cards of ${seat} are missing: write ${seat} ${end}: S7 H9, or none.`);
      return { seat, trump: trump.value, cards: hand.value };
    });
    refuseEqualSuits(players.map((player) => player.trump), "no two players have the same trump suit");
    return players;
  }

  /** Who holds cards and comes next, clockwise after this seat? @param {Player[]} holders @returns {Player} */
  function nextHolder(holders, seat) {
    const next = after({}, seat);
    return holders.find((player) => player.seat === next) || nextHolder(holders, next);
  }

  /** Refuses a table that no move can have left behind. */
  function refuseWrongTable(players, mover, top) {
    const moved = players.find((player) => player.seat === mover);
    if (!moved) impossible(`${mover} has moved, but is no player here: write ${mover} trump and ${mover} left.`);
    if (players.every((player) => player === moved || player.cards.length === 0)) {
      impossible(`Nobody besides ${mover} holds cards, so the game was over before: give another player a card.`);
    }
    if (moved.cards.length === 0 && !top) {
      impossible(`${mover} holds no card, so has just laid the last: write it as top.`);
    }
  }

  function answerTable(facts, table) {
    const mover = facts.need("mover", readSeat, "mover: West");
    const players = readPlayers(facts, "left");
    const [top] = facts.need("top", readTop, "top: C9, or top: none");
    refuseWrongCards(packOf(table), [...(top ? [top] : []), ...players.flatMap((player) => player.cards)]);
    refuseWrongTable(players, mover, top);
    const holders = players.filter((player) => player.cards.length > 0);
    return holders.length === 1 ? tableOver(table, holders[0], top) : tableGoesOn(nextHolder(holders, mover), top);
  }

  /** @param {string} text a card or "none" @returns {Card[]} at most one */
  const readTop = (text) => (fold(text) === "none" ? [] : [readCard(text)]);

  function tableOver(table, last, top) {
    const drawn = isDrawn(table, last, top);
    const because = drawn ? "duel.drawn" : "duel.last-loses";
    const words = { seat: nameOf(last.seat), card: FollowSuit.sayCard(last.cards[0]), top: FollowSuit.sayCard(top) };
    return {
      questions: { next: "none", faces: "none", result: drawn ? "drawn" : last.seat, because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, words)],
    };
  }

  function tableGoesOn(next, top) {
    const because = top ? "duel.drop-out" : "duel.empty-lead";
    return {
      questions: { next: next.seat, faces: top ? top.text : "none", result: "goes on", because },
      verdicts: [],
      reasons: [FollowSuit.reason(because, { seat: nameOf(next.seat) })],
    };
  }

  /* The sixes. */

  /** How many cards was each dealt? Refuses hands that cannot be so. */
  function dealtSize(players, table) {
    const pack = packOf(table);
    const size = Number(table.deck) / players.length;
    if (!Number.isInteger(size)) {
      impossible(`${table.deck} cards cannot be dealt evenly to ${players.length} players: change the deck.`);
    }
    const dealt = players.flatMap((player) => player.cards);
    refuseWrongCards(pack, dealt);
    const rich = players.find((player) => player.cards.length > size);
    if (rich) impossible(`${rich.seat} was dealt ${rich.cards.length} cards, but each gets ${size}: leave some out.`);
    const sixes = dealt.filter((card) => card.rank === "6");
    if (pack.ranks.includes("6") && sixes.length < SUITS) {
      impossible(`Only ${sixes.length} of the four sixes are here, but all are dealt: say who was dealt the others.`);
    }
    return size;
  }

  /** Each six that changes hands. A six of a suit that is nobody's trump has no owner to go to. */
  function giftsOf(players) {
    const sixes = players.flatMap((giver) =>
      giver.cards.filter((card) => card.rank === "6").map((card) => ({ card, giver })));
    return sixes
      .map(({ card, giver }) => ({ card, giver, taker: players.find((player) => player.trump === card.suit) }))
      .filter(({ giver, taker }) => taker !== undefined && taker !== giver);
  }

  function answerSixes(facts, table) {
    const players = readPlayers(facts, "dealt");
    const size = dealtSize(players, table);
    const exchanged = table["sixes exchange"] === "yes" && packOf(table).ranks.includes("6");
    const because = exchanged ? "duel.sixes" : "duel.sixes-stay";
    const gifts = exchanged ? giftsOf(players) : [];
    const sizes = players.map((player) => size
      + gifts.filter((gift) => gift.taker === player).length - gifts.filter((gift) => gift.giver === player).length);
    return {
      questions: {
        gives: gifts.map(({ card, giver, taker }) => `${card.text} ${giver.seat} ${taker.seat}`).join(", ") || "none",
        sizes: players.map((player, place) => `${player.seat} ${sizes[place]}`).join(", "),
        because,
      },
      verdicts: [],
      reasons: [FollowSuit.reason(because, {})],
    };
  }

  /* The mirror deal. */

  /** "K Q 10" as ranks, in the order written. @param {string} text @returns {string[]} */
  function readRanks(text) {
    if (fold(text) === "none") return [];
    const written = text.split(/[ \t\r\n\u00a0,;.+]+/).filter((part) => part !== "");
    if (written.length === 0) throw new CheckerError("notation", `"${text}" holds no rank: write K Q J, or none.`);
    return written.map((part) => {
      const rank = part === "10" ? "T" : part.replace(/[a-z]/g, (letter) => letter.toUpperCase());
      if (ORDER.includes(rank)) return rank;
      throw new CheckerError("notation", `"${part}" is not a rank: write A K Q J T 9 ... 2, with spaces between.`);
    });
  }

  /** The ranks of one suit that come to the dealer. */
  function readDealerRanks(facts, key, pack) {
    const ranks = facts.need(key, readRanks, `${key}: K Q J, or ${key}: none`);
    refuseWrongCards(pack, ranks.map((rank) => ({ rank, text: `The rank ${rank} of ${key}` })));
    return ranks;
  }

  const MIRROR_SUITS = ["dealer trump", "dealer side", "other trump", "other side"];

  function answerMirror(facts, table) {
    const pack = packOf(table);
    const suits = MIRROR_SUITS.map((key) => facts.need(key, readSuit, `${key}: spades`));
    refuseEqualSuits(suits, "the deal needs the four suits, each once");
    const [trump, side, otherTrump, otherSide] = suits;
    const trumpRanks = readDealerRanks(facts, "trump ranks", pack);
    const sideRanks = readDealerRanks(facts, "side ranks", pack);
    // Both go down the pack, so that each suit stands in its order, however the ranks were written.
    const of = (suit, ranks) => pack.ranks.filter((rank) => ranks.includes(rank)).map((rank) => suit + rank);
    const rest = (ranks) => pack.ranks.filter((rank) => !ranks.includes(rank));
    // The two hands are one and the same pattern, laid over the suits from the dealer's side and from the other's.
    const hand = (ownTrump, ownSide, theirTrump, theirSide) => [
      ...of(ownTrump, trumpRanks), ...of(ownSide, sideRanks),
      ...of(theirTrump, rest(trumpRanks)), ...of(theirSide, rest(sideRanks)),
    ].join(" ");
    return {
      questions: {
        "dealer holds": hand(trump, side, otherTrump, otherSide),
        "other holds": hand(otherTrump, otherSide, trump, side),
        "because": "duel.mirror",
      },
      verdicts: [],
      reasons: [FollowSuit.reason("duel.mirror", {})],
    };
  }

  /* The kinds of position. */

  const hasAny = (facts, keys) => keys.some((key) => facts.has(key));
  const TURN_KEYS = ["trump", "other trump", "pile", "hand"];

  const turnKind = {
    name: "turn",
    keys: TURN_KEYS,
    claims: {
      "moves": "moves", "beats": "cards", "beats by": "with clauses", "draw": "number", "draws by": "clause",
      "because": "clause", "forbidden": "with clauses",
    },
    states: (facts) => hasAny(facts, ["hand", "pile"]),
    answer: answerTurn,
  };

  const moveKind = {
    name: "move",
    keys: [...TURN_KEYS, "other hand", "plays"],
    claims: {
      "hand after": "cards", "pile after": "cards in order", "faces": "cards", "result": "word", "because": "clause",
    },
    states: (facts) => hasAny(facts, ["plays", "other hand"]),
    answer: answerMove,
  };

  const tableKind = {
    name: "table",
    keys: ["mover", "top", ...seatKeys("trump"), ...seatKeys("left")],
    claims: { next: "seat", faces: "cards", result: "entries", because: "clause" },
    states: (facts) => hasAny(facts, ["mover", "top", ...seatKeys("left")]),
    answer: answerTable,
  };

  const sixesKind = {
    name: "sixes",
    keys: [...seatKeys("trump"), ...seatKeys("dealt")],
    claims: { gives: "entries", sizes: "entries in order", because: "clause" },
    states: (facts) => hasAny(facts, seatKeys("dealt")),
    answer: answerSixes,
  };

  const mirrorKind = {
    name: "mirror",
    keys: [...MIRROR_SUITS, "trump ranks", "side ranks"],
    claims: { "dealer holds": "cards", "other holds": "cards", "because": "clause" },
    states: (facts) => hasAny(facts, ["dealer trump", "dealer side", "other side", "trump ranks", "side ranks"]),
    answer: answerMirror,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.duel = {
    key: "duel", options: OPTIONS, presets: PRESETS, kinds: [moveKind, tableKind, sixesKind, mirrorKind, turnKind],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
