/**
 * Bellot's Trump: who has the game and who pays whom. Page: docs/games/bellot.md. Everything before the settlement is
 * the same in Lochac Trump and stands in stock.js. The settlement sets two players side by side: who beats whom, and
 * who owes whom what.
 */
(function (FollowSuit) {
  "use strict";

  const { readCardsOrNone, readSeat, readSuit, seatKeys, impossible, fold } = FollowSuit.notation;
  const { RANKS, refuseWrongCards } = FollowSuit.tricks;
  const { PACK, kinds, nameOf, namesOf, allOf, told, isAbove, limitOf, refuseLonePlayer, hasAny } = FollowSuit.stock;

  /** @typedef {{suit: string, rank: string, text: string}} Card */
  /** @typedef {{seat: string, trumps: Card[]}} Player */

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

  /* The settlement. */

  const holds = ({ trumps }, rank) => trumps.some((card) => card.rank === rank);

  /** Has the first player the highest of the trumps that one of the two shows? */
  const isHigher = (one, other) => {
    const highest = RANKS.find((rank) => holds(one, rank) || holds(other, rank));
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

  /* The kind of position. */

  const settlementKind = {
    name: "settlement",
    keys: ["trump", ...seatKeys("shows")],
    claims: { "counts": "entries in order", "has game": seatsClaim, "pays": "entries in order", "because": "clause" },
    states: (facts) => hasAny(facts, ["trump", ...seatKeys("shows")]),
    answer: answerSettlement,
  };

  FollowSuit.games = FollowSuit.games || {};
  FollowSuit.games.bellot = {
    key: "bellot", options: OPTIONS, presets: PRESETS, kinds: [...kinds, settlementKind],
  };
})(globalThis.FollowSuit = globalThis.FollowSuit || {});
