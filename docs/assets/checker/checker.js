/**
 * Answers the questions of a position: facts in, answers out. It knows tricks of four cards and no game's rules;
 * those stand in games/<key>.js. What a position may hold is ruled by docs/reference/notation.md#trick-facts.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const { readCard, readCards, readSeat, readTrump, readWord, readFacts, nearest, fold, trim } = FollowSuit.notation;

  const CLAIMS = ["permitted", "because", "forbidden", "winning", "winner", "value"];
  const SEATS = ["north", "east", "south", "west"];
  const HANDS = SEATS.map((seat) => `${seat} holds`);
  const NEXT = {
    clockwise: { N: "E", E: "S", S: "W", W: "N" },
    anticlockwise: { N: "W", W: "S", S: "E", E: "N" },
  };

  /** @param {string} message @returns {never} */
  function impossible(message) {
    throw new CheckerError("position", message);
  }

  /** The fact's value as `read` understands it; a refusal says where it stands. */
  function valueOf(fact, read) {
    try {
      return read(fact.value);
    } catch (error) {
      if (!(error instanceof CheckerError)) throw error;
      throw new CheckerError(error.kind, `line ${fact.line}, ${fact.key}: ${error.message}`);
    }
  }

  /** @param {string} id "belote/overtrump-nine" @returns {string} the game's key */
  function gameOfId(id) {
    const [, key] = /^([a-z]+)\/[a-z0-9-]+$/.exec(id) || [];
    if (key) return key;
    throw new CheckerError("notation", `"${id}" is not an id: write belote/a-name in small letters, digits, hyphens.`);
  }

  /** Which game are the facts about? The facts say it; if they do not, the caller may. */
  function gameOf(facts, gameKey) {
    const keys = facts.flatMap((fact) => {
      if (fact.key === "id") return [valueOf(fact, gameOfId)];
      return fact.key === "game" ? [fold(fact.value)] : [];
    });
    if (keys.length === 2 && keys[0] !== keys[1]) impossible(`The id and the game disagree: ${keys.join(", ")}.`);
    const key = keys[0] || gameKey;
    const known = Object.keys(FollowSuit.games || {});
    if (known.length === 0) throw new CheckerError("unknown-name", "No game's rules are loaded: add games/<key>.js.");
    if (!key) impossible(`No game is named: write game: ${known[0]}.`);
    if (known.includes(key)) return FollowSuit.games[key];
    throw new CheckerError("unknown-name", `There is no game "${key}" here; the nearest is "${nearest(key, known)}".`);
  }

  function refuseUnknownKeys(game, facts) {
    const known = ["id", "game", "variant", "trump", ...SEATS, ...HANDS, ...Object.keys(game.options), ...CLAIMS];
    const unknown = facts.find((fact) => !known.includes(fact.key));
    if (!unknown) return;
    throw new CheckerError("unknown-name",
      `line ${unknown.line}: there is no key "${unknown.key}"; the nearest is "${nearest(unknown.key, known)}".`);
  }

  /** All settings: the defaults, changed by the preset, changed by single options. */
  function settings(game, facts) {
    const variant = facts.find((fact) => fact.key === "variant");
    const presets = Object.keys(game.presets);
    const preset = variant ? valueOf(variant, (text) => readWord(text, presets)) : presets[0];
    return Object.fromEntries(Object.entries(game.options).map(([name, values]) => {
      const single = facts.find((fact) => fact.key === name);
      const setting = single && valueOf(single, (text) => readWord(text, values));
      return [name, setting || game.presets[preset][name] || values[0]];
    }));
  }

  /** The position that the facts describe. A position that cannot be is refused. */
  function readPosition(game, facts) {
    const trump = facts.find((fact) => fact.key === "trump");
    if (!trump) impossible("The contract is missing: write trump: spades, NT or AT.");
    const plays = facts.filter((fact) => SEATS.includes(fact.key))
      .map((fact) => ({ seat: readSeat(fact.key), card: valueOf(fact, readCard) }));
    const hands = facts.filter((fact) => HANDS.includes(fact.key))
      .map((fact) => ({ seat: readSeat(fact.key.split(" ")[0]), cards: valueOf(fact, readCards) }));
    const position = { trump: valueOf(trump, readTrump), options: settings(game, facts), plays };
    refuseTableOutOfTurn(position);
    refuseWrongHands(game, position, hands);
    refuseWrongCards(game, [...plays.map((play) => play.card), ...hands.flatMap((hand) => hand.cards)]);
    return hands.length === 0 ? position : { ...position, seat: hands[0].seat, hand: hands[0].cards };
  }

  const after = (position, seat) => NEXT[position.options.direction][seat];

  function refuseTableOutOfTurn(position) {
    position.plays.slice(1).forEach((play, place) => {
      const due = after(position, position.plays[place].seat);
      if (play.seat === due) return;
      impossible(`${play.seat} plays ${play.card.text} out of turn: play runs ${position.options.direction}, `
        + `so ${due} is next. Write the seats in the order of play.`);
    });
  }

  function refuseWrongHands(game, position, hands) {
    const { plays } = position;
    if (hands.length > 1) impossible("Two hands are given: write the hand of the seat to play, and no other.");
    const [hand] = hands;
    if (plays.length === SEATS.length) {
      if (hand) impossible(`The trick is complete, so nobody is to play: leave out what ${hand.seat} holds.`);
      return;
    }
    if (!hand) impossible("The trick is not complete: write what the seat to play holds, or all four cards.");
    const due = plays.length === 0 ? hand.seat : after(position, plays[plays.length - 1].seat);
    if (hand.seat !== due) impossible(`${hand.seat} holds a hand, but ${due} is to play: write ${due} holds.`);
    if (hand.cards.length > game.handSize) {
      impossible(`${hand.seat} holds ${hand.cards.length} cards, but the game deals ${game.handSize}: leave some out.`);
    }
  }

  function refuseWrongCards(game, cards) {
    const strange = cards.find((card) => !game.ranks.includes(card.rank));
    if (strange) impossible(`${strange.text} is not in the pack: it has ${game.ranks.join(" ")} in each suit.`);
    const twice = cards.find((card, place) => cards.findIndex((other) => other.text === card.text) < place);
    if (twice) impossible(`${twice.text} stands here twice: change one of the two.`);
  }

  /** A sentence from words.js with its places filled. Every place needs a value: nothing is left out in silence. */
  function say(key, values) {
    const words = FollowSuit.words || {};
    if (!Object.hasOwn(words, key)) throw new CheckerError("unknown-name", `words.js has no sentence "${key}".`);
    return words[key].replace(/\{([^{}]*)\}/g, (place, name) => {
      if (values && Object.hasOwn(values, name)) return values[name];
      throw new CheckerError("unknown-name", `The sentence "${key}" asks for ${place}, which this position has not.`);
    });
  }

  const sayCard = (card, key = "card") =>
    say(key, { rank: say(`rank.${card.rank}`), suit: say(`suit.${card.suit}`) });

  /** "the 7 of spades, the 9 of spades or the ace of hearts" */
  function sayCards(cards) {
    const said = cards.map((card) => sayCard(card, "the-card"));
    if (said.length < 2) return said.join();
    return said.slice(0, -1).join(say("list.comma")) + say("list.or") + said[said.length - 1];
  }

  /** What can be said of the table; before the lead, nothing. */
  function tableWords(game, { trump, plays }) {
    if (plays.length === 0) return {};
    const best = game.winningPlay(trump, plays);
    return {
      led: say(`suit.${plays[0].card.suit}`),
      best: sayCard(best.card),
      holder: say(`seat.${best.seat}`),
      high: sayCard(game.highestLed(trump, plays)),
    };
  }

  function sentence(game, position, verdict) {
    const card = sayCard(verdict.card);
    const cards = sayCards(game.askedBy(position, verdict.clause));
    const values = { ...tableWords(game, position), seat: say(`seat.${position.seat}`), card, cards };
    const reason = say(verdict.clause, values);
    return say(verdict.permitted ? "verdict.permitted" : "verdict.forbidden", { card, reason });
  }

  /** Which cards may be played, and why? */
  function answerHand(game, position) {
    const { because, verdicts } = game.judge(position);
    const permitted = verdicts.filter((verdict) => verdict.permitted);
    const forbidden = verdicts.filter((verdict) => !verdict.permitted);
    const best = game.winningPlay(position.trump, position.plays);
    return {
      game: game.key,
      questions: {
        permitted: permitted.map((verdict) => verdict.card.text).join(" "),
        because,
        forbidden: forbidden.map((verdict) => `${verdict.card.text} ${verdict.clause}`).join(", ") || "none",
        winning: best ? best.seat : "none",
      },
      verdicts: verdicts.map((verdict) => ({
        card: verdict.card.text,
        permitted: verdict.permitted,
        clause: verdict.clause,
        sentence: sentence(game, position, verdict),
      })),
    };
  }

  /** Who wins the complete trick, and what is it worth? */
  function answerTrick(game, position) {
    const points = position.plays.map((play) => game.points(position, play.card));
    const because = game.wonBy(position);
    return {
      game: game.key,
      questions: {
        winner: game.winningPlay(position.trump, position.plays).seat,
        value: String(points.reduce((sum, value) => sum + value, 0)),
        because,
      },
      verdicts: [],
      reason: say(because, tableWords(game, position)),
      working: points.join(" + "),
    };
  }

  function answerFacts(game, facts) {
    refuseUnknownKeys(game, facts);
    const position = readPosition(game, facts);
    return position.hand ? answerHand(game, position) : answerTrick(game, position);
  }

  /** The answers to a position. @param {string} text facts @param {string} [gameKey] for facts that name no game */
  function answer(text, gameKey) {
    const facts = readFacts(text);
    return answerFacts(gameOf(facts, gameKey), facts);
  }

  /** The full id of a clause; a game's own clauses may go without its name. */
  function clauseId(game, text) {
    const id = fold(text).replace(/ /g, "-");
    return id.includes(".") ? id : `${game.key}.${id}`;
  }

  const sorted = (texts) => [...new Set(texts)].sort().join(", ");

  /** "S7 overtrump" as the answer writes it: "S7 belote.overtrump". */
  function forbiddenEntry(game, text) {
    const [card, ...clause] = trim(fold(text)).split(" ");
    if (clause.length > 0) return `${readCard(card).text} ${clauseId(game, clause.join("-"))}`;
    throw new CheckerError("notation", `"${text}" does not name a card and its clause: write S7 overtrump, HK ruff.`);
  }

  /** Does the claim say what the answer says? Each question has its own idea of the same. */
  function agrees(game, question, claimed, answered) {
    switch (question) {
      case "permitted":
        return sorted(readCards(claimed).map((card) => card.text)) === sorted(answered.split(" "));
      case "because":
        return clauseId(game, claimed) === answered;
      case "forbidden":
        // The author may claim the reason of single cards: which others are forbidden is the matter of `permitted`.
        if (fold(claimed) === "none") return answered === "none";
        return claimed.split(",").every((entry) => answered.split(", ").includes(forbiddenEntry(game, entry)));
      case "value":
        return /^[0-9]+$/.test(claimed) && Number(claimed) === Number(answered);
      default:
        return fold(claimed) === "none" ? answered === "none" : readSeat(claimed) === answered;
    }
  }

  /** The author's claims beside this checker's answers. @param {string} text an example: facts, id and claims */
  function compareClaims(text) {
    const facts = readFacts(text);
    const game = gameOf(facts);
    const { questions } = answerFacts(game, facts);
    const claims = facts.filter((fact) => CLAIMS.includes(fact.key));
    const named = claims.map((claim) => claim.key);
    // Without a claim there would be no third opinion, and its absence would look like agreement.
    if (named.length === 0) impossible("The example claims nothing: add permitted, or winner, and because.");
    if (!named.includes("because") && (named.includes("permitted") || named.includes("winner"))) {
      impossible("The example claims no reason: add because.");
    }
    return claims.map((claim) => {
      const answered = questions[claim.key];
      if (answered === undefined) impossible(`line ${claim.line}: "${claim.key}" is no question of this position.`);
      const same = valueOf(claim, (claimed) => agrees(game, claim.key, claimed, answered));
      return { question: claim.key, claimed: claim.value, answered, agrees: same };
    });
  }

  FollowSuit.answer = answer;
  FollowSuit.compareClaims = compareClaims;
  FollowSuit.say = say;
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
