/**
 * Answers the questions of a position and compares claims with the answers. It knows no game's rules: those stand in
 * games/<key>.js, each kind of position with its facts and questions (the interface is told in tricks.js). A game may
 * be loaded after this file: FollowSuit.games is looked at when something is asked, never before.
 * What may be asked is ruled by docs/reference/positions.md.
 *
 * The forms that a claim may have, by the name that a kind gives in `claims`:
 *   "cards"             cards in any order, or none             "cards in order"    the same, order counts
 *   "seat"              a seat, or none                         "seats in order"    seats, order counts
 *   "suits"             suits or contracts in any order         "suit"              one suit or contract, or none
 *   "number"            one number, or none                     "numbers in order"  numbers, order counts
 *   "word"              a word or several, such as yes, goes on "words"             single words in any order
 *   "entries"           parts between commas, in any order      "entries in order"  the same, order counts
 *   "moves"             parts between semicolons, any order     "clause"            a clause
 *   "with clauses"      cards and moves, each with its clause, between commas: some or all of them, or none
 * In the parts of entries and moves, cards and seats are read in any spelling, and numbers as numbers.
 */
(function (FollowSuit) {
  "use strict";

  const { CheckerError } = FollowSuit;
  const { readCard, readCardsOrNone, readSeat, readTrump, readWord, readFacts } = FollowSuit.notation;
  const { Facts, valueOf, canonicalKey, impossible, nearest, fold, trim } = FollowSuit.notation;

  /** @param {string} id "belote/overtrump-nine" @returns {string} the game's key */
  function gameOfId(id) {
    const [, key] = /^([a-z]+)\/[a-z0-9-]+$/.exec(id) || [];
    if (key) return key;
    throw new CheckerError("notation", `"${id}" is not an id: write belote/a-name in small letters, digits, hyphens.`);
  }

  /** Which game are the facts about? The facts say it; if they do not, the caller may. */
  function gameOf(facts, gameKey) {
    const named = [facts.read("id", gameOfId), facts.read("game", fold)].filter((key) => key !== undefined);
    if (named.length === 2 && named[0] !== named[1]) impossible(`The id and the game disagree: ${named.join(", ")}.`);
    const key = named.length > 0 ? named[0] : gameKey;
    const known = Object.keys(FollowSuit.games || {});
    if (known.length === 0) throw new CheckerError("unknown-name", "No game's rules are loaded: add games/<key>.js.");
    if (!key) impossible(`No game is named: write game: ${known[0]}.`);
    if (known.includes(key)) return FollowSuit.games[key];
    throw new CheckerError("unknown-name", `There is no game "${key}" here; the nearest is "${nearest(key, known)}".`);
  }

  /** Which kind of position do the facts state? */
  const kindOf = (game, facts) => game.kinds.find((kind) => kind.states(facts)) || game.kinds[game.kinds.length - 1];

  /** The canonical key of each question that the kind answers, with the form of its claims. */
  const claimForms = (kind) =>
    new Map(Object.entries(kind.claims).map(([question, form]) => [canonicalKey(question), form]));

  function refuseUnknownKeys(game, kind, facts) {
    const asked = [...claimForms(kind).keys()];
    const known = ["id", "game", "variant", ...kind.keys, ...Object.keys(game.options), ...asked];
    const unknown = facts.list.find((fact) => !known.includes(fact.key));
    if (!unknown) return;
    throw new CheckerError("unknown-name",
      `line ${unknown.line}: there is no key "${unknown.key}"; the nearest is "${nearest(unknown.key, known)}".`);
  }

  /** All settings: the defaults, changed by the preset, changed by single options. */
  function settings(game, facts) {
    const presets = Object.keys(game.presets);
    const preset = facts.read("variant", (text) => readWord(text, presets)) || presets[0];
    return Object.fromEntries(Object.entries(game.options).map(([name, values]) => {
      const single = facts.read(name, (text) => readWord(text, values));
      return [name, single || game.presets[preset][name] || values[0]];
    }));
  }

  function answerFacts(game, facts) {
    const kind = kindOf(game, facts);
    refuseUnknownKeys(game, kind, facts);
    return { game: game.key, ...kind.answer(facts, settings(game, facts)) };
  }

  /** The answers to a position. @param {string} text facts @param {string} [gameKey] for facts that name no game */
  function answer(text, gameKey) {
    const facts = new Facts(readFacts(text));
    return answerFacts(gameOf(facts, gameKey), facts);
  }

  /** The full id of a clause; a game's own clauses may go without its name. */
  function clauseId(game, text) {
    const id = fold(text).replace(/ /g, "-");
    return id.includes(".") ? id : `${game.key}.${id}`;
  }

  /** The parts of a text. @param {RegExp} between what stands between two of them */
  const parts = (text, between) => text.split(between).map(trim).filter((part) => part !== "");
  const SPACE_OR_COMMA = /[ \t\r\n\u00a0,;]+/;
  const isNone = (text) => fold(text) === "none";

  const listed = (texts) => texts.join(", ");
  const sorted = (texts) => listed([...new Set(texts)].sort());
  const words = (text) => parts(fold(text), SPACE_OR_COMMA);
  const cards = (text) => readCardsOrNone(text).map((card) => card.text);
  const suits = (text) => (isNone(text) ? ["NT"] : parts(text, SPACE_OR_COMMA).map(readTrump));
  const seats = (text) => parts(text, SPACE_OR_COMMA).map(readSeat);
  /** Numbers are compared as numbers: 09 is 9; what is no number is like no answer. */
  const number = (text) => (/^-?[0-9]+$/.test(text) ? String(Number(text)) : "no number");
  const numbers = (text) => parts(text, SPACE_OR_COMMA).map(number);

  /** The card's canonical text; undefined where the word is no card. */
  function cardText(word) {
    try {
      return readCard(word).text;
    } catch (error) {
      if (error instanceof CheckerError) return undefined;
      throw error;
    }
  }

  /** One word of an entry or a move in one spelling: 09 is 9, "north" is N, "10h" is HT, and "DRAW" is draw. */
  function plainWord(word) {
    if (/^-?[0-9]+$/.test(word)) return String(Number(word));
    if (/^(?:[nesw]|north|east|south|west)$/i.test(word)) return word[0].toUpperCase();
    return cardText(word) || (/^[A-Za-z]+$/.test(word) ? word.toLowerCase() : word);
  }

  /** A hyphen between letters is a space, as in "goes-on"; before a number it is a sign, as in "E -6". */
  const unhyphened = (text) => text.replace(/([A-Za-z])[-_]+(?=[A-Za-z])/g, "$1 ");
  const entry = (text) => parts(unhyphened(text), SPACE_OR_COMMA).map(plainWord).join(" ");
  const entries = (text) => parts(text, /[,;]/).map(entry);
  const move = (text) => parts(text, /[ \t\r\n\u00a0.,+]+/).map(plainWord).join(" ");
  const moves = (text) => parts(text, ";").map(move);

  /** What carries a clause: a move that has a name, or a card. */
  function subjectOf(text) {
    const name = text.toUpperCase();
    return Object.hasOwn(FollowSuit.words || {}, `move.${name}`) ? name : readCard(text).text;
  }

  /** "7s overtrump" as the answer writes it: "S7 belote.overtrump". */
  function withClause(game, text) {
    const [subject, ...clause] = trim(fold(text)).split(" ");
    if (clause.length > 0) return `${subjectOf(subject)} ${clauseId(game, clause.join("-"))}`;
    throw new CheckerError("notation", `"${text}" does not name a card or a move and its clause: write S7 overtrump.`);
  }

  /** The author may claim the clause of single cards: which others there are is the matter of another question. */
  function sameClauses(claimed, answered, game) {
    if (isNone(claimed)) return answered === "none";
    return claimed.split(",").every((part) => answered.split(", ").includes(withClause(game, part)));
  }

  /** When does a claim mean the answer? Most forms read both alike. */
  const same = (read, join) => (claimed, answered) => join(read(claimed)) === join(read(answered));
  const FORMS = {
    "cards": same(cards, sorted),
    "cards in order": same(cards, listed),
    "seat": (claimed, answered) => (isNone(claimed) ? answered === "none" : readSeat(claimed) === answered),
    "seats in order": same(seats, listed),
    "suit": same(suits, listed),
    "suits": same(suits, sorted),
    "number": (claimed, answered) => (isNone(claimed) ? "none" : number(claimed)) === answered,
    "numbers in order": same(numbers, listed),
    "word": same(words, listed),
    "words": same(words, sorted),
    "entries": same(entries, sorted),
    "entries in order": same(entries, listed),
    "moves": same(moves, sorted),
    "clause": (claimed, answered, game) => clauseId(game, claimed) === answered,
    "with clauses": sameClauses,
  };

  /** Does the claim say what the answer says? */
  function agrees(game, form, claimed, answered) {
    return (typeof form === "function" ? form : FORMS[form])(claimed, answered, game);
  }

  /** The author's claims beside this checker's answers. @param {string} text an example: facts, id and claims */
  function compareClaims(text) {
    const facts = new Facts(readFacts(text));
    const game = gameOf(facts);
    const forms = claimForms(kindOf(game, facts));
    const { questions } = answerFacts(game, facts);
    const answers = new Map(Object.entries(questions).map(([question, answer]) => [canonicalKey(question), answer]));
    const claims = facts.list.filter((fact) => forms.has(fact.key));
    const named = claims.map((claim) => claim.key);
    // Without a claim there would be no third opinion, and its absence would look like agreement.
    if (named.length === 0) impossible("The example claims nothing: add permitted, or winner, and because.");
    if (!named.includes("because") && (named.includes("permitted") || named.includes("winner"))) {
      impossible("The example claims no reason: add because.");
    }
    return claims.map((claim) => {
      const answered = answers.get(claim.key);
      if (answered === undefined) impossible(`line ${claim.line}: "${claim.key}" is no question of this position.`);
      const agreed = valueOf(claim, (claimed) => agrees(game, forms.get(claim.key), claimed, answered));
      return { question: claim.key, claimed: claim.value, answered, agrees: agreed };
    });
  }

  FollowSuit.answer = answer;
  FollowSuit.compareClaims = compareClaims;
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
