/**
 * Answers every example on the page again and says whether author, engine and this checker agree. No rule stands here.
 */
(function (FollowSuit) {
  "use strict";

  /** Each difference between what is claimed, what the engine answered, and what this checker answers. */
  function differences(figure) {
    const text = figure.querySelector(".followsuit-facts code").textContent;
    const engine = JSON.parse(figure.dataset.answers);
    const own = FollowSuit.answer(text);
    return [
      ...ofId(figure.dataset.example, text),
      ...ofClaims(text),
      ...ofQuestions(engine.questions, own.questions),
      ...ofVerdicts(engine.verdicts, own.verdicts),
      ...ofReasons(engine.reasons, own.reasons),
    ];
  }

  /** Facts of another example would agree with themselves, and say nothing about the figure above them. */
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
  function checkPage() {
    const counts = { "agree": 0, "disagree": 0, "not-run": 0 };
    for (const figure of document.querySelectorAll("figure.followsuit[data-example]")) {
      const result = checked(figure);
      show(figure, result);
      counts[result.state] += 1;
    }
    document.documentElement.dataset.followsuit =
      Object.entries(counts).map(([state, count]) => `${state}:${count}`).join(" ");
    document.dispatchEvent(new CustomEvent("followsuit-checked", { detail: counts }));
  }

  FollowSuit.checkPage = checkPage;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", checkPage);
  else checkPage();
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
