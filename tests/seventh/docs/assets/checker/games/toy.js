/** A toy: whist in which who cannot follow must trump. Page: docs/games/toy.md. */
(function (FollowSuit) {
  "use strict";

  const { CORE_RULES, trickKind, followsLead } = FollowSuit.tricks;

  const duties = (position) => [
    ...CORE_RULES.duties(position),
    ["toy.must-ruff", (card, other) =>
      !followsLead(position, card) && card.suit !== position.trump && other.suit === position.trump],
  ];

  /** A ruff is permitted by the duty to ruff, where it is one. */
  function permittedBy(position) {
    const usual = CORE_RULES.permittedBy(position);
    const trumps = position.hand.some((card) => card.suit === position.trump);
    return usual === "core.void-any" && trumps ? "toy.must-ruff" : usual;
  }

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.toy = {
    key: "toy", options: {}, presets: { toy: {} },
    kinds: [trickKind({ ...CORE_RULES, duties, permittedBy })],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
