/**
 * Belote and its auction games: taking up and the auction, which card may be played, who wins a trick and what it is
 * worth, belote, announcements, the score of a deal and the match.
 * Page: docs/games/belote.md. It asks of one card, "what other card of the hand forbids you?"; it folds calls, one by
 * one, into what stands; and it takes a score from a table of terms, so that number and working are one thing.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const {
    readCard, readCards, readCardsOrNone, readNumber, readSeat, readTrump, readWord, seatKeys, impossible, fold,
  } = FollowSuit.notation;
  const {
    SEATS, after, orderFrom, firstBroken, highestLed, refuseWrongCards, trickKind, winningPlay,
  } = FollowSuit.tricks;

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
    "denominations": ["suits", "with NT and AT"],
    "second round suit": ["not turnup", "any"],
    "all pass": ["redeal", "forced take"],
    "max bid": ["160", "none"],
    "denomination order": ["none", "C D H S NT AT"],
    "coinche timing": ["on turn", "any time"],
    "coinche freezes": ["yes", "no"],
    "generale": ["no", "yes"],
    "announcements": ["no", "yes"],
    "annonce tie": ["none", "first to speak"],
    "belote order": ["any", "king first"],
    "belote on failure": ["kept", "taken"],
    "success": ["contract and majority", "contract only"],
    "min 80": ["80", "82"],
    "tie rule": ["litige", "fail", "replay"],
    "litige last deal": ["each keeps", "lost"],
    "multiplier": ["whole 4", "bid 4", "bid 3"],
    "failed points": ["162", "160"],
    "rounding": ["none", "5 up", "6 up"],
    "target": ["1000", "501", "701", "1001", "2000", "3000"],
    "end": ["reach", "exceed"],
  };
  /** What the three auction games have in common. */
  const AUCTION = { "tie rule": "fail", "failed points": "160", "rounding": "5 up", "target": "2000" };
  /** What each preset sets otherwise than the defaults; the game's own default preset first. */
  const PRESETS = {
    "belote-classic": {},
    "coinche-official": { ...AUCTION, "undertrump": "may", "announcements": "yes" },
    "contree-ffb2016": {
      ...AUCTION, "undertrump": "may", "success": "contract only", "belote on failure": "taken",
    },
    "coinche-pagat": {
      ...AUCTION, "success": "contract only", "min 80": "82", "multiplier": "bid 4", "coinche timing": "any time",
    },
  };
  /** What is no option: the preset a table started from says how it finds a contract, and by which page it counts. */
  const COUNTS_BY = {
    "belote-classic": "belote.score-classic",
    "coinche-official": "belote.score-coinche",
    "contree-ffb2016": "belote.score-contree",
    "coinche-pagat": "belote.score-pagat",
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

  /* What all that is not a trick has in common. */

  const SUITS = ["S", "H", "D", "C"];
  /** The denominations as they rank, lowest first. */
  const RANKING = ["C", "D", "H", "S", "NT", "AT"];
  const PAIRS = ["NS", "EW"];
  const YES_NO = ["yes", "no"];
  /** The largest number with five digits. */
  const MOST = 99999;

  const nameOf = (seat) => FollowSuit.say(`seat.${seat}`);
  const pairOf = (seat) => PAIRS.find((pair) => pair.includes(seat));
  const reason = (clause, values = {}) => FollowSuit.reason(clause, values);
  const hasAny = (facts, keys) => keys.some((key) => facts.has(key));
  const sayTrump = (trump) => FollowSuit.say(SUITS.includes(trump) ? `suit.${trump}` : `call.${trump}`);
  const sayTrumps = (trumps) => FollowSuit.sayList(trumps.map(sayTrump));
  /** The two players of a pair, as {one} and {other}. */
  const playersOf = (pair) => ({ one: nameOf(pair[0]), other: nameOf(pair[1]) });

  /** The preset that the table started from. */
  const variantOf = (facts) =>
    facts.read("variant", (text) => readWord(text, Object.keys(PRESETS))) || Object.keys(PRESETS)[0];
  const hasAuction = (variant) => variant !== "belote-classic";

  function notation(message) {
    throw new CheckerError("notation", message);
  }

  /** A fact that this table does not know. */
  function refuseFact(facts, key, why) {
    if (facts.has(key)) impossible(`${why}, so "${key}" says nothing here: leave it out.`);
  }

  function readPair(text) {
    return PAIRS.find((pair) => pair === text.toUpperCase()) || notation(`"${text}" is not a pair: write NS or EW.`);
  }

  /** "take belote.take-named, H belote.take-named" */
  const forbiddenOf = (verdicts) => verdicts.filter((verdict) => !verdict.permitted)
    .map((verdict) => `${verdict.move} ${verdict.clause}`).join(", ") || "none";

  /* Calls. A call is { name, suit?, number?, seat? }; its name is a word below, "suit", or "number" with a number. */

  const PLAIN_CALLS = ["pass", "take", "coinche", "surcoinche"];
  const TRICK_BIDS = ["capot", "generale"];

  /** The words of a list of calls. @param {string} text @returns {string[]} */
  function callWords(text) {
    if (fold(text) === "none") return [];
    const words = text.split(/[ \t\r\n\u00a0,;.+]+/).filter((word) => word !== "");
    return words.length > 0 ? words : notation(`"${text}" holds no call: write pass, 90 H, or none.`);
  }

  /** A call of one word, where cards are turned up: a seat has no place there, so S is spades. */
  function readTakeWord(word) {
    const name = fold(word);
    return name === "pass" || name === "take" ? { name } : { name: "suit", suit: readTrump(word) };
  }

  /** The calls of an auction. No call begins with a suit, so S is South before a call and spades after a number. */
  function readAuctionCalls(text) {
    const words = callWords(text);
    const calls = [];
    while (words.length > 0) {
      const seat = /^(?:[nesw]|north|east|south|west)$/i.test(words[0]) ? readSeat(words.shift()) : undefined;
      const call = readAuctionCall(words);
      calls.push(seat ? { ...call, seat } : call);
    }
    return calls;
  }

  /** Takes one call off the words. @param {string[]} words */
  function readAuctionCall(words) {
    if (words.length === 0) notation("A seat stands here without its call: write W coinche.");
    const word = words.shift();
    const name = fold(word);
    if (name !== "take" && PLAIN_CALLS.includes(name)) return { name };
    const number = /^[0-9]{1,4}$/.test(word) ? Number(word) : undefined;
    if (number === undefined && !TRICK_BIDS.includes(name)) {
      notation(`"${word}" is not a call of an auction: write pass, 90 H, capot H, coinche or surcoinche.`);
    }
    if (words.length === 0) notation(`"${word}" stands without its suit: write ${word} H.`);
    const suit = readTrump(words.shift());
    return number === undefined ? { name, suit } : { name: "number", number, suit };
  }

  /** The call in canonical text, without a seat. */
  function callText({ name, number, suit }) {
    if (name === "suit") return suit;
    return suit ? `${name === "number" ? number : name} ${suit}` : name;
  }

  /** The call in words: "90 hearts". */
  function sayCall({ name, number, suit }) {
    if (name === "suit") return sayTrump(suit);
    if (!suit) return FollowSuit.say(`call.${name}`);
    return FollowSuit.say(name === "number" ? "call.bid-in" : `call.${name}-in`, { number, suit: sayTrump(suit) });
  }

  /* Taking up. A bidding is { calls, turnUp, table, order }, its order that of the seats. */

  /** What may be trump at this table. */
  const offered = (table) => (table["denominations"] === "suits" ? SUITS : RULES.contracts);
  const inFirstRound = ({ calls }) => calls.length < SEATS.length;
  const speakerOf = ({ calls, order }) => order[calls.length % SEATS.length];
  const takerOf = ({ calls, order }) => {
    const place = calls.findIndex((call) => call.name !== "pass");
    return place < 0 ? undefined : order[place % SEATS.length];
  };

  /** What forbids the next speaker to say this? A clause, or null. */
  function forbidsTaking(bidding, call) {
    const { calls, turnUp, table } = bidding;
    if (inFirstRound(bidding)) return call.name === "suit" ? "belote.take-turned" : null;
    if (call.name === "pass") {
      return calls.length === 7 && table["all pass"] === "forced take" ? "belote.forced-take" : null;
    }
    const turned = call.suit === turnUp.suit && table["second round suit"] === "not turnup";
    return call.name === "take" || turned || !offered(table).includes(call.suit) ? "belote.take-named" : null;
  }

  function readBidding(facts, table) {
    if (hasAuction(variantOf(facts))) impossible("This table has an auction: write auction, or leave variant out.");
    const dealer = facts.need("dealer", readSeat, "dealer: South");
    const turnUp = facts.need("turn up", readCard, "turn up: H9");
    refuseWrongCards(RULES, [turnUp]);
    const called = facts.need("calls", (text) => callWords(text).map(readTakeWord), "calls: pass, pass, or none");
    const start = { calls: [], turnUp, table, order: orderFrom(table, after(table, dealer)) };
    return called.reduce((bidding, call) => {
      if (isTakingOver(bidding)) impossible(`"${callText(call)}" comes after the end: leave it out.`);
      const broken = forbidsTaking(bidding, call);
      if (broken) impossible(`${speakerOf(bidding)} may not say "${callText(call)}" here (${broken}): change it.`);
      return { ...bidding, calls: [...bidding.calls, call] };
    }, start);
  }

  const isTakingOver = (bidding) => takerOf(bidding) !== undefined || bidding.calls.length === 2 * SEATS.length;

  function takingOpen(bidding) {
    const seat = speakerOf(bidding);
    const fits = inFirstRound(bidding) ? "belote.take-turned" : "belote.take-named";
    const naming = offered(bidding.table).map((suit) => ({ name: "suit", suit }));
    const free = naming.filter((call) => !forbidsTaking(bidding, call)).map((call) => call.suit);
    const values = { seat: nameOf(seat), suit: sayTrump(bidding.turnUp.suit), suits: sayTrumps(free) };
    const judged = [{ name: "pass" }, { name: "take" }, ...naming];
    const verdicts = judged.map((call) => {
      const broken = forbidsTaking(bidding, call);
      return FollowSuit.verdict({ move: callText(call) }, sayCall(call), !broken, broken || fits, values);
    });
    return {
      questions: {
        speaks: seat,
        legal: verdicts.filter((verdict) => verdict.permitted).map((verdict) => verdict.move).join(", "),
        forbidden: forbiddenOf(verdicts),
        because: fits,
      },
      verdicts,
      reasons: [],
    };
  }

  function takingOver(bidding) {
    const { calls, turnUp, order } = bidding;
    const taker = takerOf(bidding);
    const closed = { speaks: "none", legal: "none" };
    if (!taker) {
      return {
        questions: { ...closed, contract: "void", because: "belote.all-pass" },
        verdicts: [],
        reasons: [reason("belote.all-pass", { next_dealer: nameOf(order[0]) })],
      };
    }
    const trump = calls[calls.length - 1].suit || turnUp.suit;
    const gets = order.map((seat) => `${seat} ${seat === taker ? 2 : 3}`).join(", ");
    const values = {
      seat: nameOf(taker), suit: sayTrump(trump), turn_up: FollowSuit.sayCard(turnUp),
      leader: nameOf(order[0]), dealer: nameOf(order[SEATS.length - 1]),
    };
    return {
      questions: { ...closed, contract: `${trump} ${taker}`, leads: order[0], gets, because: "belote.first-lead" },
      verdicts: [],
      reasons: ["belote.taken", "belote.first-lead"].map((clause) => reason(clause, values)),
    };
  }

  function answerTaking(facts, table) {
    const bidding = readBidding(facts, table);
    return isTakingOver(bidding) ? takingOver(bidding) : takingOpen(bidding);
  }

  /* The auction: { table, closing, dealer, turn, bid?, by, doubled, left }. `left` is how many passes in a row still
     end it; `closing` says that a capot ends it at once; `by` names who coinched and who surcoinched. */

  const isOver = (auction) => auction.left === 0;
  const isAnyTime = ({ table }) => table["coinche timing"] === "any time";
  const freezes = ({ table }) => table["coinche freezes"] === "yes";
  const isDoubled = ({ doubled }) => doubled !== "no";

  /** May this number and suit follow what was bid? */
  function outbids({ table, bid }, { number, suit }) {
    if (number % 10 !== 0 || number < 80) return false;
    if (table["max bid"] !== "none" && number > Number(table["max bid"])) return false;
    if (!bid || number > bid.number) return true;
    const order = table["denomination order"].split(" ");
    return number === bid.number && order.indexOf(suit) > order.indexOf(bid.suit);
  }

  /** What forbids a bid, in its turn? The first rule in the order of the page, or null. */
  function forbidsBid(auction, call) {
    const standing = auction.bid ? auction.bid.name : "nothing";
    if (isDoubled(auction) && freezes(auction)) return "belote.coinche";
    if (standing === "generale") return "belote.generale";
    if (standing === "capot" && call.name !== "generale") return "belote.capot-bid";
    if (!offered(auction.table).includes(call.suit)) return "belote.four-suits";
    return call.name === "number" && !outbids(auction, call) ? "belote.bid" : null;
  }

  /** The rule of each call: the clause of one that is legal. */
  const RULE_OF = {
    pass: "belote.pass", bid: "belote.bid", number: "belote.bid", capot: "belote.capot-bid",
    generale: "belote.generale", coinche: "belote.coinche", surcoinche: "belote.surcoinche",
  };

  /** What forbids this seat to call so? A clause, or null. */
  function forbidsCall(auction, seat, call) {
    const exempt = call.name === "coinche" && isAnyTime(auction);
    if (seat !== auction.turn && !exempt) return "belote.turn";
    if (call.name === "pass") return null;
    if (call.suit) return forbidsBid(auction, call);
    const bySide = auction.bid !== undefined && pairOf(auction.bid.seat) === pairOf(seat);
    const fits = call.name === "coinche"
      ? auction.bid !== undefined && !bySide && !isDoubled(auction)
      : bySide && auction.doubled === "coinche";
    return fits ? null : RULE_OF[call.name];
  }

  /** Does this bid end the auction at once? */
  const closes = ({ closing }, bid) => closing && bid.name !== "number";

  /** The auction after the call, which is legal. */
  function afterCall(auction, seat, call) {
    const turn = after(auction.table, seat);
    if (call.name === "pass") {
      const partnersOnly = isDoubled(auction) && freezes(auction) && isAnyTime(auction);
      return { ...auction, turn: partnersOnly ? PARTNER[seat] : turn, left: auction.left - 1 };
    }
    const by = { ...auction.by, [call.name]: seat };
    if (call.name === "surcoinche") return { ...auction, doubled: "surcoinche", by, left: 0 };
    if (call.name === "coinche") {
      const doubled = { ...auction, doubled: "coinche", by };
      // Where anybody may have coinched, only the bidder and the bidder's partner speak: two passes end it.
      return freezes(auction) && isAnyTime(auction)
        ? { ...doubled, turn: auction.bid.seat, left: 2 }
        : { ...doubled, turn, left: 3 };
    }
    return { ...auction, turn, bid: { ...call, seat }, by: {}, doubled: "no", left: closes(auction, call) ? 0 : 3 };
  }

  function readAuction(facts, table) {
    const variant = variantOf(facts);
    if (!hasAuction(variant)) impossible("This table takes up a turned card: write variant: coinche-official.");
    const dealer = facts.need("dealer", readSeat, "dealer: South");
    const calls = facts.need("auction", readAuctionCalls, "auction: 90 H, pass, or none");
    const closing = variant === "coinche-pagat";
    return calls.reduce((auction, call) => {
      const seat = call.seat || auction.turn;
      if (isOver(auction)) impossible(`"${callText(call)}" comes after the end of the auction: leave it out.`);
      refuseUnknownCall(table, call);
      const broken = forbidsCall(auction, seat, call);
      if (broken) impossible(`${seat} may not call "${callText(call)}" here (${broken}): change it.`);
      return afterCall(auction, seat, call);
    }, { table, closing, dealer, turn: after(table, dealer), by: {}, doubled: "no", left: SEATS.length });
  }

  function refuseUnknownCall(table, call) {
    if (call.name !== "generale" || table["generale"] === "yes") return;
    impossible("This table has no generale: write generale: yes, or another call.");
  }

  /** The lowest bid of a number that the speaker may make, in one suit at least; or the clause that forbids all. */
  function lowestBid(auction) {
    const last = auction.bid && auction.bid.number;
    const numbers = last === undefined ? [80] : [last, last + 10];
    const bids = numbers.flatMap((number) =>
      offered(auction.table).map((suit) => ({ name: "number", number, suit })));
    const found = bids.find((call) => !forbidsBid(auction, call));
    return found ? { number: found.number, broken: null } : { broken: forbidsBid(auction, bids[bids.length - 1]) };
  }

  /** What was bid and whether it was coinched, in a sentence. */
  function sayStanding({ bid, by, doubled }) {
    if (!bid) return FollowSuit.say("standing.nothing");
    const values = { seat: nameOf(bid.seat), bid: sayCall(bid) };
    if (doubled === "no") return FollowSuit.say("standing.bid", values);
    return FollowSuit.say("standing.coinched", { ...values, other: nameOf(by.coinche) });
  }

  /** Which numbers may follow, in a sentence. */
  function sayNumbers({ bid, table }) {
    const last = bid && bid.number;
    const lowest = last === undefined ? 80 : last + 10;
    const highest = table["max bid"];
    const isHighest = highest !== "none" && lowest > Number(highest);
    const same = RANKING.filter((suit) =>
      offered(table).includes(suit) && outbids({ table, bid }, { number: last, suit }));
    if (same.length > 0) {
      const values = { number: last, suits: sayTrumps(same) };
      return FollowSuit.say(isHighest ? "numbers.same-highest" : "numbers.same", values);
    }
    if (isHighest) return FollowSuit.say("numbers.none");
    return FollowSuit.say(highest === "none" ? "numbers.from" : "numbers.range", { lowest, highest });
  }

  /** What the sentences about calls may name. @param {string} [suit] that of the call, if there is one */
  function auctionWords(auction, seat, suit) {
    return {
      seat: nameOf(seat),
      turn: nameOf(auction.turn),
      standing: sayStanding(auction),
      numbers: sayNumbers(auction),
      frozen: FollowSuit.say(freezes(auction) ? "frozen.yes" : "frozen.no"),
      ...(suit && { suit: sayTrump(suit) }),
    };
  }

  function auctionOpen(auction) {
    const seat = auction.turn;
    const lowest = lowestBid(auction);
    const names = ["pass", "bid", "capot", ...(auction.table["generale"] === "yes" ? ["generale"] : []),
      "coinche", "surcoinche"];
    const values = auctionWords(auction, seat);
    const forbids = (name) => (name === "bid" ? lowest.broken
      : forbidsCall(auction, seat, TRICK_BIDS.includes(name) ? { name, suit: "S" } : { name }));
    const verdicts = names.map((name) => {
      const [broken, said] = [forbids(name), FollowSuit.say(`call.${name}`)];
      return FollowSuit.verdict({ move: name }, said, !broken, broken || RULE_OF[name], values);
    });
    const legal = verdicts.filter((verdict) => verdict.permitted)
      .map(({ move }) => (move === "bid" ? `bid ${lowest.number}` : move));
    return {
      questions: {
        speaks: seat,
        legal: legal.join(", "),
        forbidden: forbiddenOf(verdicts),
        because: lowest.broken || RULE_OF.bid,
      },
      verdicts,
      reasons: [],
    };
  }

  /** How the auction ended, in a sentence. */
  function sayEnding(auction) {
    const { bid, by, dealer, doubled, table } = auction;
    if (!bid) return FollowSuit.say("ending.void", { next_dealer: nameOf(after(table, dealer)) });
    const standing = sayStanding(auction);
    if (doubled === "surcoinche") return FollowSuit.say("ending.surcoinche", { standing, seat: nameOf(by.surcoinche) });
    return FollowSuit.say(closes(auction, bid) ? "ending.capot" : "ending.passes", { standing });
  }

  function auctionOver(auction) {
    const { bid, doubled, dealer, table } = auction;
    const closed = { speaks: "none", legal: "none" };
    const end = reason("belote.auction-end", { ending: sayEnding(auction) });
    if (!bid) {
      return { questions: { ...closed, contract: "void", because: end.clause }, verdicts: [], reasons: [end] };
    }
    const isAlone = bid.name === "generale";
    const leader = isAlone ? bid.seat : after(table, dealer);
    const words = { leader: nameOf(leader), dealer: nameOf(dealer) };
    const contract = `${bid.seat} ${callText(bid)}${doubled === "no" ? "" : ` ${doubled}`}`;
    return {
      questions: { ...closed, contract, takers: pairOf(bid.seat), leads: leader, because: end.clause },
      verdicts: [],
      reasons: [end, reason(isAlone ? "belote.generale" : "belote.first-lead", words)],
    };
  }

  function answerAuction(facts, table) {
    const auction = readAuction(facts, table);
    return isOver(auction) ? auctionOver(auction) : auctionOpen(auction);
  }

  function readOneCall(text) {
    const calls = readAuctionCalls(text);
    return calls.length === 1 ? calls[0] : notation(`"${text}" is not one call: write 90 H, or W coinche.`);
  }

  function answerCall(facts, table) {
    const auction = readAuction(facts, table);
    if (isOver(auction)) impossible("The auction is over, so nobody calls: leave call out.");
    const call = facts.need("call", readOneCall, "call: 90 H");
    refuseUnknownCall(table, call);
    const seat = call.seat || auction.turn;
    const broken = forbidsCall(auction, seat, call);
    const clause = broken || RULE_OF[call.name];
    return {
      questions: { legal: broken ? "no" : "yes", seat, because: clause },
      verdicts: [FollowSuit.verdict(
        { move: callText(call) }, sayCall(call), !broken, clause, auctionWords(auction, seat, call.suit),
      )],
      reasons: [],
    };
  }

  /* Belote and rebelote. */

  const BELOTE = 20;

  /** A reader of at most eight cards of one hand. */
  const handOf = (read, who) => (text) => {
    const cards = read(text);
    if (cards.length > RULES.handSize) impossible(`${who} of ${cards.length} cards: a hand has ${RULES.handSize}.`);
    refuseWrongCards(RULES, cards);
    return cards;
  };

  /** The suits whose king and queen make a belote in this contract. */
  const beloteSuits = (trump) => SUITS.filter((suit) => trump === "AT" || suit === trump);

  /** What the king and queen of one suit have brought: the word with the last card, the points, and how it stands. */
  function beloteOf(table, played, suit) {
    const pair = played.filter((card) => card.suit === suit && (card.rank === "K" || card.rank === "Q"));
    const lost = table["belote order"] === "king first" && pair.length > 0 && pair[0].rank === "Q";
    if (lost) return { suit, says: "none", points: 0, stands: pair[1] ? "queen-first" : "queen-played" };
    const speaks = pair.length > 0 && pair[pair.length - 1] === played[played.length - 1];
    return {
      suit,
      says: speaks ? ["belote", "rebelote"][pair.length - 1] : "none",
      points: pair[1] ? BELOTE : 0,
      stands: ["none-played", "one-played", "both-played"][pair.length],
    };
  }

  const sayBelotes = (stands, values) =>
    reason("belote.rebelote", { belotes: FollowSuit.say(`rebelote.${stands}`, values) });

  function answerBelote(facts, table) {
    const trump = facts.need("trump", readTrump, "trump: hearts");
    const dealt = facts.need("dealt", handOf(readCards, "A hand"), "dealt: HK HQ SA D7");
    const played = facts.read("played", handOf(readCardsOrNone, "A list")) || [];
    const strange = played.find((card) => !dealt.some((held) => held.text === card.text));
    if (strange) impossible(`${strange.text} was played but not dealt: write it in dealt, or leave it out.`);
    const holds = (text) => dealt.some((card) => card.text === text);
    const suits = beloteSuits(trump).filter((suit) => holds(`${suit}K`) && holds(`${suit}Q`));
    const found = suits.map((suit) => beloteOf(table, played, suit));
    const spoken = found.find((one) => one.says !== "none");
    return {
      questions: {
        says: spoken ? spoken.says : "none",
        points: String(found.reduce((sum, one) => sum + one.points, 0)),
        because: "belote.rebelote",
      },
      verdicts: [],
      reasons: found.length > 0 ? found.map(({ suit, stands }) => sayBelotes(stands, { suit: sayTrump(suit) }))
        : [sayBelotes("no-pair", {})],
    };
  }

  /* Announcements: { name, worth, suit?, rank, text }; of a run, rank is that of its top card. */

  const RUN_ORDER = ["A", "K", "Q", "J", "T", "9", "8", "7"];
  /** Best first among those of equal worth. */
  const CARRES = [["J", 200], ["9", 150], ["A", 100], ["T", 100], ["K", 100], ["Q", 100]];
  const runNamed = (length) => {
    if (length < 3) return null;
    if (length === 3) return ["tierce", 20];
    return length === 4 ? ["cinquante", 50] : ["cent", 100];
  };

  const HAS = { N: "North has", E: "East has", S: "South has", W: "West has" };

  const carre = ([rank, worth]) => ({ name: "carre", worth, rank, text: `carre ${rank}` });

  /** The runs among these cards, each at its full length. */
  function runsOf(cards) {
    return SUITS.flatMap((suit) => {
      const held = (rank) => cards.some((card) => card.suit === suit && card.rank === rank);
      const tops = RUN_ORDER.filter((rank, place) => held(rank) && (place === 0 || !held(RUN_ORDER[place - 1])));
      return tops.flatMap((top) => {
        const below = RUN_ORDER.slice(RUN_ORDER.indexOf(top));
        const gap = below.findIndex((rank) => !held(rank));
        const named = runNamed(gap < 0 ? below.length : gap);
        return named ? [{ name: named[0], worth: named[1], suit, rank: top, text: `${named[0]} ${suit}${top}` }] : [];
      });
    });
  }

  const worthOf = (set) => set.reduce((sum, one) => sum + one.worth, 0);

  /** All ways to announce a hand: some of its carres, and the runs of the cards that are left. Most carres first. */
  function waysToAnnounce(cards) {
    const possible = CARRES.filter(([rank]) => cards.filter((card) => card.rank === rank).length === SUITS.length);
    const choices = possible.reduce((sets, one) => [...sets.map((set) => [...set, one]), ...sets], [[]]);
    return choices.map((chosen) => {
      const left = cards.filter((card) => !chosen.some(([rank]) => rank === card.rank));
      return [...chosen.map(carre), ...runsOf(left)];
    });
  }

  /** What tells two announcements apart, step by step: the smaller number is the better. */
  const standing = (trump, one) => [
    -one.worth,
    one.name === "carre" ? 0 : 1,
    one.name === "carre" ? CARRES.findIndex(([rank]) => rank === one.rank) : RUN_ORDER.indexOf(one.rank),
    one.suit === trump ? 0 : 1,
  ];

  /** Below 0 when the one is better, above 0 when the other is, 0 when neither. */
  function compare(trump, one, other) {
    const theirs = standing(trump, other);
    return standing(trump, one).map((step, place) => step - theirs[place]).find((step) => step !== 0) || 0;
  }

  /** What the hand announces, the best first: what counts most in all. */
  function announced(trump, cards) {
    const ways = waysToAnnounce(cards);
    const most = Math.max(...ways.map(worthOf));
    return ways.find((way) => worthOf(way) === most).sort((one, other) => compare(trump, one, other));
  }

  /** Do announcements count at this table? */
  const hasAnnouncements = (table) => table["announcements"] === "yes";

  function readAnnounced(facts, table) {
    const trump = facts.need("trump", readTrump, "trump: clubs");
    const asked = hasAnnouncements(table) && table["annonce tie"] === "first to speak";
    const leader = asked ? facts.need("leader", readSeat, "leader: East") : facts.read("leader", readSeat);
    const hands = facts.bySeat("announces", handOf(readCardsOrNone, "A hand"));
    if (hands.length === 0) impossible("Nobody announces: write North announces: HQ HJ HT, or none.");
    refuseWrongCards(RULES, hands.flatMap((hand) => hand.value));
    return { trump, leader, table, hands };
  }

  /** "a tierce to the queen of hearts (20)" */
  function sayAnnouncement({ name, worth, suit, rank }) {
    const words = suit ? { card: FollowSuit.sayCard({ suit, rank }) } : { rank: FollowSuit.say(`rank.${rank}`) };
    return FollowSuit.say(`annonce.${name}`, { ...words, points: worth });
  }

  /** Who has the best announcement? Its holders, in the order of play from the leader where that decides. */
  function bestHolders({ trump, leader, table }, holders) {
    const best = holders.filter((one) => holders.every((other) => compare(trump, one.set[0], other.set[0]) <= 0));
    if (best.length === 0 || table["annonce tie"] === "none") return best;
    return orderFrom(table, leader).flatMap((seat) => best.filter((one) => one.seat === seat));
  }

  /** Of equal holders in both pairs, whom does the sentence name? One of each pair, in the order of the pairs. */
  function tied(holders) {
    const [first, rival] = PAIRS.map((pair) =>
      [...pair].flatMap((seat) => holders.filter((one) => one.seat === seat))[0]);
    return { first, rival };
  }

  /** Who scores, and by which clause? @param {Array<{seat: string, set: Object[]}>} holders of something */
  function settle(position, holders) {
    const [first, ...others] = bestHolders(position, holders);
    if (!first) return { because: "belote.annonce-none" };
    const rival = others.find((one) => pairOf(one.seat) !== pairOf(first.seat));
    if (!rival) return { first, side: pairOf(first.seat), because: "belote.annonce" };
    if (position.table["annonce tie"] === "none") return { ...tied([first, ...others]), because: "belote.annonce-tie" };
    return { first, rival, side: pairOf(first.seat), because: "belote.annonce-first" };
  }

  function answerAnnouncements(facts, table) {
    const position = readAnnounced(facts, table);
    const isOn = hasAnnouncements(table);
    const handOfSeat = (seat) => position.hands.filter((hand) => hand.seat === seat).flatMap((hand) => hand.value);
    const all = (isOn ? SEATS : []).map((seat) => ({ seat, set: announced(position.trump, handOfSeat(seat)) }));
    const holders = all.filter((one) => one.set.length > 0);
    const { first, rival, side, because } = settle(position, holders);
    const terms = holders.filter((one) => pairOf(one.seat) === side).flatMap((one) => one.set).map((one) => one.worth);
    const values = {
      nothing: FollowSuit.say(isOn ? "annonce.nobody" : "annonce.off"),
      ...(first && { seat: nameOf(first.seat) }),
      ...(rival && { rival: nameOf(rival.seat) }),
      ...(side && { ...playersOf(side), working: workingOf(sum(...terms)) }),
    };
    return {
      questions: {
        ...Object.fromEntries(all.map(({ seat, set }) =>
          [HAS[seat], set.map((one) => one.text).join(", ") || "none"])),
        side: side || "none",
        points: String(add(terms)),
        because,
      },
      verdicts: [],
      reasons: [
        ...holders.map(({ seat, set }) => reason("belote.annonce-worth",
          { seat: nameOf(seat), announcements: FollowSuit.sayList(set.map(sayAnnouncement), "list.and") })),
        reason(because, values),
      ],
    };
  }

  /* The score of a deal. A sum is { times, inside, beside }: times the sum of what is inside, and what is beside. */

  const add = (terms) => terms.reduce((sum, term) => sum + term, 0);
  const sum = (...terms) => ({ times: 1, inside: [], beside: terms });
  const multiple = (times, inside, ...beside) =>
    times === 1 ? sum(...inside, ...beside) : { times, inside, beside };
  const valueOf = ({ times, inside, beside }) => times * add(inside) + add(beside);

  /** "2 x (160 + 90) + 20 = 520": what is 0 is left out, and a single term needs no total. */
  function workingOf(score) {
    const [inside, beside] = [score.inside, score.beside].map((terms) => terms.filter((term) => term !== 0));
    const many = inside.length > 1 ? `(${inside.join(" + ")})` : inside.join();
    const terms = [...(inside.length > 0 ? [`${score.times} \u00d7 ${many}`] : []), ...beside];
    if (terms.length === 0) return "0";
    return inside.length === 0 && terms.length === 1 ? String(terms[0]) : `${terms.join(" + ")} = ${valueOf(score)}`;
  }

  const ALL_TRICKS = 8;
  const FIXED = { "belote.score-contree": 500, "belote.score-pagat": 500 };

  /** How many belotes? */
  function readBelotes(text) {
    if (/^[0-9]/.test(text)) return readNumber(text, 0, SUITS.length);
    return readWord(text, YES_NO) === "yes" ? 1 : 0;
  }

  function readAnnouncedPoints(text) {
    const points = readNumber(text, 0, MOST);
    return points % 10 === 0 ? points : impossible(`${text} is not a multiple of 10, as announcements are.`);
  }

  /** @returns {{name: string, number?: number}} */
  function readContract(facts, table) {
    return facts.need("contract", (text) => {
      const name = fold(text);
      if (name === "capot") return { name };
      if (name === "generale") {
        refuseUnknownCall(table, { name });
        return { name };
      }
      const number = readNumber(text, 0, MOST);
      if (outbids({ table }, { number })) return { name: "number", number };
      return impossible(`${text} may not be bid here: write a multiple of 10 from 80, or capot.`);
    }, "contract: 90, or capot");
  }

  function readDeal(facts, table) {
    const variant = variantOf(facts);
    const contract = readBidPart(facts, table, variant);
    const trump = facts.read("trump", readTrump) || "S";
    const scales = trump === "AT" && table["at values"] === "20-14-11-10-4-3";
    const tricks = readTricks(facts, scales);
    const litige = table["tie rule"] === "litige";
    if (!litige) refuseFact(facts, "pot", "This table has no litige");
    return {
      table, clause: COUNTS_BY[variant], ...contract, scales, litige, ...tricks,
      bidderTricks: readBidderTricks(facts, contract, tricks),
      ...readBelotesOf(facts, trump),
      ...readAnnouncementsOf(facts, table),
      pot: facts.read("pot", (text) => readNumber(text, 0, MOST)) || 0,
      isLast: facts.read("last deal", (text) => readWord(text, YES_NO)) === "yes",
    };
  }

  function readBidPart(facts, table, variant) {
    if (!hasAuction(variant)) {
      ["contract", "doubled"].forEach((key) => refuseFact(facts, key, "This table has no auction"));
      return { contract: { name: "half", number: 0 }, doubled: "no" };
    }
    const contract = readContract(facts, table);
    const doubled = facts.read("doubled", (text) => readWord(text, ["no", "coinche", "surcoinche"])) || "no";
    if (variant === "coinche-pagat" && contract.name !== "number" && doubled !== "no") {
      impossible(`A ${contract.name} ends the auction at this table, so nobody has doubled it: leave doubled out.`);
    }
    return { contract, doubled };
  }

  /** Card points and tricks of the takers, as stated. */
  function readTricks(facts, scales) {
    const stated = facts.need("takers points", (text) => readNumber(text, 0, 258), "takers points: 95");
    const tricks = facts.read("takers tricks", (text) => readNumber(text, 0, 8));
    if (tricks === undefined && (stated === 0 || stated === 252)) {
      impossible(`With ${stated} points the number of tricks matters: write takers tricks.`);
    }
    if (tricks === ALL_TRICKS && stated !== 252) impossible(`All eight tricks are 252 points, not ${stated}.`);
    if (tricks === 0 && stated !== 0) impossible(`Without a trick there are 0 points, not ${stated}.`);
    if (tricks !== ALL_TRICKS && stated > 162 && !scales) {
      impossible(`${stated} is too much without all eight tricks: write up to 162.`);
    }
    return { stated, tricks };
  }

  function readBidderTricks(facts, { contract }, { tricks }) {
    if (contract.name !== "generale") {
      return refuseFact(facts, "bidder tricks", "Only a generale asks for the tricks of the bidder");
    }
    const alone = facts.need("bidder tricks", (text) => readNumber(text, 0, 8), "bidder tricks: 8");
    if (tricks !== undefined && alone > tricks) impossible(`The bidder has ${alone} tricks, the pair only ${tricks}.`);
    if (alone === ALL_TRICKS && tricks !== ALL_TRICKS) impossible("The bidder has all eight: write takers tricks: 8.");
    return alone;
  }

  function readBelotesOf(facts, trump) {
    const [takers, defenders] = ["takers belote", "defenders belote"].map((key) => facts.read(key, readBelotes) || 0);
    const most = { NT: 0, AT: SUITS.length }[trump];
    if (takers + defenders > (most === undefined ? 1 : most)) {
      impossible(`There are no ${takers + defenders} belotes in this contract: change takers or defenders belote.`);
    }
    return { takersBelote: BELOTE * takers, defendersBelote: BELOTE * defenders, hasBelote: takers + defenders > 0 };
  }

  function readAnnouncementsOf(facts, table) {
    const keys = ["takers announce", "defenders announce"];
    if (!hasAnnouncements(table)) {
      keys.forEach((key) => refuseFact(facts, key, "This table has no announcements"));
    }
    const [takersOwn, defendersOwn] = keys.map((key) => facts.read(key, readAnnouncedPoints) || 0);
    if (takersOwn > 0 && defendersOwn > 0) impossible("Only one side scores announcements: leave one of the two out.");
    return { takersOwn, defendersOwn };
  }

  /** After Pagat the defenders' belote is nothing; a generale brings all belotes to its winner, there too. */
  const ignoresDefendersBelote = ({ clause, contract }) =>
    clause === "belote.score-pagat" && contract.name !== "generale";

  /** What each side counts: { points, belote, announce } and the total, before the contract is judged. */
  function countSides(deal) {
    const { stated, tricks, scales, clause, takersOwn, defendersOwn } = deal;
    // After Pagat the takers' eight tricks count 250; the defenders' count as everywhere.
    const takersAll = clause === "belote.score-pagat" ? 250 : 252;
    const rest = (points) => [points, 162 - points];
    const scaled = scales ? Math.round((stated * 162) / 258) : stated;
    const [t, d] = { 8: [takersAll, 0], 0: [0, 252] }[tricks] || rest(scaled);
    const passes = tricks === ALL_TRICKS ? defendersOwn : 0;
    const defendersBelote = ignoresDefendersBelote(deal) ? 0 : deal.defendersBelote;
    return {
      takers: { points: t, belote: deal.takersBelote, announce: takersOwn + passes },
      defenders: { points: d, belote: defendersBelote, announce: defendersOwn - passes },
    };
  }

  const totalSum = ({ points, belote, announce }, ...more) => sum(points, belote, announce, ...more);
  const totalOf = (side) => valueOf(totalSum(side));

  const isNumberOnly = ({ contract, table }) => contract.name === "number" && table["success"] === "contract only";

  /** The total that a contract of a number needs. */
  const neededBy = ({ contract, table }) => (contract.number === 80 ? Number(table["min 80"]) : contract.number);

  /** Have the takers done what they promised, apart from having more than the others? */
  function isReached(deal, takers) {
    if (deal.contract.name === "generale") return deal.bidderTricks === ALL_TRICKS;
    if (deal.contract.name === "capot") return deal.tricks === ALL_TRICKS;
    return totalOf(takers) >= neededBy(deal);
  }

  /** "yes", "no", "litige" or "replay" */
  function verdictOf(deal, { takers, defenders }) {
    const { contract, table } = deal;
    if (!isReached(deal, takers)) return "no";
    if (contract.name === "capot" || contract.name === "generale") return "yes";
    if (isNumberOnly(deal)) return "yes";
    const [ours, theirs] = [takers, defenders].map(totalOf);
    if (ours === theirs && table["tie rule"] !== "fail") return table["tie rule"];
    return ours > theirs ? "yes" : "no";
  }

  /** What counts in place of the cards when the takers have lost. */
  function lostBase({ table, contract, tricks }) {
    const whole = table["failed points"] === "162" || (contract.name !== "half" && table["multiplier"] === "bid 3");
    if (!whole) return 160;
    return tricks === 0 ? 252 : 162;
  }

  /** What the contract is worth, what is multiplied by how much, and whether it is worth that whatever the cards. */
  function stakesOf({ clause, contract, doubled, table }) {
    const most = table["multiplier"] === "bid 3" ? 3 : 4;
    const times = { no: 1, coinche: 2, surcoinche: most }[doubled];
    const fixed = contract.name === "generale" ? 1000 : contract.name === "capot" && FIXED[clause];
    const worth = fixed || (contract.name === "capot" ? 250 : contract.number);
    return { times, worth, fixed: Boolean(fixed), whole: times > 1 && table["multiplier"] === "whole 4" };
  }

  /** A contract of a fixed worth. Whose own is the belote that does not go to the winner? */
  function fixedScore(deal, sides, made, { times, worth }) {
    const isContree = deal.clause === "belote.score-contree" && deal.contract.name === "capot";
    const [winner, loser] = made ? ["takers", "defenders"] : ["defenders", "takers"];
    const keeps = isContree && (made ? times === 1 : deal.table["belote on failure"] === "kept");
    const goes = (side) => (side === loser && keeps ? 0 : sides[side].belote);
    const scores = {
      [winner]: multiple(times, [worth], goes("takers"), goes("defenders")),
      [loser]: keeps ? sum(sides[loser].belote) : sum(),
    };
    return [scores.takers, scores.defenders];
  }

  /** The sums of takers and defenders when the contract is made. */
  function madeScore(deal, { takers, defenders }, { times, worth, whole }) {
    if (!whole) return [totalSum(takers, times * worth), totalSum(defenders)];
    if (deal.clause === "belote.score-contree") {
      const announced = takers.announce + defenders.announce;
      return [multiple(times, [160, worth], takers.belote, defenders.belote, announced), sum()];
    }
    const base = deal.tricks === ALL_TRICKS ? 250 : 160;
    return [multiple(times, [base, takers.belote, takers.announce, worth]), sum(defenders.belote)];
  }

  /** The same when it is lost. */
  function lostScore(deal, { takers, defenders }, { times, worth, whole }) {
    const taken = deal.table["belote on failure"] === "taken" ? takers.belote : 0;
    const announced = takers.announce + defenders.announce;
    const base = lostBase(deal);
    const left = sum(takers.belote - taken);
    if (!whole) return [left, sum(base, defenders.belote, announced, times * worth, taken)];
    if (deal.clause === "belote.score-contree") {
      return [left, multiple(times, [base, worth], taken, defenders.belote, announced)];
    }
    return [left, multiple(times, [base, defenders.belote, announced, worth], taken)];
  }

  /** The sums of both sides and what waits afterwards, not rounded. */
  function scoreOf(deal, sides, made) {
    const stakes = stakesOf(deal);
    if (made === "replay") return { sums: [sum(), sum()], waits: deal.pot };
    if (made === "litige") {
      const keeps = deal.isLast && deal.table["litige last deal"] === "each keeps";
      const waits = deal.isLast ? 0 : deal.pot + totalOf(sides.takers);
      return { sums: [keeps ? totalSum(sides.takers) : sum(), totalSum(sides.defenders)], waits };
    }
    const won = made === "yes";
    if (stakes.fixed) return { sums: fixedScore(deal, sides, won, stakes), waits: 0 };
    return { sums: won ? madeScore(deal, sides, stakes) : lostScore(deal, sides, stakes), waits: 0 };
  }

  const rounded = (table, score) => {
    const lift = { "none": null, "5 up": 5, "6 up": 4 }[table["rounding"]];
    return lift === null ? score : Math.floor((score + lift) / 10) * 10;
  };

  function clauseOfScore({ clause, contract }, made) {
    if (made === "litige" || made === "replay") return `belote.${made}`;
    return contract.name === "generale" ? "belote.score-generale" : clause;
  }

  function answerScore(facts, table) {
    const deal = readDeal(facts, table);
    const sides = countSides(deal);
    const made = verdictOf(deal, sides);
    const { sums, waits } = scoreOf(deal, sides, made);
    const potGoes = deal.pot > 0 && (made === "yes" || made === "no");
    const winner = made === "yes" ? 0 : 1;
    const withPot = sum(valueOf(sums[winner]), deal.pot);
    const full = sums.map((one, place) => valueOf(potGoes && place === winner ? withPot : one));
    const [takers, defenders] = full.map((score) => rounded(table, score));
    const because = clauseOfScore(deal, made);
    const all = deal.tricks === 0 || deal.tricks === ALL_TRICKS;
    const reasons = [
      [deal.scales && !all, "belote.scale"],
      [all, "belote.capot"],
      [deal.hasBelote, "belote.rebelote"],
      [deal.takersOwn + deal.defendersOwn > 0, "belote.annonce-counts"],
      [true, because],
      [potGoes, "belote.pot"],
      [takers !== full[0] || defenders !== full[1], "belote.round"],
    ];
    const values = {
      ...scoreWords(deal, sides, made, sums), takers, defenders, with_pot: workingOf(withPot),
      winner: FollowSuit.say(`side.${made === "yes" ? "takers" : "defenders"}`),
    };
    return {
      questions: {
        "made": made,
        "takers score": String(takers),
        "defenders score": String(defenders),
        ...(deal.litige && { "pot after": String(waits) }),
        because,
      },
      verdicts: [],
      reasons: reasons.filter(([applies]) => applies).map(([, clause]) => reason(clause, values)),
    };
  }

  const both = (key, sums) =>
    FollowSuit.say(key, { takers: workingOf(sums[0]), defenders: workingOf(sums[1]) });

  /** What the takers need, in words. */
  function sayNeed(deal) {
    const { contract } = deal;
    if (contract.name === "half") return FollowSuit.say("need.majority");
    if (contract.name !== "number") return FollowSuit.say(`need.${contract.name}`);
    return FollowSuit.say(isNumberOnly(deal) ? "need.points" : "need.points-and-majority", { number: neededBy(deal) });
  }

  /** What becomes of the takers' total in a litige, in words. */
  function sayShare({ isLast, table }, takers) {
    const word = table["litige last deal"] === "lost" ? "lost" : "each-keeps";
    return FollowSuit.say(`litige.${isLast ? word : "waits"}`, { points: totalOf(takers) });
  }

  /** What the sentences about a deal may name, the scores apart. */
  function scoreWords(deal, { takers, defenders }, made, sums) {
    const own = ignoresDefendersBelote(deal) ? "takers-only" : "both-sides";
    const all = deal.tricks === 0 ? defenders : takers;
    return {
      totals: both("deal.totals", [takers, defenders].map((side) => totalSum(side))),
      need: sayNeed(deal),
      outcome: FollowSuit.say(`deal.${made}`),
      working: both("deal.working", sums),
      share: sayShare(deal, takers),
      pot: deal.pot,
      belotes: FollowSuit.say(`rebelote.${own}`, { takers: takers.belote, defenders: defenders.belote }),
      takers_announce: takers.announce,
      defenders_announce: defenders.announce,
      side: FollowSuit.say(deal.tricks === 0 ? "side.defenders-first" : "side.takers-first"),
      points: all.points,
      raw: deal.stated,
      scaled: takers.points,
      rest: defenders.points,
    };
  }

  /* The match. */

  function answerMatch(facts, table) {
    const variant = variantOf(facts);
    const points = (key) => facts.need(key, (text) => readNumber(text, 0, MOST), `${key}: 900`);
    const totals = PAIRS.map((pair) => {
      const name = pair.toLowerCase();
      return { pair, total: points(`${name} total`) + points(`${name} scores`) };
    });
    const wonBy = facts.read("deal won by", readPair);
    const barred = facts.read("only belote", readPair);
    const isThere = ({ total }) => (table["end"] === "reach" ? total >= Number(table["target"])
      : total > Number(table["target"]));
    const there = totals.filter(isThere);
    const { match, because } = matchOf(variant, there, wonBy, barred);
    return {
      questions: { totals: totals.map(({ pair, total }) => `${pair} ${total}`).join(", "), match, because },
      verdicts: [],
      reasons: [reason(because, {
        totals: FollowSuit.say("match.totals", { ns: totals[0].total, ew: totals[1].total }),
        needed: FollowSuit.say(`match.${table["end"]}`, { target: table["target"] }),
        result: match === "none" ? FollowSuit.say("answer.match-open")
          : FollowSuit.say("answer.match-won", playersOf(match)),
        ...(barred && playersOf(barred)),
      })],
    };
  }

  /** @param {Array<{pair: string, total: number}>} there the pairs that have the target */
  function matchOf(variant, there, wonBy, barred) {
    const [ahead, behind] = [...there].sort((one, other) => other.total - one.total);
    const isEqual = behind !== undefined && ahead.total === behind.total;
    const isBarred = variant === "coinche-official" && there.some(({ pair }) => pair === barred);
    if (isBarred && (isEqual || ahead.pair === barred)) {
      const other = there.find(({ pair }) => pair !== barred);
      return { match: other ? other.pair : "none", because: "belote.not-on-belote" };
    }
    if (!isEqual) return { match: ahead ? ahead.pair : "none", because: "belote.target" };
    if (variant !== "coinche-pagat") return { match: "none", because: "belote.equal-totals" };
    if (!wonBy) impossible("The totals are equal, so the last deal decides: write deal won by: NS, or EW.");
    return { match: wonBy, because: "belote.equal-totals" };
  }

  /* Claims that are not like those of other games. */

  const sorted = (texts) => [...new Set(texts)].sort().join(", ");

  /** Calls in any order, a suit in any form of one word. */
  const sameCalls = (claimed, answered) =>
    sorted(callWords(claimed).map((word) => callText(readTakeWord(word)))) === sorted(callWords(answered));

  /** What a verdict is about: a kind of call, or a suit. */
  function readJudged(word) {
    const name = fold(word);
    return [...PLAIN_CALLS, ...TRICK_BIDS, "bid"].includes(name) ? name : readTrump(word);
  }

  function readForbidden(text) {
    const [subject, ...clause] = text.split(/[ \t\r\n\u00a0]+/).filter((word) => word !== "");
    if (clause.length === 0) notation(`"${text}" does not name a call and its clause: write coinche coinche.`);
    const name = fold(clause.join("-")).replace(/ /g, "-");
    return `${readJudged(subject)} ${name.includes(".") ? name : `belote.${name}`}`;
  }

  const sameForbidden = (claimed, answered) => (fold(claimed) === "none" ? answered === "none"
    : claimed.split(",").every((part) => answered.split(", ").includes(readForbidden(part))));

  function sameTaken(claimed, answered) {
    const [suit, seat, ...more] = callWords(claimed);
    if (fold(claimed) === "void" || !seat || more.length > 0) return fold(claimed) === answered;
    return `${readTrump(suit)} ${readSeat(seat)}` === answered;
  }

  /** A contract is written as calls are: that of the bidder, and perhaps a coinche. */
  function sameContract(claimed, answered) {
    if (fold(claimed) === "void" || answered === "void") return fold(claimed) === answered;
    return readAuctionCalls(claimed)
      .map((call) => (call.seat ? `${call.seat} ${callText(call)}` : callText(call))).join(" ") === answered;
  }

  /** "carre 10" is "carre T", and "tierce qh" is "tierce HQ". */
  function readAnnouncement(text) {
    const [name = "", top = "", ...more] = text.split(/[ \t\r\n\u00a0]+/).filter((word) => word !== "");
    const rank = top === "10" ? "T" : top.toUpperCase();
    if (fold(name) === "carre" && RUN_ORDER.includes(rank) && more.length === 0) return `carre ${rank}`;
    if (["tierce", "cinquante", "cent"].includes(fold(name)) && more.length === 0) {
      return `${fold(name)} ${readCard(top).text}`;
    }
    return notation(`"${text}" is not an announcement: write tierce HQ, cinquante HQ, cent SA or carre 9.`);
  }

  const sameAnnouncements = (claimed, answered) => {
    if (fold(claimed) === "none" || answered === "none") return fold(claimed) === answered;
    return sorted(claimed.split(/[,;]/).map(readAnnouncement)) === sorted(answered.split(", "));
  };

  /* The kinds of position. */

  const takingKind = {
    name: "taking up",
    keys: ["dealer", "turn up", "calls"],
    claims: {
      speaks: "seat", legal: sameCalls, forbidden: sameForbidden, contract: sameTaken, leads: "seat",
      gets: "entries in order", because: "clause",
    },
    states: (facts) => hasAny(facts, ["turn up", "calls"]),
    answer: answerTaking,
  };

  const callKind = {
    name: "call",
    keys: ["dealer", "auction", "call"],
    claims: { legal: "word", seat: "seat", because: "clause" },
    states: (facts) => facts.has("call"),
    answer: answerCall,
  };

  const auctionKind = {
    name: "auction",
    keys: ["dealer", "auction"],
    claims: {
      speaks: "seat", legal: "entries", forbidden: sameForbidden, contract: sameContract, takers: "word",
      leads: "seat", because: "clause",
    },
    states: (facts) => hasAny(facts, ["auction", "dealer"]),
    answer: answerAuction,
  };

  const beloteKind = {
    name: "belote",
    keys: ["trump", "dealt", "played"],
    claims: { says: "word", points: "number", because: "clause" },
    states: (facts) => hasAny(facts, ["dealt", "played"]),
    answer: answerBelote,
  };

  const announcementsKind = {
    name: "announcements",
    keys: ["trump", "leader", ...seatKeys("announces")],
    claims: {
      ...Object.fromEntries(seatKeys("has").map((key) => [key, sameAnnouncements])),
      side: "word", points: "number", because: "clause",
    },
    states: (facts) => hasAny(facts, ["leader", ...seatKeys("announces")]),
    answer: answerAnnouncements,
  };

  const DEAL_KEYS = [
    "doubled", "takers points", "takers tricks", "bidder tricks", "takers belote", "defenders belote",
    "takers announce", "defenders announce", "pot", "last deal",
  ];
  const scoreKind = {
    name: "score",
    keys: ["trump", "contract", ...DEAL_KEYS],
    claims: {
      "made": "word", "takers score": "number", "defenders score": "number", "pot after": "number", "because": "clause",
    },
    states: (facts) => hasAny(facts, ["contract", ...DEAL_KEYS]),
    answer: answerScore,
  };

  const MATCH_KEYS = ["ns total", "ew total", "ns scores", "ew scores", "deal won by", "only belote"];
  const matchKind = {
    name: "match",
    keys: MATCH_KEYS,
    claims: { totals: "entries in order", match: "word", because: "clause" },
    states: (facts) => hasAny(facts, MATCH_KEYS),
    answer: answerMatch,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.belote = {
    key: "belote",
    options: OPTIONS,
    presets: PRESETS,
    kinds: [
      takingKind, callKind, auctionKind, beloteKind, announcementsKind, scoreKind, matchKind, trickKind(RULES),
    ],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
