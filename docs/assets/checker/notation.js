/**
 * Text to plain objects: the second checker's own reader of cards, seats, contracts and facts.
 * Its grammar is docs/reference/notation.md. It was written from that page alone.
 */
(function (FollowSuit) {
  "use strict";

  /**
   * @typedef {"S"|"H"|"D"|"C"} Suit
   * @typedef {"S"|"H"|"D"|"C"|"NT"|"AT"} Trump
   * @typedef {"N"|"E"|"S"|"W"} Seat
   * @typedef {{suit: Suit, rank: string, text: string}} Card
   * @typedef {{key: string, value: string, line: number}} Fact
   * @typedef {"notation"|"position"|"unknown-name"} Kind
   */

  /** A text that this checker refuses: not our notation, an impossible position, or a name it does not know. */
  class CheckerError extends Error {
    /** @param {Kind} kind @param {string} message what was read, what was expected and how to mend it */
    constructor(kind, message) {
      super(message);
      this.name = kind;
      this.kind = kind;
    }
  }

  /** The black and the white sign of each suit, by their code points, so that this file is plain ASCII. */
  const SIGNS = new Map([
    ["\u2660", "S"], ["\u2664", "S"], ["\u2665", "H"], ["\u2661", "H"],
    ["\u2666", "D"], ["\u2662", "D"], ["\u2663", "C"], ["\u2667", "C"],
  ]);
  /** Valet, dame, roi: read beside a sign only, for beside a letter a D is diamonds. */
  const FRENCH = new Map([["V", "J"], ["D", "Q"], ["R", "K"]]);

  // The classes name both cases instead of ignoring case: no look-alike can then be folded into a plain letter.
  const SIGN = `(?:[${[...SIGNS.keys()].join("")}][\\uFE0E\\uFE0F]?)`;
  const LETTER = "[SHDCshdc]";
  const RANK = "(?:10|[2-9AKQJTakqjt])";
  const SIGN_RANK = "(?:10|[2-9AKQJTVDRakqjtvdr])";
  const SPACE = "[ \\t\\r\\n\\u00a0]";

  /** @param {string} source @returns {RegExp} one that matches the whole text */
  const whole = (source) => new RegExp(`^(?:${source})$`);

  const SUIT_FIRST = [whole(`(${LETTER})(${RANK})`), whole(`(${SIGN})(${SIGN_RANK})`)];
  const RANK_FIRST = [whole(`(${RANK})(${LETTER})`), whole(`(${SIGN_RANK})(${SIGN})`)];

  const EITHER_SUIT = `(?:${LETTER}|${SIGN})`;
  const ANY_CARD = `(?:${EITHER_SUIT}${SIGN_RANK}|${SIGN_RANK}${EITHER_SUIT})`;

  /** Why a text is no card, the most telling reason first; the last one fits every text. */
  const NO_CARD = [
    [whole(""), "nothing is written here"],
    [whole(EITHER_SUIT), "a suit without a rank: write both, such as SA"],
    [whole(RANK), "a rank without a suit: write both, such as SA"],
    [whole(`${EITHER_SUIT}?1${EITHER_SUIT}?`), "there is no 1: the ace is A, the ten is T or 10"],
    [whole(`${EITHER_SUIT}?11${EITHER_SUIT}?`), "there is no 11: the jack is J"],
    [whole("[Dd][SHDCshdc]|[SHCshc][Dd]"), "a queen (dame), or a slip? Write Q, or the sign of the suit"],
    [whole(`[VRvr]${LETTER}|${LETTER}[VRvr]`), "V is a jack and R a king only beside a sign: write J or K"],
    [whole(`[Bb]${LETTER}|${LETTER}[Bb]`), "B is not a rank here: the jack is J"],
    [whole(`${EITHER_SUIT}{2,}`), "two suits and no rank"],
    [whole(`${RANK}{2,}`), "two ranks and no suit"],
    [whole(`${EITHER_SUIT}{2,}${RANK}|${RANK}${EITHER_SUIT}{2,}`), "two suits: write one suit and one rank"],
    [whole(`${ANY_CARD}(?:${ANY_CARD}|${RANK})+`), "two cards run together: put a space between them"],
    [new RegExp(`[^ -~\\uFE0E\\uFE0F${[...SIGNS.keys()].join("")}]`),
      "a character that only looks like one of ours: use the plain letters A-Z, digits and the suit signs"],
    [whole(`(?:${EITHER_SUIT}[^A-Za-z0-9]+${RANK})|(?:${RANK}[^A-Za-z0-9]+${EITHER_SUIT})`),
      "nothing stands between suit and rank"],
    [/[^]*/, "a card is a suit (S H D C) and a rank (A K Q J T 9 ... 2), such as SA"],
  ];

  /** @param {string} text @returns {string} with A-Z made small, and no other letter changed */
  const small = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  /** @param {string} text @returns {string} with a-z made large; called on plain letters only */
  const large = (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  /** @param {string} text @returns {string} with no space at either end; in time that grows with the text, not its square */
  function trim(text) {
    const isSpace = (place) => " \t\r\n\u00a0".includes(text[place]);
    let [start, end] = [0, text.length];
    while (start < end && isSpace(start)) start += 1;
    while (start < end && isSpace(end - 1)) end -= 1;
    return text.slice(start, end);
  }
  /** @param {string} text @returns {string} small, and one space for any run of spaces, hyphens and underscores */
  const fold = (text) => small(text).replace(new RegExp(`(?:${SPACE}|[-_])+`, "g"), " ");

  /** @param {string} suit a letter or a sign, perhaps with a selector @returns {Suit} */
  const suitOf = (suit) => SIGNS.get(suit[0]) || large(suit);

  /** @param {string} suit @param {string} rank @returns {Card} */
  function card(suit, rank) {
    const plain = large(rank);
    const name = plain === "10" ? "T" : FRENCH.get(plain) || plain;
    return { suit: suitOf(suit), rank: name, text: suitOf(suit) + name };
  }

  /** Which card is it? @param {string} text @returns {Card} */
  function readCard(text) {
    for (const form of SUIT_FIRST) {
      const found = form.exec(text);
      if (found) return card(found[1], found[2]);
    }
    for (const form of RANK_FIRST) {
      const found = form.exec(text);
      if (found) return card(found[2], found[1]);
    }
    const [, reason] = NO_CARD.find(([form]) => form.test(text));
    throw new CheckerError("notation", `"${text}" is not a card: ${reason}.`);
  }

  /** The cards of a PBN holding. @param {string} text ranks and dots only @returns {Card[]} */
  function readHolding(text) {
    const parts = text.split(".");
    if (parts.length !== 4) {
      throw new CheckerError("notation",
        `"${text}" names ranks without suits: write S7 H9, or a holding of four parts with exactly three dots.`);
    }
    return parts.flatMap((ranks, place) => {
      const wrong = ranks.replace(new RegExp(RANK, "g"), "");
      if (wrong) {
        throw new CheckerError("notation", `"${text}": there is no ${wrong[0]}: the ace is A, the ten is T or 10.`);
      }
      return (ranks.match(new RegExp(RANK, "g")) || []).map((rank) => card("SHDC"[place], rank));
    });
  }

  /** Which cards, in the order written? @param {string} text a list or a holding @returns {Card[]} at least one */
  function readCards(text) {
    const written = text.split(new RegExp(`(?:${SPACE}|[,;.+])+`)).filter((part) => part !== "");
    if (written.length === 0) throw new CheckerError("notation", `"${text}" holds no card at all: write S7 H9.`);
    // A card names its suit and a holding does not, so neither can be mistaken for the other.
    const ranksAndDots = /^[0-9AKQJTakqjt.]+$/.test(text) && text.includes(".");
    return ranksAndDots ? readHolding(text) : written.map(readCard);
  }

  const SEATS = new Map([
    ["n", "N"], ["north", "N"], ["e", "E"], ["east", "E"], ["s", "S"], ["south", "S"], ["w", "W"], ["west", "W"],
  ]);
  const SEAT_NAMES = { N: "north", E: "east", S: "south", W: "west" };

  /** Which seat is it? @param {string} text @returns {Seat} */
  function readSeat(text) {
    const seat = SEATS.get(small(text));
    if (!seat) throw new CheckerError("notation", `"${text}" is not a seat: write North, East, South or West.`);
    return seat;
  }

  /** @param {string} message @returns {never} */
  function impossible(message) {
    throw new CheckerError("position", message);
  }

  const TRUMPS = new Map([
    ["s", "S"], ["spades", "S"], ["spade", "S"], ["h", "H"], ["hearts", "H"], ["heart", "H"],
    ["d", "D"], ["diamonds", "D"], ["diamond", "D"], ["c", "C"], ["clubs", "C"], ["club", "C"],
    ["nt", "NT"], ["no trump", "NT"], ["notrump", "NT"], ["none", "NT"],
    ["at", "AT"], ["all trump", "AT"], ["alltrump", "AT"],
  ]);
  const NO_TRUMP_SUIT = new Map([
    ["sa", "SA is the ace of spades; for sans atout write NT"],
    ["ta", "for tout atout write AT"],
    ["trump", "say which suit"],
  ]);

  /** What is trump? @param {string} text @returns {Trump} */
  function readTrump(text) {
    if (whole(SIGN).test(text)) return suitOf(text);
    const trump = TRUMPS.get(fold(text));
    if (trump) return trump;
    const reason = NO_TRUMP_SUIT.get(fold(text)) || "write one suit (S H D C, spades ...), NT or AT";
    throw new CheckerError("notation", `"${text}" is not a contract: ${reason}.`);
  }

  /** Which suit is it, where a contract will not do? @param {string} text @returns {Suit} */
  function readSuit(text) {
    const suit = readTrump(text);
    return suit.length === 1 ? suit : impossible(`"${text}" is not a suit: write S, H, D or C.`);
  }

  /** Which whole number is it? @param {string} text @param {number} least @param {number} most @returns {number} */
  function readNumber(text, least, most) {
    // A sign is read only where there can be less than nothing.
    if (!(least < 0 ? /^-?[0-9]{1,9}$/ : /^[0-9]{1,9}$/).test(text)) {
      throw new CheckerError("notation", `"${text}" is not a whole number: write it in digits, such as 9.`);
    }
    const number = Number(text);
    return number >= least && number <= most ? number : impossible(`${text} is not from ${least} to ${most}.`);
  }

  /** The cards of a list that may be empty. @param {string} text a list, a holding or "none" @returns {Card[]} */
  const readCardsOrNone = (text) => (fold(text) === "none" ? [] : readCards(text));

  const YES_AND_NO = new Map([["true", "yes"], ["on", "yes"], ["false", "no"], ["off", "no"]]);

  /** Which of these words is it? @param {string} text @param {string[]} words canonical @returns {string} */
  function readWord(text, words) {
    const written = fold(text);
    const meant = (words.includes("yes") && YES_AND_NO.get(written)) || written;
    const word = words.find((one) => fold(one) === meant);
    if (word !== undefined) return word;
    throw new CheckerError("unknown-name",
      `"${text}" is not one of: ${words.join(", ")}; the nearest is "${nearest(written, words)}".`);
  }

  /** How many letters must change to make one word of the other? @param {string} a @param {string} b */
  function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let line = 1; line <= a.length; line += 1) {
      const above = row;
      row = [line];
      for (let column = 1; column <= b.length; column += 1) {
        const swap = above[column - 1] + (a[line - 1] === b[column - 1] ? 0 : 1);
        row.push(Math.min(swap, above[column] + 1, row[column - 1] + 1));
      }
    }
    return row[b.length];
  }

  /** Which known name is most like this one? @param {string} name @param {string[]} known @returns {string} */
  function nearest(name, known) {
    // Only the beginning is weighed, so that a whole page pasted as one key is answered at once.
    const start = name.slice(0, 60);
    return known.reduce((best, one) => (distance(start, one) < distance(start, best) ? one : best));
  }

  /** One spelling for each key: folded, seats in full: "west", "east holds". @param {string} text @returns {string} */
  function canonicalKey(text) {
    const key = fold(text);
    const [, name, rest] = /^([a-z]+)( .*)?$/.exec(key) || [];
    return SEATS.has(name) ? SEAT_NAMES[SEATS.get(name)] + (rest || "") : key;
  }

  /** The canonical keys that begin with a seat. @param {string} [end] "" or "bids" @returns {string[]} */
  const seatKeys = (end = "") => Object.values(SEAT_NAMES).map((name) => (end ? `${name} ${end}` : name));

  /** The text of one part of a link, with its percent-encoding undone. @param {string} text @returns {string} */
  function decoded(text) {
    try {
      return decodeURIComponent(text.replace(/\+/g, " "));
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      throw new CheckerError("notation", `"${text}" is not percent-encoded text: write a percent sign as %25.`);
    }
  }

  /** @param {string} text one fact @param {string} mark ":" or "=" @param {number} line @returns {[string, string]} */
  function splitFact(text, mark, line) {
    const end = text.indexOf(mark);
    if (end < 0) {
      throw new CheckerError("notation", `line ${line}: "${trim(text)}" is not a fact: write key${mark} value.`);
    }
    return [text.slice(0, end), text.slice(end + 1)];
  }

  /** The facts of a text in either dress, in the order written. @param {string} text @returns {Fact[]} */
  function readFacts(text) {
    const lines = trim(text).split(/\r\n|\r|\n/);
    const isLink = lines.length === 1 && lines[0].includes("=");
    const query = (link) => link.replace(/#.*$/s, "").replace(/^[^?]*\?/, "");
    const parts = isLink ? query(lines[0]).split("&") : text.split(/\r\n|\r|\n/);
    const facts = [];
    parts.forEach((part, place) => {
      if (trim(part) === "") return;
      const line = isLink ? 1 : place + 1;
      const [left, right] = isLink ? splitFact(part, "=", line).map(decoded) : splitFact(part, ":", line);
      const fact = { key: canonicalKey(trim(left)), value: trim(right), line };
      if (facts.some((earlier) => earlier.key === fact.key)) {
        throw new CheckerError("notation", `line ${line}: the key "${fact.key}" stands here twice: leave one out.`);
      }
      facts.push(fact);
    });
    return facts;
  }

  /** The facts of one position, asked by key. What a value should be is the business of the one who asks. */
  class Facts {
    /** @param {Fact[]} list in the order written */
    constructor(list) {
      this.list = list;
    }

    /** @param {string} key canonical: "trump", "east holds" @returns {boolean} */
    has(key) {
      return this.list.some((fact) => fact.key === key);
    }

    /** The value as `reader` understands it; undefined if the key is not given. A refusal says where it stands. */
    read(key, reader) {
      const fact = this.list.find((one) => one.key === key);
      return fact && valueOf(fact, reader);
    }

    /** The same, of a fact that must be there. @param {string} example what to write: "trump: spades" */
    need(key, reader, example) {
      if (!this.has(key)) impossible(`The fact "${key}" is missing: write ${example}.`);
      return this.read(key, reader);
    }

    /** One entry for each "North bids" (end "bids") or "North" (end ""), in the order written. */
    bySeat(end, reader) {
      const known = seatKeys(end);
      return this.list.filter((fact) => known.includes(fact.key))
        .map((fact) => ({ seat: readSeat(fact.key.split(" ")[0]), value: valueOf(fact, reader) }));
    }
  }

  /** The fact's value as `reader` understands it; a refusal says where it stands. */
  function valueOf(fact, reader) {
    try {
      return reader(fact.value);
    } catch (error) {
      if (!(error instanceof CheckerError)) throw error;
      throw new CheckerError(error.kind, `line ${fact.line}, ${fact.key}: ${error.message}`);
    }
  }

  FollowSuit.CheckerError = CheckerError;
  FollowSuit.notation = {
    readCard, readCards, readCardsOrNone, readSeat, readSuit, readTrump, readNumber, readWord, readFacts,
    Facts, valueOf, canonicalKey, seatKeys, impossible, nearest, fold, trim,
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
