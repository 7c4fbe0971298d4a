/**
 * Answers every example on the page again and says whether author, engine and this checker agree. No rule stands here.
 * It comes last, and loads games/<key>.js for the games whose examples stand on the page, as far as they are not there.
 */
(function (FollowSuit) {
  "use strict";

  /** This file's own address: games/ is beside it. The browser tells it only while the file is first run. */
  const OWN_ADDRESS = document.currentScript ? document.currentScript.src : "";

  /** Each game's one attempt to load it. @type {Map<string, Promise<void>>} */
  const attempts = new Map();

  const figures = () => [...document.querySelectorAll("figure.followsuit[data-example]")];

  /** The key of the figure's game, or undefined: what is no plain name never becomes part of an address. */
  function gameOf(figure) {
    const [key] = figure.dataset.example.split("/");
    return /^[a-z]+$/.test(key) ? key : undefined;
  }

  const isMissing = (key) => key !== undefined && !Object.hasOwn(FollowSuit.games || {}, key);

  /** Adds the game's script. A script that fails is done too: checked() finds out that the game is not there. */
  function load(key) {
    return new Promise((done) => {
      const script = document.createElement("script");
      script.addEventListener("load", () => done());
      script.addEventListener("error", () => done());
      script.src = new URL(`games/${key}.js`, OWN_ADDRESS).href;
      document.head.append(script);
    });
  }

  function loadOnce(key) {
    if (!attempts.has(key)) attempts.set(key, load(key));
    return attempts.get(key);
  }

  /** Each difference between what is claimed, what the engine answered, and what this checker answers. */
  function differences(figure) {
    const text = figure.querySelector(".followsuit-facts code").textContent;
    const engine = JSON.parse(figure.dataset.answers);
    const wrongId = ofId(figure.dataset.example, text);
    if (wrongId.length > 0) return wrongId;
    const own = FollowSuit.answer(text);
    return [
      ...ofClaims(text),
      ...ofQuestions(engine.questions, own.questions),
      ...ofVerdicts(engine.verdicts, own.verdicts),
      ...ofReasons(engine.reasons, own.reasons),
    ];
  }

  /** Facts of another example, or of another game, would agree with themselves and say nothing about the figure. */
  function ofId(id, text) {
    const fact = FollowSuit.notation.readFacts(text).find((one) => one.key === "id");
    return fact && fact.value === id ? [] : [`The figure shows ${id}, its facts ${fact ? fact.value : "no id"}.`];
  }

  function ofClaims(text) {
    return FollowSuit.compareClaims(text)
      .filter((claim) => !claim.agrees)
      .map(({ question, claimed, answered }) =>
        `${question}: the author claims ${claimed}; the second check says ${answered}.`);
  }

  const both = (what, engine, own) => `${what}: the engine says ${engine}; the second check says ${own}.`;
  const said = (answer) => (answer === undefined ? "nothing" : String(answer));

  /** The answers by the canonical spelling of their questions: "North sees" and "north sees" are one. */
  const byKey = (questions) => new Map(
    Object.entries(questions).map(([question, answer]) => [FollowSuit.notation.canonicalKey(question), answer]));

  function ofQuestions(engine, own) {
    const [theirs, ours] = [byKey(engine), byKey(own)];
    return [...new Set([...theirs.keys(), ...ours.keys()])]
      .filter((question) => said(theirs.get(question)) !== said(ours.get(question)))
      .map((question) => both(question, said(theirs.get(question)), said(ours.get(question))));
  }

  /** A card is not a move, though both may be written S7; the kind of subject is compared too. */
  const subject = (verdict) => (verdict.card === undefined ? `move ${verdict.move}` : `card ${verdict.card}`);
  const ruled = (verdict) =>
    verdict ? `${subject(verdict)} ${verdict.permitted ? "permitted" : "forbidden"} by ${verdict.clause}` : "nothing";
  const cited = (reason) => (reason ? reason.clause : "nothing");

  function ofVerdicts(engine, own) {
    return ofPairs(engine, own, ruled, subject);
  }

  function ofReasons(engine, own) {
    return ofPairs(engine, own, cited, (_, place) => `reason ${place + 1}`);
  }

  /** Two lists side by side; what has no partner differs. Each entry is compared by `told`, then by its sentence. */
  function ofPairs(engine, own, told, name) {
    const longer = engine.length > own.length ? engine : own;
    return longer.flatMap((one, place) => {
      const [theirs, ours] = [engine[place], own[place]];
      if (told(theirs) !== told(ours)) return [both(name(one, place), told(theirs), told(ours))];
      return ofSentence(name(one, place), theirs.sentence, ours.sentence);
    });
  }

  function ofSentence(what, engine, own) {
    return engine === own ? [] : [both(what, `"${said(engine)}"`, `"${own}"`)];
  }

  /** The state of one figure, and the lines to show. An exception is never agreement: then nothing was checked. */
  function checked(figure) {
    try {
      const key = gameOf(figure);
      if (isMissing(key)) throw new Error(`The game "${key}" is not there: games/${key}.js did not load, or failed.`);
      const lines = differences(figure);
      const state = lines.length === 0 ? "agree" : "disagree";
      return { state, lines: [FollowSuit.say(`second.${state}`), ...lines] };
    } catch (error) {
      const words = FollowSuit.words || {};
      return { state: "not-run", lines: [words["second.not-run"] || "The second check did not run.", error.message] };
    }
  }

  function show(figure, { state, lines }) {
    const place = figure.querySelector("p.followsuit-second") || figure.appendChild(document.createElement("p"));
    place.classList.add("followsuit-second");
    place.dataset.state = state;
    place.replaceChildren(...lines.flatMap((line, number) =>
      number === 0 ? [line] : [document.createElement("br"), line]));
  }

  /** Checks every example on the page, one by one, and tells the document how many agree. */
  function checkFigures() {
    const counts = { "agree": 0, "disagree": 0, "not-run": 0 };
    for (const figure of figures()) {
      const result = checked(figure);
      show(figure, result);
      counts[result.state] += 1;
    }
    document.documentElement.dataset.followsuit =
      Object.entries(counts).map(([state, count]) => `${state}:${count}`).join(" ");
    document.dispatchEvent(new CustomEvent("followsuit-checked", { detail: counts }));
  }

  /** Checks the page once every game that it needs has loaded or failed: at once, if none is missing. */
  function checkPage() {
    const missing = [...new Set(figures().map(gameOf))].filter(isMissing);
    if (missing.length === 0) checkFigures();
    else Promise.allSettled(missing.map(loadOnce)).then(checkFigures);
  }

  FollowSuit.checkPage = checkPage;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", checkPage);
  else checkPage();
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
