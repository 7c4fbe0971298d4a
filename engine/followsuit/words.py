"""The words of one language: cards, seats and sentences, as templates with named placeholders.

English stands here and with the clauses in the games' modules. A translation is one mapping with
the same keys; whatever it lacks is said in English. The browser gets the same keys as a script.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from followsuit.cards import Card, Suit
from followsuit.rules import Clause
from followsuit.table import NoSuit, Seat, Trump

ENGLISH_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "suit.S": "spades",
        "suit.H": "hearts",
        "suit.D": "diamonds",
        "suit.C": "clubs",
        "rank.A": "ace",
        "rank.K": "king",
        "rank.Q": "queen",
        "rank.J": "jack",
        "rank.T": "10",
        "rank.9": "9",
        "rank.8": "8",
        "rank.7": "7",
        "rank.6": "6",
        "rank.5": "5",
        "rank.4": "4",
        "rank.3": "3",
        "rank.2": "2",
        "seat.N": "North",
        "seat.E": "East",
        "seat.S": "South",
        "seat.W": "West",
        "card": "{rank} of {suit}",
        "the-card": "the {rank} of {suit}",
        "list.comma": ", ",
        "list.or": " or ",
        "list.and": " and ",
        "trump.suit": "Trump: {suit}",
        "trump.NT": "No trump",
        "trump.AT": "All trump",
        "permitted": "permitted",
        "forbidden": "not permitted",
        "verdict.permitted": "{card}: permitted. {reason}",
        "verdict.forbidden": "{card}: not permitted. {reason}",
        "answer.any": "{seat} may play any card.",
        "answer.some": "{seat} may play {cards}.",
        "answer.one": "{seat} must play {cards}.",
        "answer.winner": "{seat} wins the trick.",
        "answer.value": "Its worth in points: {working} = {value}.",
        "scene.led": "{seat} led {card}.",
        "scene.played": "{seat} played {card}.",
        "scene.hand": "{seat} is to play and holds {cards}.",
        "scene.hand-leads": "{seat} is to lead and holds {cards}.",
        "move.PASS": "pass",
        "move.NT": "no trump",
        "move.DRAW": "draw",
        "answer.names": "The namer may name {suits}.",
        "answer.first-trick": "{namer} names trump, and {leader} leads the first trick.",
        "answer.namer-leads": "{namer} names trump and leads the first trick.",
        "answer.next-round": "{dealer} deals the next round, and {namer} names trump.",
        "scene.first-five": "The namer's first five cards are {cards}.",
        "scene.dealer": "{seat} deals.",
        "scene.round-won": "{one} and {other} won the round.",
        "picture.first-five": "The first five cards",
        "picture.deals": "deals",
        "picture.names": "names trump",
        "picture.leads": "leads",
        "picture.deals-next": "deals next",
        "picture.names-next": "names next",
        "answer.lead-one": "You may lead any one card.",
        "answer.beat": "You must beat the {top} with {cards}, and lay one more card.",
        "answer.beat-alone": "You must beat the {top} with {cards}.",
        "answer.may-beat": "You may beat the {top} with {cards}, and then lay one more card;"
        " or draw {count}.",
        "answer.may-beat-alone": "You may beat the {top} with {cards}; or draw {count}.",
        "answer.draw": "You must draw {count} from the top of the pile.",
        "answer.other-leads": "The other player leads.",
        "answer.other-answers": "The other player must answer {card}.",
        "answer.won": "You win.",
        "answer.drawn": "The game is drawn.",
        "answer.leads": "{seat} leads.",
        "answer.answers": "{seat} must answer {card}.",
        "answer.lost": "{seat} has lost.",
        "answer.gives": "{giver} gives {card} to {taker}.",
        "answer.no-gifts": "No six changes hands.",
        "answer.mirror": "The dealer gets {dealer}. The other player gets {other}.",
        "scene.your-trump": "Your trumps are {suit}.",
        "scene.other-trump": "Another player's trumps are {suit}.",
        "scene.no-pile": "There is no pile.",
        "scene.pile": "The pile, from bottom to top, is {cards}.",
        "scene.pile-of-one": "The pile is {card}.",
        "scene.top": "On top of the pile lies {card}.",
        "scene.your-hand": "You hold {cards}.",
        "scene.other-hand": "The other player holds {cards}.",
        "scene.you-lead": "You lead {card}.",
        "scene.you-beat": "You beat with {card}.",
        "scene.you-beat-and-lay": "You beat with {card} and lay {second} on top.",
        "scene.you-draw": "You draw {count}.",
        "scene.moved": "{seat} has just moved.",
        "scene.player": "{seat}, whose trumps are {suit}, holds {cards}.",
        "scene.player-out": "{seat}, whose trumps are {suit}, is out.",
        "scene.dealt": "{seat}, whose trumps are {suit}, was dealt {cards}.",
        "scene.dealt-none": "{seat}, whose trumps are {suit}, was dealt no six.",
        "scene.mirror": "The dealer has {dealer_trump} as trumps and {dealer_side} as side suit,"
        " the other player {other_trump} and {other_side}.",
        "picture.pile": "The pile",
        "picture.pile-size": "cards: {count}",
        "picture.no-pile": "no pile",
        "picture.top": "top",
        "picture.your-hand": "Your hand",
        "picture.other-hand": "The other player",
        "picture.dealer": "The dealer",
        "picture.trump": "trumps: {suit}",
        "picture.next": "{seat}, to move",
        "picture.holds-then": "{seat}, cards then: {count}",
        "picture.to": "to {seat}",
        "scene.cuts": "{seat} cuts {card}.",
        "scene.deal": "Players: {players}. Cards to each: {each}.",
        "scene.turn-up": "The {card} is turned up.",
        "scene.holds": "{seat} holds {card}.",
        "scene.ace-in-stock": "The {card} lies in the stock.",
        "scene.stock": "Under the turn-up lie {cards}.",
        "scene.declined": "{seat} has declined to rob.",
        "scene.robbed": "Cards dealt to the robber: {dealt}. After drawing four, the robber holds"
        " {cards}.",
        "scene.laid-out": "Laid out: {cards}.",
        "scene.nothing-laid-out": "Nothing is laid out.",
        "scene.shows": "{seat} shows {cards}.",
        "scene.shows-none": "{seat} shows no trump.",
        "scene.won": "The tricks won hold {cards}.",
        "scene.won-none": "No trick was won.",
        "answer.cut-again": "{seats} cut again.",
        "answer.deal": "That may be dealt. Left over: {stock}.",
        "answer.deal-no": "That may not be dealt.",
        "answer.may-rob": "{seat} may rob.",
        "answer.must-rob": "{seat} must rob.",
        "answer.nobody-robs": "Nobody may rob.",
        "answer.discard": "That may be laid out. The robber keeps {cards}.",
        "answer.discard-no": "That may not be laid out.",
        "answer.game-nobody": "Nobody has the game.",
        "answer.game-one": "{seats} has the game.",
        "answer.game-shared": "{seats} share the game.",
        "balance.gets": "gets {value}",
        "balance.pays": "pays {value}",
        "balance.even": "comes out even",
        "answer.leads-first": "{seat} leads the first trick.",
        "answer.won-score": "The score is {value}.",
        "picture.cuts-again": "cuts again",
        "picture.each": "Each player",
        "picture.stock": "Stock",
        "picture.kept": "Kept",
        "picture.laid-out": "Laid out",
        "picture.cards-won": "Cards won",
        "move.ROB": "rob",
        "move.DECLINE": "decline",
        "offer.none": "no trump",
        "step.one-suit": "a bid of one suit ranks above a mixed one",
        "step.higher-suit": "the higher suit ranks first",
        "step.fewer-cards": "the bid with fewer cards ranks first",
        "step.best-card": "the bid with the higher best card ranks first",
        "step.seat": "the earlier seat ranks first",
        "move.UP": "targets up by one",
        "move.DOWN": "targets down by one",
        "move.KEEP": "targets as bid",
        "answer.bid": "The bid is worth {value} and offers {offer}.",
        "answer.no-bid": "That is no bid.",
        "answer.bid-too-high": "The bid is worth {value}, which is too much.",
        "answer.lead-bidder": "{seat} leads. {trump}.",
        "answer.choice": "The bids total 13, and {seat} chooses: {moves}.",
        "answer.targets": "The targets are {targets}.",
        "answer.target": "{seat} {target}",
        "answer.score": "The score is {score}.",
        "scene.bid": "The cards shown are {cards}.",
        "scene.no-bid": "No card is shown.",
        "scene.bids": "{seat} bids with {cards}.",
        "scene.choice.UP": "{seat} moves the targets up.",
        "scene.choice.DOWN": "{seat} moves the targets down.",
        "scene.choice.KEEP": "{seat} leaves the targets as bid.",
        "scene.score": "Target {target}, tricks won {won}.",
        "scene.bid-value": "The bid was {value}.",
        "scene.played-face-down": "{seat} played {card}, face down.",
        "scene.played-unknown": "{seat} played a card face down.",
        "picture.bid": "The bid",
        "picture.worth": "worth {value}",
        "picture.bids": "bids {value}",
        "picture.target": "target {target}",
        "picture.row-target": "Target",
        "picture.row-won": "Tricks won",
        "picture.row-bid": "Bid",
        "picture.row-score": "Score",
        "call.pass": "pass",
        "call.take": "take",
        "call.bid": "bid",
        "call.bid-from": "bid {number} or more",
        "call.bid-only": "bid {number}",
        "call.bid-in": "{number} {suit}",
        "call.capot": "capot",
        "call.capot-in": "capot {suit}",
        "call.generale": "générale",
        "call.generale-in": "générale {suit}",
        "call.coinche": "coinche",
        "call.surcoinche": "surcoinche",
        "call.NT": "no trump",
        "call.AT": "all trump",
        "said": "{seat}: {call}.",
        "said.nothing": "Nobody has spoken.",
        "scene.turned-up": "The {card} is turned up.",
        "scene.call": "{seat} wants to say: {call}.",
        "answer.calls": "{seat} may say: {calls}.",
        "answer.taken": "{seat} takes. {trump}. {leader} leads.",
        "answer.void": "The deal is void.",
        "answer.contract": "{one} and {other} play {contract}. {leader} leads.",
        "contract.coinche": "{contract}, coinched",
        "contract.surcoinche": "{contract}, surcoinched",
        "picture.turned-up": "turned up",
        "picture.takes": "takes",
        "picture.speaks": "speaks",
        "picture.bidder": "plays {contract}",
        "standing.nothing": "Nobody has bid.",
        "standing.bid": "{seat}'s {bid} stands.",
        "standing.coinched": "{seat}'s {bid} was coinched by {other}.",
        "numbers.range": "A bid is a multiple of 10, from {lowest} to {highest}.",
        "numbers.from": "A bid is a multiple of 10, from {lowest} up.",
        "numbers.none": "No higher number may be bid.",
        "numbers.same": "A bid is {number} again, only {suits}, or a higher multiple of 10.",
        "numbers.same-highest": "A bid is {number} again, only {suits}.",
        "frozen.yes": ", and nobody bids after that",
        "frozen.no": "",
        "ending.void": "All four passed: the deal is void, and {next_dealer} deals.",
        "ending.passes": "{standing} Nobody has anything to add, so the auction is over.",
        "ending.surcoinche": "{standing} {seat} surcoinched, which ends the auction.",
        "ending.capot": "{standing} At this table that ends the auction at once.",
        "rebelote.both-sides": "The takers get {takers}, the defenders {defenders}.",
        "rebelote.takers-only": "At this table only the takers' counts: they get {takers}.",
        "rebelote.no-pair": "There is no such pair here.",
        "rebelote.none-played": "Of the pair in {suit} neither has been played.",
        "rebelote.one-played": "Of the pair in {suit} one has been played.",
        "rebelote.both-played": "Both in {suit} have been played: 20 points.",
        "rebelote.queen-first": "In {suit} the queen fell before the king, which at this table"
        " loses the 20 points.",
        "rebelote.queen-played": "In {suit} the queen fell first, which at this table loses the 20"
        " points.",
        "annonce.tierce": "a tierce to the {card} ({points})",
        "annonce.cinquante": "a cinquante to the {card} ({points})",
        "annonce.cent": "a cent to the {card} ({points})",
        "annonce.carre": "a carré, {rank} ({points})",
        "annonce.nobody": "nobody has one",
        "annonce.off": "this table plays without them",
        "scene.announces": "{seat} announces from {cards}.",
        "scene.announces-nothing": "Nobody announces anything.",
        "scene.first-lead": "{seat} leads.",
        "scene.dealt-cards": "The player was dealt {cards}.",
        "scene.played-cards": "Of these were played, in this order: {cards}.",
        "scene.played-none": "None of these has been played.",
        "scene.contract": "The contract is {contract}.",
        "scene.deal-points": "Tricks: takers {takers}, defenders {defenders}.",
        "scene.match": "Before the deal North and South had {ns}, East and West {ew}. In the deal"
        " they scored {ns_scores} and {ew_scores}.",
        "answer.announced": "{one} and {other} score {points}.",
        "answer.nothing-announced": "No announcement scores.",
        "answer.belote": "The last card is played with the word {word}. Credited: {points}.",
        "answer.no-belote": "The last card is played without a word. Credited: {points}.",
        "answer.deal-score": "{outcome} The takers score {takers}, the defenders {defenders}.",
        "answer.match-won": "{one} and {other} win the match.",
        "answer.match-open": "The match goes on.",
        "side.takers": "the takers",
        "side.defenders": "the defenders",
        "side.takers-first": "The takers",
        "side.defenders-first": "The defenders",
        "deal.yes": "The contract is made.",
        "deal.no": "The contract is lost.",
        "deal.litige": "The deal is a litige.",
        "deal.replay": "The deal is played again.",
        "deal.totals": "Takers {takers}; defenders {defenders}.",
        "deal.working": "The takers get {takers}; the defenders get {defenders}.",
        "need.majority": "more than the defenders",
        "need.points": "{number}",
        "need.points-and-majority": "{number}, and more than the defenders",
        "need.capot": "all eight tricks",
        "need.generale": "all eight tricks",
        "litige.waits": "the takers' {points} wait in the pot",
        "litige.each-keeps": "the takers keep their {points}, because it is the last deal",
        "litige.lost": "the takers get nothing, because it is the last deal",
        "match.totals": "North and South have {ns}, East and West {ew}.",
        "match.reach": "The match is won with {target}.",
        "match.exceed": "The match is won with more than {target}.",
        "picture.dealt-cards": "Dealt",
        "picture.played-cards": "Played",
        "picture.contract": "Contract",
        "picture.takers-have": "Takers have",
        "picture.defenders-have": "Defenders have",
        "picture.takers-score": "Takers score",
        "picture.defenders-score": "Defenders score",
        "picture.pot": "Pot",
        "picture.NS": "North and South",
        "picture.EW": "East and West",
        "picture.match-target": "Target",
        "answer.names-no-more": "Nothing may be named any more.",
        "answer.round-won": "{pair} win the round, which counts {points}.",
        "answer.round-goes-on": "The round goes on. Tricks left: {left}.",
        "answer.pair-wins-match": "{pair} win the match.",
        "answer.pairs-go-on": "The match goes on.",
        "scene.named": "The namer has named {suit}.",
        "scene.pair-tricks": "{pair} have won {count} tricks.",
        "scene.pair-points": "{pair} have {points} points.",
        "phase.nobody": "nobody",
        "phase.nothing": "none",
        "phase.name": "trump is to be named",
        "phase.play": "tricks are played",
        "phase.rob": "the stock may be robbed",
        "phase.discard": "the robber lays out four cards",
        "phase.bid": "everybody bids",
        "phase.thirteen": "the lead bidder chooses the targets",
        "phase.choose": "trumps are chosen",
        "phase.turn": "turns are played",
        "phase.over": "the deal is over",
        "second.agree": "Checked twice: the second checker, in your browser, agrees.",
        "second.disagree": "The checkers disagree.",
        "second.not-run": "The second check did not run.",
    }
)


@dataclass(frozen=True, slots=True)
class Language:
    """How cards, seats and sentences are said in one language."""

    templates: Mapping[str, str]

    def say(self, key: str, **values: object) -> str:
        """The sentence or phrase of this key, with its placeholders filled."""
        template = self.templates.get(key) or ENGLISH_WORDS[key]
        return template.format(**values)

    def reason(self, clause: Clause, values: Mapping[str, object]) -> str:
        """The clause applied to a position. `values` holds the placeholders' values."""
        return self.templates.get(clause.id, clause.reason).format_map(values)

    def number(self, number: int) -> str:
        """A number as people read it, with a true minus sign; notation has "-".

        >>> ENGLISH.number(-2)
        '−2'
        """
        return str(number).replace("-", "−")

    def suit(self, suit: Suit) -> str:
        """A suit's name: "spades"."""
        return self.say(f"suit.{suit}")

    def seat(self, seat: Seat) -> str:
        """A seat's name: "North"."""
        return self.say(f"seat.{seat}")

    def trump(self, trump: Trump) -> str:
        """What is trump: "Trump: spades", "No trump"."""
        if isinstance(trump, NoSuit):
            return self.say(f"trump.{trump}")
        return self.say("trump.suit", suit=self.suit(trump))

    def card(self, card: Card, key: str = "card") -> str:
        """A card as it is spoken: "10 of hearts"; with the key "the-card", "the 10 of hearts"."""
        return self.say(key, rank=self.say(f"rank.{card.rank}"), suit=self.suit(card.suit))

    def all_seats(self, seats: Iterable[Seat]) -> str:
        """Some seats: "North, East and West"."""
        return self._listed([self.seat(seat) for seat in seats], "list.and")

    def either_suit(self, suits: Iterable[Suit]) -> str:
        """A choice of suits: "spades, hearts or clubs"."""
        return self._listed([self.suit(suit) for suit in suits], "list.or")

    def either(self, cards: Iterable[Card]) -> str:
        """A choice: "the 7 of spades or the 9 of spades"."""
        return self._listed([self.card(card, "the-card") for card in cards], "list.or")

    def all_of(self, cards: Iterable[Card]) -> str:
        """A whole: "the 7 of spades and the 9 of spades"."""
        return self._listed([self.card(card, "the-card") for card in cards], "list.and")

    def any_of(self, phrases: Iterable[str]) -> str:
        """A choice between phrases."""
        return self._listed(list(phrases), "list.or")

    def together(self, phrases: Iterable[str]) -> str:
        """Phrases that all hold."""
        return self._listed(list(phrases), "list.and")

    def _listed(self, parts: list[str], last: str) -> str:
        head, tail = parts[:-1], parts[-1:]
        joined = [self.say("list.comma").join(head)] if head else []
        return self.say(last).join(joined + tail)


ENGLISH = Language(ENGLISH_WORDS)
