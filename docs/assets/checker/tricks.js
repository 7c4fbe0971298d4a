/**
 * What game files stand on: sentences from words.js, and everything about tricks that is the same in every trick game.
 * Scripts are loaded as words, notation, tricks, stock, checker, page; page.js then loads the games of its page.
 *
 * HOW TO WRITE A GAME FILE
 *
 * It is games/<key>.js, and no list names it. At load time it uses notation, tricks and stock only: neither another
 * game nor checker.js need be there yet.
 *
 * A game is `FollowSuit.games[key] = { key, options, presets, kinds }`:
 *   options  {name: [values]}, names with spaces ("first lead"), the default value first, in the page's order
 *   presets  {name: {option: value}}, what each sets otherwise than the defaults; the game's own default first
 *   kinds    its kinds of position. The first whose `states(facts)` holds is taken; the LAST, if no other's does
 *
 * A kind is { name, keys, claims, states(facts), answer(facts, table) }:
 *   keys     the canonical keys of its facts ("trump", "east holds"), without id, game, variant and options;
 *            `seatKeys("bids")` gives the four "north bids" ... Any key that is neither these nor a claim is refused
 *   claims   {question: form}. A form says when a claim means the answer: the name of a form in checker.js ("cards",
 *            "seat", "number" ...) or a function (claimed, answered, game) -> boolean, which may throw CheckerError
 *   states   has the position the facts that mark this kind? It looks at keys only and never throws
 *   facts    notation.Facts: has(key), read(key, reader), need(key, reader, example), bySeat(end, reader). A reader
 *            takes the text and returns a value, or throws: notation.readCard, readCardsOrNone, readSeat, readSuit,
 *            (text) => readNumber(text, 0, 13), (text) => readWord(text, ["up", "down"]). What is readable but cannot
 *            be is refused with `impossible(message)`
 *   table    every option's setting: {"direction": "clockwise", ...}
 *   answer   -> { questions, verdicts, reasons }, the same as the engine's, word for word:
 *     questions  {question: answer in canonical text}; `because` is one of them. One that does not arise is left out
 *     verdicts   [{card | move: canonical text, permitted, clause, sentence}], made by `verdict(...)` below
 *     reasons    [{clause, sentence}] for what is not a verdict, made by `reason(clause, values)` below
 *
 * `FollowSuit.say(key, values)` is the sentence `key` of words.js with its {places} filled; a value that the sentence
 * does not ask for is no fault, a missing one is. `sayCard(card)` is "7 of spades", `sayCards(cards)` "the 7 of spades
 * or the ace of hearts".
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const { readCard, readCards, readTrump, seatKeys, impossible } = FollowSuit.notation;

  /** A sentence from words.js with its places filled. Every place needs a value: nothing is left out in silence. */
  function say(key, values) {
    const words = FollowSuit.words || {};
    if (!Object.hasOwn(words, key)) throw new CheckerError("unknown-name", `words.js has no sentence "${key}".`);
    return words[key].replace(/\{([^{}]*)\}/g, (place, name) => {
      if (values && Object.hasOwn(values, name) && values[name] !== undefined) return String(values[name]);
      throw new CheckerError("unknown-name", `The sentence "${key}" asks for ${place}, which this position has not.`);
    });
  }

  /** "7 of spades"; with the key "the-card", "the 7 of spades". */
  const sayCard = (card, key = "card") =>
    say(key, { rank: say(`rank.${card.rank}`), suit: say(`suit.${card.suit}`) });

  /** "a, b or c" @param {string[]} said @param {string} [last] the word before the last, a key of words.js */
  function sayList(said, last = "list.or") {
    if (said.length < 2) return said.join();
    return said.slice(0, -1).join(say("list.comma")) + say(last) + said[said.length - 1];
  }

  /** "the 7 of spades, the 9 of spades or the ace of hearts" */
  const sayCards = (cards, last = "list.or") => sayList(cards.map((card) => sayCard(card, "the-card")), last);

  /** A reason that no card or move carries. */
  const reason = (clause, values) => ({ clause, sentence: say(clause, values) });

  /**
   * A verdict on a card or a move.
   * @param {{card: string}|{move: string}} subject canonical text @param {string} said the same in words
   * @param {boolean} permitted @param {string} clause @param {Object<string, string>} values for the clause's sentence
   */
  function verdict(subject, said, permitted, clause, values) {
    const key = permitted ? "verdict.permitted" : "verdict.forbidden";
    return { ...subject, permitted, clause, sentence: say(key, { card: said, reason: say(clause, values) }) };
  }

  /* Tricks of four cards. What a position may hold is ruled by docs/reference/notation.md#trick-facts.

     A position is { trump, options, plays: [{seat, card}], seat?, hand? }. A trick game gives these rules:
       contracts  the values of `trump` that the game has; ranks, handSize: its pack
       beats(trump, card, best)      does the first card beat the second, which is winning?
       duties(position)              [[clause, (card, other) => does the card break it beside that other card?]], in the
                                     order in which a forbidden card cites them; asked once something is led
       permittedBy(position)         the clause that every permitted card cites; not asked about a hand of one card
       askedBy(position, clause)     the cards that the clause's sentence calls {cards}; left out: the permitted cards
       points(position, card)        card points; left out: the game's cards have none
       readPlay(text)                a card played, as {card} and more; left out: a card. Where `card` is null (see
                                     trumple.js), the game finds out for itself who is winning

     Sundial, Trumple and Lochac start from CORE_RULES below. In the verdicts on a hand, a clause's sentence may ask for
     {seat} {card} {cards}, once something is led for {led} {high}, and where it is known for {best} {holder}. */

  const SEATS = ["N", "E", "S", "W"];
  const NEXT = {
    clockwise: { N: "E", E: "S", S: "W", W: "N" },
    anticlockwise: { N: "W", W: "S", S: "E", E: "N" },
  };
  const TRICK_KEYS = ["trump", ...seatKeys(), ...seatKeys("holds")];
  const TRICK_CLAIMS = {
    permitted: "cards", because: "clause", forbidden: "with clauses", winning: "seat", winner: "seat",
  };

  /** Who is next? @param {Object<string, string>} options @param {string} seat @returns {string} */
  const after = (options, seat) => NEXT[options.direction || "clockwise"][seat];

  /** The four seats in order of play. @param {Object<string, string>} options @param {string} first */
  const orderFrom = (options, first) =>
    SEATS.slice(1).reduce((order) => [...order, after(options, order[order.length - 1])], [first]);

  /** The position that the facts describe. A position that cannot be is refused. */
  function readTrick(rules, facts, options) {
    const trump = facts.need("trump", readTrump, `trump: ${rules.contracts[0]}`);
    if (!rules.contracts.includes(trump)) {
      impossible(`The game has no contract ${trump}: it has ${rules.contracts.join(", ")}.`);
    }
    const plays = facts.bySeat("", rules.readPlay || ((text) => ({ card: readCard(text) })))
      .map(({ seat, value }) => ({ seat, ...value }));
    const hands = facts.bySeat("holds", readCards).map(({ seat, value }) => ({ seat, cards: value }));
    const position = { trump, options, plays };
    refuseTableOutOfTurn(position);
    refuseWrongHands(rules, position, hands);
    const played = plays.flatMap((play) => (play.card ? [play.card] : []));
    refuseWrongCards(rules, [...played, ...hands.flatMap((hand) => hand.cards)]);
    return hands.length === 0 ? position : { ...position, seat: hands[0].seat, hand: hands[0].cards };
  }

  function refuseTableOutOfTurn({ plays, options }) {
    plays.slice(1).forEach((play, place) => {
      const due = after(options, plays[place].seat);
      if (play.seat === due) return;
      impossible(`${play.seat} plays out of turn: ${due} is next. Write the seats in the order of play.`);
    });
  }

  function refuseWrongHands(rules, { plays, options }, hands) {
    if (hands.length > 1) impossible("Two hands are given: write the hand of the seat to play, and no other.");
    const [hand] = hands;
    if (plays.length === SEATS.length) {
      if (hand) impossible(`The trick is complete, so nobody is to play: leave out what ${hand.seat} holds.`);
      return;
    }
    if (!hand) impossible("The trick is not complete: write what the seat to play holds, or all four cards.");
    const due = plays.length === 0 ? hand.seat : after(options, plays[plays.length - 1].seat);
    if (hand.seat !== due) impossible(`${hand.seat} holds a hand, but ${due} is to play: write ${due} holds.`);
    if (hand.cards.length > rules.handSize) {
      impossible(`${hand.seat} holds ${hand.cards.length} cards, but the game deals ${rules.handSize}: leave some.`);
    }
  }

  /** @param {{ranks: string[]}} pack @param {Array<{rank: string, text: string}>} cards all that the facts name */
  function refuseWrongCards(pack, cards) {
    const strange = cards.find((card) => !pack.ranks.includes(card.rank));
    if (strange) impossible(`${strange.text} is not in the pack: it has ${pack.ranks.join(" ")} in each suit.`);
    const twice = cards.find((card, place) => cards.findIndex((other) => other.text === card.text) < place);
    if (twice) impossible(`${twice.text} stands here twice: change one of the two.`);
  }

  /** The play that is winning so far; undefined before the lead. */
  const winningPlay = (rules, trump, plays) =>
    plays.reduce((best, play) => (rules.beats(trump, play.card, best.card) ? play : best), plays[0]);

  /** The highest card of the suit led that lies on the table, whether or not it is winning. */
  function highestLed(rules, trump, plays) {
    const ofSuitLed = plays.filter((play) => play.card && play.card.suit === plays[0].card.suit);
    return winningPlay(rules, trump, ofSuitLed).card;
  }

  /** The first duty that the card breaks beside any other card of the hand: a clause, or null. */
  function firstBroken(duties, card, hand) {
    const duty = duties.find(([, breaks]) => hand.some((other) => other !== card && breaks(card, other)));
    return duty ? duty[0] : null;
  }

  /** May each card of the hand be played, and by which clause? In hand order. */
  function judge(rules, position) {
    const { plays, hand } = position;
    const because = hand.length === 1 ? "core.forced-last" : rules.permittedBy(position);
    const duties = plays.length === 0 ? [] : rules.duties(position);
    return {
      because,
      rulings: hand.map((card) => {
        const broken = firstBroken(duties, card, hand);
        return { card, permitted: !broken, clause: broken || because };
      }),
    };
  }

  /** What can be said of the table; before the lead, nothing. Who is winning may be hidden: then nobody is named. */
  function tableWords(rules, { trump, plays }, best) {
    if (plays.length === 0) return {};
    const led = { led: say(`suit.${plays[0].card.suit}`), high: sayCard(highestLed(rules, trump, plays)) };
    return best ? { ...led, best: sayCard(best.card), holder: say(`seat.${best.seat}`) } : led;
  }

  /**
   * Which cards may be played, and why?
   * @param {{seat: string, card: object}} [best] the play known to be winning, if there is one
   */
  function answerHand(rules, position, best = winningPlay(rules, position.trump, position.plays)) {
    const { because, rulings } = judge(rules, position);
    const permitted = rulings.filter((ruling) => ruling.permitted).map((ruling) => ruling.card);
    const forbidden = rulings.filter((ruling) => !ruling.permitted);
    const values = { ...tableWords(rules, position, best), seat: say(`seat.${position.seat}`) };
    const cards = (clause) => sayCards(rules.askedBy ? rules.askedBy(position, clause) : permitted);
    return {
      questions: {
        permitted: permitted.map((card) => card.text).join(" "),
        because,
        forbidden: forbidden.map(({ card, clause }) => `${card.text} ${clause}`).join(", ") || "none",
        winning: best ? best.seat : "none",
      },
      verdicts: rulings.map((ruling) => {
        const said = sayCard(ruling.card);
        return verdict({ card: ruling.card.text }, said, ruling.permitted, ruling.clause,
          { ...values, card: said, cards: cards(ruling.clause) });
      }),
      reasons: [],
    };
  }

  /** Who wins the complete trick, and what is it worth? A contract without a trump suit makes no card a trump. */
  function answerTrick(rules, position) {
    const { trump, plays } = position;
    const best = winningPlay(rules, trump, plays);
    const because = plays.some((play) => play.card.suit === trump) ? "core.winner-trump" : "core.winner-led";
    const questions = { winner: best.seat, because };
    if (rules.points) {
      questions.value = String(plays.reduce((sum, play) => sum + rules.points(position, play.card), 0));
    }
    return { questions, verdicts: [], reasons: [reason(because, tableWords(rules, position, best))] };
  }

  /** The kind of position that every trick game has. */
  function trickKind(rules) {
    return {
      name: "trick",
      keys: TRICK_KEYS,
      claims: rules.points ? { ...TRICK_CLAIMS, value: "number" } : TRICK_CLAIMS,
      states: (facts) => facts.has("trump"),
      answer(facts, table) {
        const position = readTrick(rules, facts, table);
        return position.hand ? answerHand(rules, position) : answerTrick(rules, position);
      },
    };
  }

  /* What Sundial, Trumple and Lochac have in common: the pack of 52 and the rules of docs/games/core.md. The
     pack is that of Bellot's Trump too (stock.js). */

  /** Strongest first, in every suit, trump or not. */
  const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

  /** Does the first card beat the second? A card of another suit beats only by being a trump. */
  function beats(trump, card, best) {
    if (card.suit !== best.suit) return card.suit === trump;
    return card.rank !== best.rank && RANKS.find((rank) => rank === card.rank || rank === best.rank) === card.rank;
  }

  const followsLead = ({ plays }, card) => card.suit === plays[0].card.suit;

  /** The line of core.md that fits the position. */
  function corePermittedBy(position) {
    if (position.plays.length === 0) return "core.lead-any";
    return position.hand.some((card) => followsLead(position, card)) ? "core.follow" : "core.void-any";
  }

  /** The one duty of core.md. */
  const coreDuties = (position) =>
    [["core.follow", (card, other) => !followsLead(position, card) && followsLead(position, other)]];

  const CORE_RULES = {
    contracts: ["S", "H", "D", "C"], ranks: RANKS, handSize: 13,
    beats, duties: coreDuties, permittedBy: corePermittedBy,
  };

  Object.assign(FollowSuit, { say, sayCard, sayCards, sayList, reason, verdict });
  FollowSuit.tricks = {
    SEATS, TRICK_KEYS, TRICK_CLAIMS, RANKS, CORE_RULES, after, orderFrom, trickKind, readTrick, refuseWrongCards,
    winningPlay, highestLed, firstBroken, followsLead, answerHand, answerTrick,
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
