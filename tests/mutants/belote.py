"""Plausible wrong rules of Belote, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

PLAY = "games/belote/play.py"
VALUES = "games/belote/values.py"
VARIANTS = "games/belote/variants.py"
TRICKS = "tricks.py"
BIDDING = "games/belote/bidding.py"
AUCTION = "games/belote/auction.py"
ANNOUNCEMENTS = "games/belote/announcements.py"
REBELOTE = "games/belote/rebelote.py"
SCORING = "games/belote/scoring.py"
MATCH = "games/belote/match.py"

FOLLOW_ONLY = "return must(p.hand, (FOLLOW, followers))"

MUTANTS = {
    # Orders and points.
    "trumps stand in the plain order": (
        VALUES,
        'TRUMP_ORDER = order("7 8 Q K T A 9 J")',
        "TRUMP_ORDER = PLAIN_ORDER",
    ),
    "the nine of trumps stands below the ace": (VALUES, "7 8 Q K T A 9 J", "7 8 Q K T 9 A J"),
    "in a plain suit the ten stands below the jack": (
        VALUES,
        "7 8 9 J Q K T A",
        "7 8 9 T J Q K A",
    ),
    "in a plain suit the jack stands highest": (VALUES, "7 8 9 J Q K T A", "7 8 9 Q K T A J"),
    "no trump ranks as trump": (
        VALUES,
        "suit is trump or trump is NoSuit.ALL_TRUMP",
        "suit is trump or isinstance(trump, NoSuit)",
    ),
    "all trump ranks as plain": (
        VALUES,
        "suit is trump or trump is NoSuit.ALL_TRUMP",
        "suit is trump",
    ),
    "the jack of trumps counts 2": (VALUES, '"J": 20', '"J": 2'),
    "the nine of trumps counts nothing": (VALUES, '"9": 14', '"9": 0'),
    "no trump counts as plain": (VALUES, '"A": 19', '"A": 11'),
    "all trump counts as trump": (
        VALUES,
        "return ALL_TRUMP_POINTS[variant.at_values]",
        "return TRUMP_POINTS",
    ),
    "a plain suit counts as trump": (
        VALUES,
        "TRUMP_POINTS if suit is trump else PLAIN_POINTS",
        "TRUMP_POINTS",
    ),
    "the presets after Pagat count all trump as Pagat does": (
        VARIANTS,
        'sources=("PAGAT-COINCHE",)',
        'sources=("PAGAT-COINCHE",), at_values="14-9-6-5-3-1"',
    ),
    # Who is winning.
    "a discard can win": (PLAY, "return card.suit is trump", "return True"),
    "a trump does not beat a plain card": (PLAY, "return card.suit is trump", "return False"),
    "the last trump holds the trick": (
        TRICKS,
        "if beats(play.card, best.card):",
        "if play.card.suit is not trick[0].card.suit or beats(play.card, best.card):",
    ),
    "who led is who is winning": (
        PLAY,
        "partner_winning = best.seat is p.seat.partner",
        "partner_winning = p.trick[0].seat is p.seat.partner",
    ),
    # Following and going higher.
    "a duty binds an only card": (PLAY, "if len(p.hand) == 1:", "if False:"),
    "trump may not be led": (
        PLAY,
        "return free(p.hand, LEAD)",
        "return must(p.hand, (LEAD, p.hand.without(p.hand.of(p.trump))))",
    ),
    "a plain suit must be beaten": (PLAY, 'p.variant.raise_plain == "yes"', "True"),
    "a plain suit is beaten against the trump that wins": (
        PLAY,
        "beats(card, highest_led(p), p.trump)]",
        "beats(card, winning_play(p).card, p.trump)]",
    ),
    "trumps need not go higher": (
        PLAY,
        "return must(p.hand, (FOLLOW, followers), (RAISE, higher_trumps))",
        FOLLOW_ONLY,
    ),
    "trumps need not go over partner": (PLAY, 'p.variant.raise_over_partner == "no"', "True"),
    # Ruffing.
    "nobody has to ruff": (
        PLAY,
        "return must(p.hand, (RUFF, trumps))",
        "return free(p.hand, DISCARD)",
    ),
    "partner winning does not set free": (PLAY, 'p.variant.ruff_partner == "no"', "False"),
    "partner winning always sets free": (PLAY, 'p.variant.ruff_partner == "no"', "True"),
    "a ruff over an opponent's trump may be lower": (
        PLAY,
        "return must(p.hand, (RUFF, trumps), (OVERTRUMP, higher_trumps))",
        "return must(p.hand, (RUFF, trumps))",
    ),
    "the official rules free the discard above too": (
        PLAY,
        "if higher_trumps:\n        return must(p.hand, (RUFF",
        'if higher_trumps and p.variant.undertrump == "must":\n        return must(p.hand, (RUFF',
    ),
    "the official rules free the discard before any ruff": (
        PLAY,
        "if best.card.suit is not p.trump:\n        return must",
        'if best.card.suit is not p.trump and p.variant.undertrump == "must":\n        return must',
    ),
    "nobody has to undertrump": (PLAY, 'p.variant.undertrump == "may"', "True"),
    "everybody has to undertrump": (PLAY, 'p.variant.undertrump == "may"', "False"),
    "freed from undertrumping, a lower trump is forbidden": (
        PLAY,
        "return free(p.hand, NO_PISSE)",
        "return must(p.hand, (NO_PISSE, p.hand.without(trumps) or p.hand))",
    ),
    "a discard where undertrumping is a duty breaks the ruff": (
        PLAY,
        "return must(p.hand, (UNDERTRUMP, trumps))",
        "return must(p.hand, (RUFF, trumps))",
    ),
    # Under partner's trump.
    "partner may never be undertrumped": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        "higher_trumps",
    ),
    "the first form forbids even where none is higher": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        'p.variant.undertrump_partner == "never-if-higher" and not_lower',
    ),
    "the first form is ignored": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        "False",
    ),
    "the second form forbids with trumps only": (
        PLAY,
        'p.variant.undertrump_partner == "only-if-all-trumps" and trumps != p.hand',
        'p.variant.undertrump_partner == "only-if-all-trumps" and not_lower',
    ),
    "the second form is ignored": (
        PLAY,
        'p.variant.undertrump_partner == "only-if-all-trumps" and trumps != p.hand',
        "False",
    ),
    # No trump and all trump.
    "no trump is played as all trump": (
        PLAY,
        "return _no_trump_ruling(p)",
        "return _all_trump_ruling(p)",
    ),
    "no trump is played as a suit contract": (PLAY, "if p.trump is NoSuit.NO_TRUMP:", "if False:"),
    "all trump is played as no trump": (
        PLAY,
        "return _all_trump_ruling(p)\n    return",
        "return _no_trump_ruling(p)\n    return",
    ),
    "at all trump partner is spared": (PLAY, 'p.variant.at_over_partner == "no"', "True"),
    "at all trump partner is never spared": (PLAY, 'p.variant.at_over_partner == "no"', "False"),
    "at all trump partner spared where none is higher": (
        PLAY,
        "if not higher:",
        'if not higher and p.variant.at_over_partner == "yes":',
    ),
    "at all trump the option to follow low is ignored": (
        PLAY,
        'p.variant.at_raise == "no"',
        "False",
    ),
    # The table.
    "play runs one way only": (
        "games/belote/__init__.py",
        "direction=lambda variant: variant.direction",
        'direction=lambda variant: "clockwise"',
    ),
    "coinche must undertrump": (
        VARIANTS,
        '"FFB-COINCHE-2015"),\n        undertrump="may"',
        '"FFB-COINCHE-2015"),\n        undertrump="must"',
    ),
    # Taking up.
    "the dealer speaks first": (
        BIDDING,
        "p.dealer, p.variant.direction)[1]",
        "p.dealer, p.variant.direction)[0]",
    ),
    "any suit may be named in the first round": (
        BIDDING,
        "call in (PASS, TAKE), TAKE_TURNED",
        "True, TAKE_TURNED",
    ),
    "the turned suit may be named in the second round": (
        BIDDING,
        'turned_too = p.variant.second_round_suit == "any"',
        "turned_too = True",
    ),
    "the turned suit may never be named": (
        BIDDING,
        'turned_too = p.variant.second_round_suit == "any"',
        "turned_too = False",
    ),
    "whoever takes gets the turned suit as trump": (
        BIDDING,
        "return p.turn_up.suit if taker.call == TAKE else taker.call.trump",
        "return p.turn_up.suit",
    ),
    "the taker gets three cards more": (BIDDING, "2 if seat is taker.seat else 3", "3"),
    "the taker leads": (
        BIDDING,
        "return speakers(p)[0] if taken(p) else None",
        "return taken(p).seat if taken(p) else None",
    ),
    "the dealer is forced in the first round": (
        BIDDING,
        "if len(p.calls) < 4:\n        return CallVerdict(call, call in (PASS, TAKE)",
        "if len(p.calls) < 4:\n        if len(p.calls) == 3 and call == PASS"
        ' and p.variant.all_pass == "forced-take":\n'
        "            return CallVerdict(call, False, FORCED_TAKE)\n"
        "        return CallVerdict(call, call in (PASS, TAKE)",
    ),
    "everybody is forced to take": (BIDDING, " and to_speak(p) is p.dealer", ""),
    "nobody is forced to take": (BIDDING, 'p.variant.all_pass == "forced-take"', "False"),
    "the dealer is always forced": (BIDDING, 'p.variant.all_pass == "forced-take"', "True"),
    "no trump is named everywhere": (
        BIDDING,
        'p.variant.denominations == "with-nt-and-at"',
        "True",
    ),
    # The auction.
    "the dealer opens the auction": (
        AUCTION,
        "return seat_after(p, p.dealer)\n    best",
        "return p.dealer\n    best",
    ),
    "the bidder leads": (
        AUCTION,
        'return best.seat if best.call.word == "generale" else seat_after(p, p.dealer)',
        "return best.seat",
    ),
    "the bidder of a générale does not lead": (
        AUCTION,
        'return best.seat if best.call.word == "generale" else seat_after(p, p.dealer)',
        "return seat_after(p, p.dealer)",
    ),
    "bidding starts at 90": (
        AUCTION,
        "LOWEST_BID, HIGHEST_BID = 80, 160",
        "LOWEST_BID, HIGHEST_BID = 90, 160",
    ),
    "bidding ends at 170": (
        AUCTION,
        "LOWEST_BID, HIGHEST_BID = 80, 160",
        "LOWEST_BID, HIGHEST_BID = 80, 170",
    ),
    "the number may be equal": (
        AUCTION,
        "if outranked else best.call.number + 10",
        "if True else 0",
    ),
    "suits always have an order": (AUCTION, 'p.variant.denomination_order != "none"', "True"),
    "suits never have an order": (AUCTION, 'p.variant.denomination_order != "none"', "False"),
    "suits stand the other way": (
        AUCTION,
        "DENOMINATIONS.index(trump) > DENOMINATIONS.index(best.call.trump)",
        "DENOMINATIONS.index(trump) < DENOMINATIONS.index(best.call.trump)",
    ),
    "a number need not be a multiple of ten": (AUCTION, " and call.number % 10 == 0", ""),
    "a number is never too high for a call": (
        AUCTION,
        # Without the same guard in `lowest_number` no answer would change.
        'HIGHEST_BID if p.variant.max_bid == "160" else call.number',
        "call.number",
    ),
    "there is always a highest number": (
        AUCTION,
        'return None if p.variant.max_bid == "160" and number > HIGHEST_BID else number',
        "return None if number > HIGHEST_BID else number",
    ),
    "an own bid may be coinched": (
        AUCTION,
        "best is not None and Pair.of(best.seat) is not Pair.of(seat) and not coinched(p)",
        "best is not None and not coinched(p)",
    ),
    "a bid may be coinched twice": (AUCTION, " and not coinched(p)", ""),
    "either side may surcoinche": (
        AUCTION,
        "Pair.of(best.seat) is Pair.of(seat) and coinched(p)",
        "coinched(p)",
    ),
    "only the bidder may surcoinche": (
        AUCTION,
        "Pair.of(best.seat) is Pair.of(seat) and coinched(p)",
        "best.seat is seat and coinched(p)",
    ),
    "surcoinche without a coinche": (AUCTION, " and coinched(p) is not None", ""),
    "a coinche does not close the bidding": (
        AUCTION,
        'p.variant.coinche_freezes == "yes"',
        "False",
    ),
    "a coinche always closes the bidding": (AUCTION, 'p.variant.coinche_freezes == "yes"', "True"),
    "a coinche outlives a new bid": (
        AUCTION,
        "next((said for said in after_standing(p) if said.call == call), None)",
        "next((said for said in p.calls if said.call == call), None)",
    ),
    "two passes end the auction": (AUCTION, "2 if only_bidders_speak(p) else 3", "2"),
    "three passes must follow any coinche": (AUCTION, "2 if only_bidders_speak(p) else 3", "3"),
    "three passes void the deal": (AUCTION, "return len(p.calls) == 4", "return len(p.calls) == 3"),
    "a surcoinche does not end it": (
        AUCTION,
        "if surcoinched(p) or closed_at_once(p):",
        "if closed_at_once(p):",
    ),
    "a capot never ends it": (
        AUCTION,
        "if surcoinched(p) or closed_at_once(p):",
        "if surcoinched(p):",
    ),
    "a capot always ends it": (AUCTION, ' and p.variant.capot_closes == "yes"', ""),
    "a capot may be outbid by a number": (
        AUCTION,
        'best.call.word == "capot" and call.word != "generale"',
        "False",
    ),
    "nothing stands above a capot": (
        AUCTION,
        'best.call.word == "capot" and call.word != "generale"',
        'best.call.word == "capot"',
    ),
    "a générale may be outbid": (
        AUCTION,
        'best.call.word == "generale":\n        return CallVerdict',
        "False:\n        return CallVerdict",
    ),
    "no trump may always be bid": (AUCTION, "call.trump not in denominations(p.variant)", "False"),
    "coinche is out of turn anywhere": (
        AUCTION,
        'p.variant.coinche_timing == "any-time" and not',
        "not",
    ),
    "anything is said out of turn": (
        AUCTION,
        "call == COINCHE and p.variant.coinche_timing",
        "p.variant.coinche_timing",
    ),
    "after a coinche at any time the turn goes round": (
        AUCTION,
        "if best and only_bidders_speak(p):",
        "if False:",
    ),
    "the bidder's partner speaks first": (
        AUCTION,
        "best.seat if p.calls[-1].call == COINCHE else best.seat.partner",
        "best.seat.partner if p.calls[-1].call == COINCHE else best.seat",
    ),
    # Announcements and belote.
    "the ten of a run stands second": (ANNOUNCEMENTS, "7 8 9 T J Q K A", "7 8 9 J Q K T A"),
    "four nines count 100": (ANNOUNCEMENTS, '"9": 150', '"9": 100'),
    "four jacks count 150": (ANNOUNCEMENTS, '"J": 200', '"J": 150'),
    "four eights count": (
        ANNOUNCEMENTS,
        '"Q": 100}\nCARRE_ORDER = order("Q',
        '"Q": 100, "8": 100}\nCARRE_ORDER = order("8 Q',
    ),
    "kings stand above tens": (ANNOUNCEMENTS, 'order("Q K T A 9 J")', 'order("T Q K A 9 J")'),
    "tens stand above aces": (ANNOUNCEMENTS, 'order("Q K T A 9 J")', 'order("Q K A T 9 J")'),
    "a tierce counts nothing": (ANNOUNCEMENTS, "if len(cards) < 3:", "if len(cards) < 4:"),
    "a cinquante counts 40": (ANNOUNCEMENTS, '"cinquante": 50', '"cinquante": 40'),
    "a longer cent is better": (
        ANNOUNCEMENTS,
        "return (found.points, False, RUN_ORDER",
        "return (found.points + len(found.cards) // 6, False, RUN_ORDER",
    ),
    "a cent beats a carré": (
        ANNOUNCEMENTS,
        "return (found.points, True, CARRE",
        "return (found.points, False, -1 + 0 * CARRE",
    ),
    "trump decides nothing": (ANNOUNCEMENTS, "found.top.suit is trump)", "False)"),
    "trump decides before the top card": (
        ANNOUNCEMENTS,
        "False, RUN_ORDER[found.top.rank], found.top.suit is trump)",
        "found.top.suit is trump, RUN_ORDER[found.top.rank], False)",
    ),
    "cards serve twice": (ANNOUNCEMENTS, "cards.without(used)", "cards"),
    "the run is announced before the carré": (
        ANNOUNCEMENTS,
        "for size in range(len(fours) + 1):",
        "for size in range(1 if runs(cards) else len(fours) + 1):",
    ),
    "the run is announced where both count the same": (
        ANNOUNCEMENTS,
        "[strength(found, trump) for found in way[:1]],",
        "len(way) - len(fours),",
    ),
    "only the best announcement scores": (
        ANNOUNCEMENTS,
        "for found in of_seat(p, seat)))",
        "for found in of_seat(p, seat)[:1]))",
    ),
    "only its holder's announcements score": (
        ANNOUNCEMENTS,
        "for seat in pair.seats for",
        "for seat in best_holders(p)[:1] for",
    ),
    "equal partners score nothing": (
        ANNOUNCEMENTS,
        "if len(pairs) == 1:",
        "if len(best_holders(p)) == 1:",
    ),
    "the first to speak always wins": (
        ANNOUNCEMENTS,
        'p.variant.annonce_tie == "first-to-speak" else',
        "True else",
    ),
    "the first to speak never wins": (
        ANNOUNCEMENTS,
        'ANNONCE_FIRST if p.variant.annonce_tie == "first-to-speak" else',
        "",
    ),
    "the first to speak is counted clockwise": (
        ANNOUNCEMENTS,
        "seats_from(p.leader, p.variant.direction)",
        'seats_from(p.leader, "clockwise")',
    ),
    "announcements at every table": (
        ANNOUNCEMENTS,
        'or p.variant.announcements == "no":\n        return ANNONCE_NONE',
        "or False:\n        return ANNONCE_NONE",
    ),
    "belote in any suit": (REBELOTE, "if p.trump in (suit, NoSuit.ALL_TRUMP)", "if True"),
    "no belote at all trump": (
        REBELOTE,
        "if p.trump in (suit, NoSuit.ALL_TRUMP)",
        "if p.trump is suit",
    ),
    "belote counts with the first card": (
        REBELOTE,
        "len(played_of(p, suit)) == 2 and",
        "played_of(p, suit) and",
    ),
    "the king must always fall first": (REBELOTE, 'p.variant.belote_order == "king-first"', "True"),
    "the king need never fall first": (REBELOTE, 'p.variant.belote_order == "king-first"', "False"),
    # The score of a deal.
    "all eight tricks count 262": (
        SCORING,
        "DEAL_POINTS, ALL_EIGHT_POINTS = 162, 252",
        "DEAL_POINTS, ALL_EIGHT_POINTS = 162, 262",
    ),
    "a deal comes to 152": (
        SCORING,
        "DEAL_POINTS, ALL_EIGHT_POINTS = 162, 252",
        "DEAL_POINTS, ALL_EIGHT_POINTS = 152, 252",
    ),
    "all eight tricks count alike everywhere": (
        SCORING,
        '250 if p.variant.scoring == "pagat" else ALL_EIGHT_POINTS',
        "ALL_EIGHT_POINTS",
    ),
    "all trump is scaled downward": (
        SCORING,
        "(2 * p.takers_points * DEAL_POINTS + UNSCALED_POINTS)",
        "(2 * p.takers_points * DEAL_POINTS)",
    ),
    "all trump is never scaled": (
        SCORING,
        "return p.trump is NoSuit.ALL_TRUMP and",
        "return False and",
    ),
    "every deal is scaled there": (SCORING, "return p.trump is NoSuit.ALL_TRUMP and", "return"),
    "belote counts 10": (SCORING, "BELOTE = 20", "BELOTE = 10"),
    "Pagat counts the defenders' belote": (
        SCORING,
        'only_takers = p.variant.scoring == "pagat"',
        "only_takers = False",
    ),
    "nobody counts the defenders' belote": (
        SCORING,
        'only_takers = p.variant.scoring == "pagat"',
        "only_takers = True",
    ),
    "announcements stay with defenders without a trick": (
        SCORING,
        "all_eight = p.takers_tricks == 8\n    only",
        "all_eight = False\n    only",
    ),
    "80 is enough everywhere": (SCORING, 'p.variant.min_80 == "82"', "False"),
    "80 needs 82 everywhere": (SCORING, 'p.variant.min_80 == "82"', "True"),
    "an 80 that needs 82 is paid as 82": (
        SCORING,
        "return int(p.contract) if p.contract.isdigit() else 250",
        "return points_needed(p) or 250",
    ),
    "a capot needs all points": (
        SCORING,
        'return "yes" if p.takers_tricks == 8 else "no"',
        'return "yes" if p.takers_points >= 162 else "no"',
    ),
    "a partner may help with a générale": (
        SCORING,
        "p.bidder_tricks == 8 else",
        "p.takers_tricks == 8 else",
    ),
    "the bid need not be reached": (
        SCORING,
        "needed_points is not None and takers < needed_points",
        "False",
    ),
    "belote does not help to reach the bid": (
        SCORING,
        "needed_points is not None and takers < needed_points",
        "needed_points is not None and c.takers_cards < needed_points",
    ),
    "the rounded total reaches the bid": (
        SCORING,
        "needed_points is not None and takers < needed_points",
        "needed_points is not None and rounded(takers, p.variant) < needed_points",
    ),
    "the majority is never needed": (
        SCORING,
        'p.variant.success == "contract-only":\n        return "yes"',
        'True:\n        return "yes"',
    ),
    "the majority is always needed": (
        SCORING,
        'p.variant.success == "contract-only":\n        return "yes"',
        'False:\n        return "yes"',
    ),
    "equal totals are enough": (
        SCORING,
        '"yes" if takers > defenders',
        '"yes" if takers >= defenders',
    ),
    "equal totals always fail": (
        SCORING,
        'takers == defenders and p.variant.tie_rule != "fail"',
        "False",
    ),
    "a litige below the bid": (
        SCORING,
        "if needed_points is not None and takers < needed_points:",
        "if needed_points is not None and takers < needed_points"
        ' and (takers != defenders or p.variant.tie_rule == "fail"):',
    ),
    "equal totals fail where only the number counts": (
        SCORING,
        "if needed_points is not None and p.variant.success",
        "if takers != defenders and needed_points is not None and p.variant.success",
    ),
    "a surcoinche counts three": (SCORING, '3 if p.variant.multiplier == "bid-3" else 4', "3"),
    "a surcoinche always counts four": (
        SCORING,
        '3 if p.variant.multiplier == "bid-3" else 4',
        "4",
    ),
    "a capot is a contract of 252": (
        SCORING,
        "if p.contract.isdigit() else 250",
        "if p.contract.isdigit() else 252",
    ),
    "a capot is worth 500 everywhere": (
        SCORING,
        'p.contract == "capot" and p.variant.scoring in ("contree", "pagat")',
        'p.contract == "capot"',
    ),
    "a capot in Contrée is a contract of 250": (
        SCORING,
        'in ("contree", "pagat")',
        'in ("pagat",)',
    ),
    "a capot after Pagat is a contract of 250": (
        SCORING,
        'in ("contree", "pagat")',
        'in ("contree",)',
    ),
    "a lost deal is always 160": (
        SCORING,
        'p.variant.failed_points == "162" or third_with_auction',
        "False",
    ),
    "a lost deal is always 162": (
        SCORING,
        'p.variant.failed_points == "162" or third_with_auction',
        "True",
    ),
    "multiplying the bid by three keeps 160": (SCORING, " or third_with_auction", ""),
    "a lost deal without a trick counts 162": (
        SCORING,
        "ALL_EIGHT_POINTS if p.takers_tricks == 0 else DEAL_POINTS",
        "DEAL_POINTS",
    ),
    "no points are no trick": (
        SCORING,
        "ALL_EIGHT_POINTS if p.takers_tricks == 0 else",
        "ALL_EIGHT_POINTS if p.takers_points == 0 else",
    ),
    "a coinche doubles the whole everywhere": (
        SCORING,
        'p.doubled != "no" and p.variant.multiplier == "whole-4"',
        'p.doubled != "no"',
    ),
    "a coinche doubles the bid everywhere": (
        SCORING,
        'p.doubled != "no" and p.variant.multiplier == "whole-4"',
        "False",
    ),
    "Contrée doubles like Coinche": (
        SCORING,
        'doubled_whole and p.variant.scoring == "contree"',
        "False",
    ),
    "a coinched contract pays the cards": (
        SCORING,
        "cards = 250 if p.takers_tricks == 8 else 160",
        "cards = c.takers_cards",
    ),
    "all eight tricks coinched count 160": (
        SCORING,
        "cards = 250 if p.takers_tricks == 8 else 160",
        "cards = 160",
    ),
    "defenders of a coinched contract keep their points": (
        SCORING,
        "multiplier(p)), Sum((c.defenders_belote,))",
        "multiplier(p)), c.defenders",
    ),
    "a made contract pays the bid alone": (
        SCORING,
        "return Sum(c.takers.inside, plus=",
        "return Sum(plus=",
    ),
    "takers who lose lose their belote": (SCORING, "return c.takers_belote, 0", "return 0, 0"),
    "takers who lose always keep their belote": (
        SCORING,
        'p.variant.belote_on_failure == "taken"',
        "False",
    ),
    "a belote taken is multiplied": (
        SCORING,
        "Sum((*inside, stake(p)), multiplier(p), (taken,))",
        "Sum((*inside, stake(p), taken), multiplier(p))",
    ),
    "takers who lose keep their announcements": (
        SCORING,
        "inside = (failed_points(p), c.defenders_belote, c.announced)",
        "inside = (failed_points(p), c.defenders_belote, c.defenders_announce)",
    ),
    "the pot stays with the takers": (SCORING, 'r.made == "no" and p.pot', "False"),
    "the pot stays with the defenders": (SCORING, 'r.made == "yes" and p.pot', "False"),
    "a litige replaces the pot": (
        SCORING,
        "p.pot + counts(p).takers.total",
        "counts(p).takers.total",
    ),
    "the pot keeps belote apart": (
        SCORING,
        "p.pot + counts(p).takers.total",
        "p.pot + counts(p).takers_cards",
    ),
    "takers of a litige always keep theirs": (
        SCORING,
        'p.last_deal == "yes" and p.variant.litige_last_deal == "each-keeps"',
        "True",
    ),
    "takers of a litige never keep theirs": (
        SCORING,
        'p.last_deal == "yes" and p.variant.litige_last_deal == "each-keeps"',
        "False",
    ),
    "the last litige always keeps": (
        SCORING,
        ' and p.variant.litige_last_deal == "each-keeps"',
        "",
    ),
    "five always goes up": (SCORING, '"6-up": 4', '"6-up": 5'),
    "five never goes up": (SCORING, '"5-up": 5', '"5-up": 4'),
    "every table rounds": (SCORING, '{"none": None,', '{"none": 5,'),
    # The match.
    "the target must be exceeded": (MATCH, 'p.variant.end == "reach"', "False"),
    "the target need only be reached": (MATCH, 'p.variant.end == "reach"', "True"),
    "the lower total wins": (MATCH, "return max(pairs", "return min(pairs"),
    "belote wins everywhere": (MATCH, 'p.variant.wins_on_belote == "no"', "False"),
    "belote wins nowhere": (MATCH, 'p.variant.wins_on_belote == "no"', "True"),
    "equal totals always go on": (
        MATCH,
        'p.variant.equal_totals == "last-contract" else',
        "False else",
    ),
    "equal totals never go on": (
        MATCH,
        'return p.won_by if p.variant.equal_totals == "last-contract" else None',
        "return p.won_by",
    ),
    # The presets.
    "Coinche has no announcements": (VARIANTS, 'announcements="yes"', 'announcements="no"'),
    "Coinche knows a litige": (
        VARIANTS,
        'announcements="yes",\n        tie_rule="fail"',
        'announcements="yes",\n        tie_rule="litige"',
    ),
    "Coinche to a thousand": (VARIANTS, 'target="2000"', 'target="1000"'),
    "Contrée needs the majority": (
        VARIANTS,
        'belote_on_failure="taken",\n        success="contract-only"',
        'belote_on_failure="taken"',
    ),
    "Pagat doubles the whole": (VARIANTS, 'multiplier="bid-4",\n', ""),
    "Pagat's eighty needs eighty": (VARIANTS, 'min_80="82",\n', ""),
}
