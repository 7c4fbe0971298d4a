"""Draws a position as SVG: what lies before each seat of a table, and cards in rows.

Pure functions over elements: the same picture gives the same bytes. No rule is known here; a
picture says which cards are permitted and who holds the trick. Only presentation attributes are
used, and no ids, so that a drawing lives under a strict content policy and twice on one page.
Every part is a `Block`, drawn from (0, 0); `at` moves it and `stacked` puts it below others.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from textwrap import TextWrapper
from types import MappingProxyType
from typing import NamedTuple
from xml.etree import ElementTree as ET

from followsuit.cards import Card, Suit
from followsuit.pictures import (
    HandCard,
    Mark,
    Picture,
    Row,
    RowsPicture,
    SeatCards,
    SeatsPicture,
    ShownCard,
    TrickPicture,
)
from followsuit.table import NoSuit, Seat, Trump
from followsuit.words import ENGLISH, Language

# Measures, in user units. A drawing is 360 wide, so that 13 units are more than 11 pixels on a
# phone that leaves it 320.
WIDTH = 360
MARGIN = 8
SECTION_GAP = 18

SUIT_BOX = 24
LOZENGES = (4, 5)

THIN, FIRM = 1.25, 1.75

TABLE_TOP, TABLE_BOTTOM, TABLE_RADIUS, TABLE_INLAY = 26, 19, 14, 5
TABLE_MARGIN, SIDE_MIDDLE, SEAT_SPACE, SEAT_GAP = 20, 68, 9, 19
LABEL_DROP, LABEL_LINE = 18, 17
PLACE_INLAY = 5
PLATE_WIDTH, PLATE_MARGIN, PLATE_RISE, PLATE_BOTTOM, PLATE_RADIUS = 112, 7, 6, 11, 7

BADGE_RADIUS, BADGE_BASELINE = 10, 4.5
CROWN_BOX = 12

HEADING_HEIGHT, HEADING_BASELINE, HEADING_SIGN, HEADING_SIGN_GAP = 20, 15, 20, 6
HEADING_LINE, HEADING_GAP, ASIDE_GAP = 18, 8, 16
ROW_GAP, MOST_LARGE_ROWS, MOST_JUDGED_LINES = 10, 2, 3
FORBIDDEN_DROP = 10
SORTED_GAP, SORTED_DROP = 10, 3
WORD_DROP, WORD_LINE, WORD_SPACE, WORD_BELOW = 16, 15, 8, 4
PILL_HEIGHT, PILL_GAP, PILL_BASELINE, PILL_BELOW = 20, 6, 14.5, 2
PILL_LEFT, PILL_LETTER, PILL_RIGHT, PILL_TEXT_MIDDLE = 18, 8.6, 6, 31.5
CHECK_LEFT, CROSS_LEFT, ICON_LEFT, ICON_TOP = 6.5, 8.5, 6, 5

TEXT_SMALL, TEXT, TEXT_LARGE = 13, 14, 15
REGULAR, STRONG = "400", "600"
FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

# Of the size of the text: what a letter takes in a wide font, and what the two of a 10 lose.
LETTER_WIDTHS: Mapping[str, float] = MappingProxyType({REGULAR: 0.6, STRONG: 0.62})
TIGHT = 0.04

SUIT_PATHS: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.SPADES: "M12 1.6C10 5.6 2.6 9.4 2.6 14.5C2.6 17.2 4.6 19.1 7 19.1C8.7 19.1 10.2 18.3 "
        "11 17C10.8 19.3 9.8 21.2 7.8 22.4H16.2C14.2 21.2 13.2 19.3 13 17C13.8 18.3 15.3 19.1 17 "
        "19.1C19.4 19.1 21.4 17.2 21.4 14.5C21.4 9.4 14 5.6 12 1.6Z",
        Suit.HEARTS: "M12 21.8C10 17.8 2.3 14.2 2.3 8.4C2.3 5.4 4.5 3 7.3 3C9.4 3 11.1 4.2 12 6.2"
        "C12.9 4.2 14.6 3 16.7 3C19.5 3 21.7 5.4 21.7 8.4C21.7 14.2 14 17.8 12 21.8Z",
        Suit.DIAMONDS: "M12 1C14.3 5.2 17.3 9 20.8 12C17.3 15 14.3 18.8 12 23C9.7 18.8 6.7 15 3.2 "
        "12C6.7 9 9.7 5.2 12 1Z",
        Suit.CLUBS: "M9.6 10.4A4.8 4.8 0 1 1 14.4 10.4A4.8 4.8 0 1 1 13 16.7C13.2 19.2 14.2 21.2 "
        "16.2 22.4H7.8C9.8 21.2 10.8 19.2 11 16.7A4.8 4.8 0 1 1 9.6 10.4Z",
    }
)
"""The four suits, each in a box of 24 by 24, of about the same weight to the eye."""

CROWN = "M1 3.2L3.6 5.6L6 1.4L8.4 5.6L11 3.2L10 9.8H2Z"
CHECK = "M1.2 5.4L3.9 8.2L8.8 2"
CROSS = "M1.8 1.8L8.2 8.2M8.2 1.8L1.8 8.2"

SIDES = (Seat.EAST, Seat.WEST)

PICTURE_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "picture.led": "led",
        "picture.to-lead": "to lead",
        "picture.to-play": "to play",
        "picture.face-down": "face down",
        "picture.holds": "winning so far",
        "picture.won-trick": "won the trick",
        "picture.hand": "{seat}\u2019s hand",
        "picture.question": "May {seat} play it?",
        "picture.yes": "yes",
        "picture.no": "no",
    }
)
"""The words in the drawing, by the keys under which a translation may hold them."""


class Palette(NamedTuple):
    """The colours of a drawing. Suits have one each, so that a pack can have four colours."""

    page: str
    table: str
    table_edge: str
    face: str
    face_down: str
    edge: str
    ink: str
    soft: str
    permitted: str
    on_permitted: str
    forbidden: str
    forbidden_face: str
    holder: str
    on_holder: str
    badge: str
    on_badge: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def suit(self, suit: Suit) -> str:
        """Which colour has this suit?"""
        match suit:
            case Suit.SPADES:
                return self.spades
            case Suit.HEARTS:
                return self.hearts
            case Suit.DIAMONDS:
                return self.diamonds
            case Suit.CLUBS:
                return self.clubs


LIGHT = Palette(
    page="#ffffff",
    table="#eff3ee",
    table_edge="#c3cec2",
    face="#ffffff",
    face_down="#3f5f7d",
    edge="#6d766d",
    ink="#1a1a1a",
    soft="#515751",
    permitted="#17693a",
    on_permitted="#ffffff",
    forbidden="#5c625c",
    forbidden_face="#f4f4f2",
    holder="#8a5a00",
    on_holder="#ffffff",
    badge="#3a423b",
    on_badge="#ffffff",
    spades="#1a1a1a",
    hearts="#b3001b",
    diamonds="#b3001b",
    clubs="#1a1a1a",
)

DARK = Palette(
    page="#1e2129",
    table="#252d2e",
    table_edge="#44514e",
    face="#363c48",
    face_down="#7f9fc0",
    edge="#98a39f",
    ink="#f2f2f2",
    soft="#bcc4c1",
    permitted="#7ddc9f",
    on_permitted="#10231a",
    forbidden="#aab2b0",
    forbidden_face="#232730",
    holder="#f0c25a",
    on_holder="#2a1f00",
    badge="#d5dcd9",
    on_badge="#1e2129",
    spades="#f2f2f2",
    hearts="#ff9a91",
    diamonds="#ff9a91",
    clubs="#f2f2f2",
)

LIGHT_FOUR = LIGHT._replace(diamonds="#0b57d0", clubs="#0f6b3a")
DARK_FOUR = DARK._replace(diamonds="#9cc1fa", clubs="#7ddc9f")
"""The same with a pack of four colours: blue diamonds and green clubs."""


def variable(name: str) -> str:
    """Which CSS custom property holds the palette's colour of this name?"""
    return "--fs-" + name.replace("_", "-")


VARIABLES = Palette._make(
    f"var({variable(name)}, {colour})" for name, colour in LIGHT._asdict().items()
)
"""Colours that follow the page's custom properties, and are the light ones where it sets none."""


class Block(NamedTuple):
    """A drawn part whose top left corner is (0, 0), and how high it is."""

    element: ET.Element
    height: float


class Outline(NamedTuple):
    """How a shape is filled and framed. A frame without width is none."""

    fill: str
    stroke: str = "none"
    width: float = 0
    dashes: str = ""


class Lettering(NamedTuple):
    """How a line of text is set. The anchor is its start, middle or end."""

    size: float
    colour: str
    weight: str = REGULAR
    anchor: str = "middle"


class SeatLabel(NamedTuple):
    """What stands below a seat's cards: its name, a word after it, a remark on the next line.

    The remark of a chosen seat has the colour of the card that holds the trick.
    """

    name: str
    word: str = ""
    remark: str = ""
    chosen: bool = False


class CardSize(NamedTuple):
    """The measures of a card, of what stands on it, and of the gap to the next card.

    `rank` and `suit` are sizes. `bold` and `dashes` are those of a frame that stands out. A crown
    stands so far outside the corner.
    """

    width: float
    height: float
    radius: float
    rank: float
    rank_baseline: float
    suit: float
    suit_top: float
    back_inset: float
    bold: float
    dashes: str
    crown: float
    gap: float


LARGE = CardSize(
    width=50,
    height=70,
    radius=7,
    rank=25,
    rank_baseline=30,
    suit=24,
    suit_top=36,
    back_inset=5,
    bold=2.75,
    dashes="5 4",
    crown=0,
    gap=8,
)
MEDIUM = CardSize(
    width=36,
    height=50,
    radius=5,
    rank=18,
    rank_baseline=21.5,
    suit=17,
    suit_top=26.5,
    back_inset=4,
    bold=2.25,
    dashes="4 3",
    crown=0,
    gap=6,
)
SMALL = CardSize(
    width=26,
    height=38,
    radius=4,
    rank=14,
    rank_baseline=16.5,
    suit=13,
    suit_top=20.5,
    back_inset=3,
    bold=2,
    dashes="3 2.5",
    crown=3,
    gap=4,
)
SIZES = (LARGE, MEDIUM, SMALL)
"""Of the large cards 6 stand in a line, of the medium ones 8, of the small ones 12."""


class CardLayout(NamedTuple):
    """How cards stand in lines: their size, the room of each, how many stand in each line."""

    size: CardSize
    cell: float
    lengths: list[int]

    @property
    def step(self) -> float:
        """How far is it from one card to the next?"""
        return self.cell + self.size.gap

    @property
    def indent(self) -> float:
        """How far within its room does a card begin?"""
        return (self.cell - self.size.width) / 2

    @property
    def word_room(self) -> float:
        """How wide may a word under a card be?"""
        return self.step - WORD_SPACE

    def width(self, length: int) -> float:
        """How wide is a line of so many cards?"""
        return length * self.step - self.size.gap


class Label(NamedTuple):
    """Lines of text, centred on x = 0, and how far they reach down and across."""

    lines: list[ET.Element]
    height: float
    width: float


class SeatUnit(NamedTuple):
    """What lies before a seat, centred on x = 0: its cards, and its label below them."""

    element: ET.Element
    cards_height: float
    cards_width: float
    label_height: float
    label_width: float

    @property
    def height(self) -> float:
        return self.cards_height + self.label_height

    @property
    def width(self) -> float:
        return max(self.cards_width, self.label_width)


class Rooms(NamedTuple):
    """How wide may be what lies before a seat: at the sides, and in the middle of the table?"""

    sides: float
    middle: float


CLOSE_ROOMS = Rooms(122, 128)
WIDE_ROOMS = Rooms(WIDTH / 2 - TABLE_MARGIN - BADGE_RADIUS, WIDTH - 2 * TABLE_MARGIN)
"""The rooms at a table whose side seats begin beside North's, and where they begin below it."""


def picture_element(picture: Picture, palette: Palette, language: Language = ENGLISH) -> ET.Element:
    """The drawing as an element of an HTML page, with its spoken text as its label."""
    block = picture_block(picture, palette, language)
    return inline(block, f"{picture.title} {picture.description}")


def standalone(picture: Picture, palette: Palette, language: Language = ENGLISH) -> str:
    """The drawing as the text of an SVG file, with a title, a description and a background."""
    block = picture_block(picture, palette, language)
    return file_text(block, picture.title, picture.description, palette)


def picture_block(picture: Picture, palette: Palette, language: Language = ENGLISH) -> Block:
    """The drawing of any picture."""
    match picture:
        case TrickPicture():
            return trick_block(picture, palette, language)
        case RowsPicture():
            return rows_block(picture, palette, language)
        case SeatsPicture():
            return seats_block(picture, palette, language)


def trick_block(picture: TrickPicture, palette: Palette, language: Language = ENGLISH) -> Block:
    """The table and, below it, the hand of the player whose turn it is."""
    upper, lower = [], []
    if picture.trump:
        upper.append(trump_heading(picture.trump, palette, language))
    if picture.plays or picture.to_play:
        upper.append(table(trick_units(picture, palette, language), palette))
    if picture.hand and picture.to_play:
        lower.append(hand(picture.to_play, picture.hand, palette, language))
    return stacked([stacked(part, HEADING_GAP) for part in (upper, lower) if part], SECTION_GAP)


def rows_block(picture: RowsPicture, palette: Palette, language: Language = ENGLISH) -> Block:
    """Rows of cards under their headings. Where nothing is judged, all cards have one size."""
    parts = [trump_heading(picture.trump, palette, language)] if picture.trump else []
    plain = [row.cards for row in picture.rows if row.cards and not is_judged(row.cards)]
    size = common_size(plain, WIDTH, SIZES if len(plain) <= MOST_LARGE_ROWS else SIZES[1:])
    parts += [row_block(row, size, palette, language) for row in picture.rows]
    return stacked(parts, SECTION_GAP)


def seats_block(picture: SeatsPicture, palette: Palette, language: Language = ENGLISH) -> Block:
    """A table with cards before each seat, and a plate with its name where it has none."""
    parts = [trump_heading(picture.trump, palette, language)] if picture.trump else []
    units = seats_units(picture.seats, CLOSE_ROOMS, palette, language)
    if not is_close(units):
        units = seats_units(picture.seats, WIDE_ROOMS, palette, language)
    if units:
        parts.append(table(units, palette))
    return stacked(parts, HEADING_GAP)


def inline(block: Block, label: str) -> ET.Element:
    """A block as an image within a page. A style sheet may give it another width."""
    root = _element(
        "svg",
        {
            "viewBox": f"0 0 {WIDTH} {_number(block.height)}",
            "width": WIDTH,
            "role": "img",
            "aria-label": label,
            "focusable": "false",
            "font-family": FONTS,
        },
    )
    root.append(block.element)
    return root


def file_text(block: Block, title: str, description: str, palette: Palette) -> str:
    """A block as the text of an SVG file that looks right wherever it is opened."""
    width, height = WIDTH + 2 * MARGIN, block.height + 2 * MARGIN
    root = _element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"{-MARGIN} {-MARGIN} {width} {_number(height)}",
            "width": width,
            "height": height,
            "role": "img",
            "font-family": FONTS,
        },
    )
    ET.SubElement(root, "title").text = title
    ET.SubElement(root, "desc").text = description
    root.append(_rectangle(-MARGIN, -MARGIN, width, height, 0, Outline(palette.page)))
    root.append(block.element)
    return ET.tostring(root, encoding="unicode") + "\n"


def table(units: Mapping[Seat, SeatUnit], palette: Palette) -> Block:
    """What lies before each seat, laid out by the compass.

    Only the given seats are drawn, and the table is no higher than they need: three or two
    players may sit at it.
    """
    places = seat_places(units)
    top = min(down for _, down in places.values()) - TABLE_TOP
    height = max(places[seat][1] + unit.height for seat, unit in units.items()) - top + TABLE_BOTTOM
    placed = [at(places[seat][0], places[seat][1] - top, units[seat].element) for seat in units]
    return Block(group([felt(height, palette), *placed]), height)


def seat_places(units: Mapping[Seat, SeatUnit]) -> dict[Seat, tuple[float, float]]:
    """Where across the table is the middle of each unit, and how far down does it begin?"""
    sides = [unit for seat, unit in units.items() if seat in SIDES]
    if is_close(units):
        inwards: float = SIDE_MIDDLE
        side, south = seat_step(units), 2 * seat_step(units)
    else:
        inwards = max([SIDE_MIDDLE, *(TABLE_MARGIN + unit.width / 2 for unit in sides)])
        side = units[Seat.NORTH].height + SEAT_GAP if Seat.NORTH in units else 0
        south = side + max([0, *(unit.height + SEAT_GAP for unit in sides)])
    places = {
        Seat.NORTH: (WIDTH / 2, 0.0),
        Seat.EAST: (WIDTH - inwards, side),
        Seat.SOUTH: (WIDTH / 2, south),
        Seat.WEST: (inwards, side),
    }
    return {seat: places[seat] for seat in units}


def is_close(units: Mapping[Seat, SeatUnit]) -> bool:
    """Is there room for the side seats to begin beside North's cards or label?"""
    if not units:
        return True
    cards = max(unit.cards_width for unit in units.values()) / 2
    widest = max(unit.width for unit in units.values()) / 2
    return (
        cards + widest + SEAT_SPACE <= WIDTH / 2 - SIDE_MIDDLE
        and all(unit.width <= CLOSE_ROOMS.sides for seat, unit in units.items() if seat in SIDES)
        and all(unit.label_height <= seat_step(units) for unit in units.values())
    )


def seat_step(units: Mapping[Seat, SeatUnit]) -> float:
    """How far below North do the sides begin at a close table, and South below them?

    So far that South begins below North's label, be it of two lines.
    """
    cards = max(unit.cards_height for unit in units.values())
    label = max([LABEL_DROP + LABEL_LINE, *(unit.label_height for unit in units.values())])
    return (cards + label + SEAT_GAP) / 2


def trick_units(
    picture: TrickPicture, palette: Palette, language: Language = ENGLISH
) -> dict[Seat, SeatUnit]:
    """What lies before each seat in a trick: its card, or the empty place for it, with words."""
    winning = _say(language, "picture.holds" if picture.to_play else "picture.won-trick")
    units = {}
    for number, play in enumerate(picture.plays, 1):
        holds = play.seat is picture.holder
        hidden = play.card is None or play.seat in picture.face_down
        card = played_card(play.card, hidden, _holding(holds), palette)
        marks = [card, number_disc(number, palette)]
        if holds:
            marks.append(at(LARGE.width, 0, crown_disc(palette)))
        key = "picture.face-down" if hidden else "picture.led" if number == 1 else ""
        word = _say(language, key) if key else ""
        label = SeatLabel(language.seat(play.seat), word, winning if holds else "", holds)
        units[play.seat] = trick_unit(group(marks), play.seat, label, palette)
    if picture.to_play:
        number = len(picture.plays) + 1
        word = _say(language, "picture.to-lead" if number == 1 else "picture.to-play")
        place = group([empty_place(palette), number_ring(number, palette)])
        label = SeatLabel(language.seat(picture.to_play), word)
        units[picture.to_play] = trick_unit(place, picture.to_play, label, palette)
    return units


def trick_unit(card: ET.Element, seat: Seat, label: SeatLabel, palette: Palette) -> SeatUnit:
    """One card or its place, with the seat's label below it."""
    cards = Block(at(-LARGE.width / 2, 0, card), LARGE.height)
    return seat_unit(cards, LARGE.width, label, seat_room(seat, CLOSE_ROOMS), palette)


def seats_units(
    seats: Sequence[SeatCards], rooms: Rooms, palette: Palette, language: Language = ENGLISH
) -> dict[Seat, SeatUnit]:
    """What lies before each seat, within its room. All cards are of one size."""
    assert len({shown.seat for shown in seats}) == len(seats), "a seat is shown twice"
    hands = [worded(shown.cards, language) for shown in seats]
    single = max(map(len, hands), default=0) <= 1
    size = LARGE if single else common_size(hands, rooms.sides, SIZES[1:])
    units = {}
    for shown, cards in zip(seats, hands, strict=True):
        label = SeatLabel(language.seat(shown.seat), shown.word, shown.remark, shown.chosen)
        room = seat_room(shown.seat, rooms)
        units[shown.seat] = (
            cards_unit(cards, size, label, room, palette) if cards else seat_plate(label, palette)
        )
    return units


def cards_unit(
    cards: Sequence[ShownCard], size: CardSize, label: SeatLabel, room: float, palette: Palette
) -> SeatUnit:
    """Some cards with the seat's label below them. A chosen seat's are framed, and have a crown."""
    if label.chosen:
        cards = [
            card._replace(mark=Mark.CHOSEN) if card.mark is Mark.PLAIN else card for card in cards
        ]
    layout = card_layout(cards, size, room)
    block = cards_block(cards, layout, palette)
    width = layout.width(layout.lengths[0])
    if label.chosen:
        corner = width / 2 - layout.indent
        crown = at(corner + size.crown, -size.crown, crown_disc(palette))
        block = Block(group([block.element, crown]), block.height)
    return seat_unit(block, width, label, room, palette)


def seat_room(seat: Seat, rooms: Rooms) -> float:
    """How wide may be what lies before this seat?"""
    return rooms.sides if seat in SIDES else rooms.middle


def seat_unit(
    cards: Block, cards_width: float, label: SeatLabel, room: float, palette: Palette
) -> SeatUnit:
    """Cards, centred on x = 0, with the seat's label below them."""
    said = seat_label(label, cards.height, room, palette)
    unit = group([cards.element, *said.lines])
    return SeatUnit(unit, cards.height, cards_width, said.height, said.width)


def seat_plate(label: SeatLabel, palette: Palette) -> SeatUnit:
    """A plate with the seat's label, centred on x = 0, for a seat without cards."""
    said = seat_label(label, PLATE_RISE, PLATE_WIDTH - 2 * PLATE_MARGIN, palette)
    height = PLATE_RISE + said.height + PLATE_BOTTOM
    outline = mark_outline(_holding(label.chosen), palette)
    plate = _inset(PLATE_WIDTH, height, PLATE_RADIUS, outline.width / 2, outline)
    drawn = [at(-PLATE_WIDTH / 2, 0, plate), *said.lines]
    if label.chosen:
        drawn.append(at(PLATE_WIDTH / 2, 0, crown_disc(palette)))
    return SeatUnit(group(drawn), height, PLATE_WIDTH, 0, 0)


def seat_label(label: SeatLabel, top: float, room: float, palette: Palette) -> Label:
    """A seat's label below this height, in as many lines as the room asks for."""
    plain = Lettering(TEXT, palette.ink)
    remark = Lettering(TEXT_SMALL, palette.soft)
    if label.chosen:
        remark = Lettering(TEXT_SMALL, palette.holder, STRONG)
    first = text("", 0, top + LABEL_DROP, plain)
    name = ET.SubElement(first, "tspan", {"font-weight": STRONG})
    name.text = label.name
    width = text_width(label.name, TEXT, STRONG)
    both = width + text_width(f" {label.word}", TEXT)
    said = []
    if label.word and both <= room:
        name.tail = f" {label.word}"
        width = both
    else:
        said += [(words, plain) for words in wrapped(label.word, room, plain)]
    said += [(words, remark) for words in wrapped(label.remark, room, remark)]
    lines = [
        text(words, 0, top + LABEL_DROP + number * LABEL_LINE, lettering)
        for number, (words, lettering) in enumerate(said, 1)
    ]
    widths = [text_width(words, lettering.size, lettering.weight) for words, lettering in said]
    return Label([first, *lines], LABEL_DROP + len(said) * LABEL_LINE, max([width, *widths]))


def felt(height: float, palette: Palette) -> ET.Element:
    """The table's surface: a quiet field with an inlaid line."""
    field = _inset(WIDTH, height, TABLE_RADIUS, 0, Outline(palette.table))
    line = Outline("none", palette.table_edge, THIN)
    return group([field, _inset(WIDTH, height, TABLE_RADIUS, TABLE_INLAY, line)])


def hand(
    seat: Seat, cards: Sequence[HandCard], palette: Palette, language: Language = ENGLISH
) -> Block:
    """A hand under its heading, each card judged."""
    name = language.seat(seat)
    heading = section_heading(
        _say(language, "picture.hand", seat=name),
        palette,
        _say(language, "picture.question", seat=name),
    )
    judged = [
        ShownCard(card.card, Mark.PERMITTED if card.permitted else Mark.FORBIDDEN) for card in cards
    ]
    return stacked([heading, centred_cards(worded(judged, language), LARGE, palette)], HEADING_GAP)


def row_block(row: Row, size: CardSize, palette: Palette, language: Language = ENGLISH) -> Block:
    """A row under its heading. Judged cards are large, or sorted where they are very many."""
    cards = worded(row.cards, language)
    parts = []
    if row.heading or row.aside:
        parts.append(section_heading(row.heading, palette, row.aside))
    if cards and not is_judged(cards):
        parts.append(centred_cards(cards, size, palette))
    elif cards and len(card_layout(cards, LARGE, WIDTH).lengths) <= MOST_JUDGED_LINES:
        parts.append(centred_cards(cards, LARGE, palette))
    elif cards:
        parts.append(sorted_cards(cards, palette))
    return stacked(parts, HEADING_GAP)


def worded(cards: Iterable[ShownCard], language: Language = ENGLISH) -> list[ShownCard]:
    """The cards with yes or no for a word where they are judged and have none of their own."""
    answers = {
        Mark.PERMITTED: _say(language, "picture.yes"),
        Mark.FORBIDDEN: _say(language, "picture.no"),
    }
    return [card._replace(word=card.word or answers.get(card.mark, "")) for card in cards]


def is_judged(cards: Iterable[ShownCard]) -> bool:
    """Is any of these cards marked as permitted or forbidden?"""
    return any(card.mark in (Mark.PERMITTED, Mark.FORBIDDEN) for card in cards)


def common_size(
    rows: Sequence[Sequence[ShownCard]],
    room: float,
    sizes: Sequence[CardSize],
) -> CardSize:
    """In which size do these rows stand in the fewest lines? In the largest such."""
    return min(
        sizes, key=lambda size: sum(len(card_layout(cards, size, room).lengths) for cards in rows)
    )


def card_layout(cards: Sequence[ShownCard], size: CardSize, room: float) -> CardLayout:
    """How do these cards stand in even lines within this room?

    They stand apart for the sake of what is said under them; but words that would cost a line
    are broken.
    """

    def layout(needs: Iterable[float]) -> CardLayout:
        cell = min(room, max([size.width, *needs]))
        most = max(1, int((room + size.gap) // (cell + size.gap)))
        return CardLayout(size, cell, row_lengths(len(cards), most))

    whole = layout(word_width(card, card.word, size) for card in cards)
    if len(whole.lengths) == len(layout([]).lengths):
        return whole
    return layout(
        word_width(card, part, size) for card in cards for part in card.word.split() or [""]
    )


def word_width(card: ShownCard, part: str, size: CardSize) -> float:
    """How much room does a part of a card's word ask for? A pill is not broken."""
    if not card.word:
        return 0
    if is_judged([card]):
        return pill_width(card.word)
    weight = STRONG if card.mark is Mark.CHOSEN else REGULAR
    return text_width(part, TEXT_SMALL, weight) + WORD_SPACE - size.gap


def row_lengths(count: int, most: int) -> list[int]:
    """How many cards stand in each row? As even as can be, the longer rows first.

    >>> row_lengths(13, 6)
    [5, 4, 4]
    """
    if not count:
        return []
    rows = -(-count // most)
    shortest, longer = divmod(count, rows)
    return [shortest + 1] * longer + [shortest] * (rows - longer)


def centred_cards(cards: Sequence[ShownCard], size: CardSize, palette: Palette) -> Block:
    """Cards of this size in even lines in the middle of the drawing."""
    block = cards_block(cards, card_layout(cards, size, WIDTH), palette)
    return Block(at(WIDTH / 2, 0, block.element), block.height)


def cards_block(cards: Sequence[ShownCard], layout: CardLayout, palette: Palette) -> Block:
    """Cards in even lines, each line centred on x = 0."""
    lines = [
        Block(at(-layout.width(length) / 2, 0, line.element), line.height)
        for length, line in zip(layout.lengths, card_lines(cards, layout, palette), strict=True)
    ]
    return stacked(lines, ROW_GAP if any(card.word for card in cards) else layout.size.gap)


def card_lines(cards: Sequence[ShownCard], layout: CardLayout, palette: Palette) -> list[Block]:
    """Cards in lines, one block for each. Permitted cards stand higher than the others."""
    marks = {card.mark for card in cards}
    drop = FORBIDDEN_DROP if Mark.PERMITTED in marks and len(marks) > 1 else 0
    units = [
        shown_card(card, layout, 0 if card.mark is Mark.PERMITTED else drop, palette)
        for card in cards
    ]
    lines, start = [], 0
    for length in layout.lengths:
        line = units[start : start + length]
        start += length
        placed = [
            at(layout.indent + place * layout.step, 0, unit.element)
            for place, unit in enumerate(line)
        ]
        lines.append(Block(group(placed), max(unit.height for unit in line)))
    return lines


def sorted_cards(cards: Sequence[ShownCard], palette: Palette) -> Block:
    """Many cards put together by what is said of them: small, with the word once at their left."""
    groups: dict[tuple[Mark, str], list[ShownCard]] = {}
    for mark in (Mark.PERMITTED, Mark.FORBIDDEN, Mark.CHOSEN, Mark.PLAIN):
        for card in cards:
            if card.mark is mark:
                groups.setdefault((mark, card.word), []).append(card._replace(word=""))
    words = max(pill_width(card.word) for card in cards if is_judged([card]))
    left = words + SORTED_GAP
    parts = []
    for (mark, word), alike in groups.items():
        said = caption(ShownCard(None, mark, word), words, palette)
        lines = card_lines(alike, card_layout(alike, SMALL, WIDTH - left), palette)
        beside = stacked(lines, SMALL.gap)
        drawn = [at(words / 2, SORTED_DROP, said.element), at(left, 0, beside.element)]
        parts.append(Block(group(drawn), max(beside.height, said.height)))
    return stacked(parts, ROW_GAP)


def shown_card(card: ShownCard, layout: CardLayout, top: float, palette: Palette) -> Block:
    """A card that begins at this height, and what is said under it."""
    size = layout.size
    drawn = [card_side(card.card, palette, mark_outline(card.mark, palette, size), size)]
    said = caption(card, layout.word_room, palette)
    drawn.append(at(size.width / 2, size.height, said.element))
    return Block(at(0, top, group(drawn)), top + size.height + said.height)


def caption(card: ShownCard, room: float, palette: Palette) -> Block:
    """What is said under a card, centred on x = 0: a pill where it is judged, or plain words."""
    if not card.word:
        return Block(group([]), 0)
    if is_judged([card]):
        pill = yes_pill if card.mark is Mark.PERMITTED else no_pill
        placed = at(-pill_width(card.word) / 2, PILL_GAP, pill(card.word, palette))
        return Block(placed, PILL_GAP + PILL_HEIGHT + PILL_BELOW)
    lettering = Lettering(TEXT_SMALL, palette.soft)
    if card.mark is Mark.CHOSEN:
        lettering = Lettering(TEXT_SMALL, palette.holder, STRONG)
    lines = wrapped(card.word, room, lettering)
    placed = group(
        text(line, 0, WORD_DROP + number * WORD_LINE, lettering)
        for number, line in enumerate(lines)
    )
    return Block(placed, WORD_DROP + (len(lines) - 1) * WORD_LINE + WORD_BELOW)


def played_card(card: Card | None, hidden: bool, mark: Mark, palette: Palette) -> ET.Element:
    """A card in a trick. One that lies face down but is known shows its face on its back."""
    outline = mark_outline(mark, palette)
    if card is None or not hidden:
        return card_side(card, palette, outline)
    face = card_face(card, palette, mark_outline(Mark.PLAIN, palette), SMALL)
    left, top = (LARGE.width - SMALL.width) / 2, (LARGE.height - SMALL.height) / 2
    return group([card_back(palette, outline), at(left, top, face)])


def card_side(
    card: Card | None, palette: Palette, outline: Outline, size: CardSize = LARGE
) -> ET.Element:
    """The side of a card that is seen: its back, if nobody knows which card it is."""
    if card is None:
        return card_back(palette, outline, size)
    return card_face(card, palette, outline, size)


def card_face(card: Card, palette: Palette, outline: Outline, size: CardSize = LARGE) -> ET.Element:
    """An index card: its rank, and its suit below."""
    colour = palette.suit(card.suit)
    rank = "10" if card.rank == "T" else card.rank
    label = text(rank, size.width / 2, size.rank_baseline, Lettering(size.rank, colour, STRONG))
    if len(rank) > 1:
        label.set("letter-spacing", _number(-TIGHT * size.rank))
    sign = at((size.width - size.suit) / 2, size.suit_top, suit_sign(card.suit, palette, size.suit))
    return group([card_shape(outline, size), label, sign])


def card_back(palette: Palette, outline: Outline, size: CardSize = LARGE) -> ET.Element:
    """A card that lies face down: a field of lozenges."""
    across, down = LOZENGES
    width = (size.width - 2 * size.back_inset) / across
    height = (size.height - 2 * size.back_inset) / down
    right, left, lower, upper = map(_number, (width / 2, -width / 2, height / 2, -height / 2))
    lozenges = "".join(
        f"M{_number(size.back_inset + (column + 0.5) * width)} "
        f"{_number(size.back_inset + row * height)}"
        f"l{right} {lower}l{left} {lower}l{left} {upper}z"
        for row in range(down)
        for column in range(across)
    )
    field = _element("path", {"d": lozenges, "fill": palette.face_down})
    return group([card_shape(outline, size), field])


def card_shape(outline: Outline, size: CardSize = LARGE) -> ET.Element:
    """The bare card. However thick its frame, its outer edge stays where it is."""
    return _inset(size.width, size.height, size.radius, outline.width / 2, outline)


def mark_outline(mark: Mark, palette: Palette, size: CardSize = LARGE) -> Outline:
    """How is a card with this mark framed?"""
    match mark:
        case Mark.PLAIN:
            return Outline(palette.face, palette.edge, THIN)
        case Mark.PERMITTED:
            return Outline(palette.face, palette.permitted, size.bold)
        case Mark.FORBIDDEN:
            return Outline(palette.forbidden_face, palette.forbidden, FIRM, size.dashes)
        case Mark.CHOSEN:
            return Outline(palette.face, palette.holder, size.bold)


def empty_place(palette: Palette) -> ET.Element:
    """Where a card will lie: its outline on the bare table, with an inlaid line."""
    line = Outline("none", palette.table_edge, THIN)
    inlay = _inset(LARGE.width, LARGE.height, LARGE.radius, PLACE_INLAY, line)
    return group([card_shape(Outline(palette.table, palette.edge, THIN)), inlay])


def suit_sign(suit: Suit, palette: Palette, size: float) -> ET.Element:
    """A suit's sign in a square of this size."""
    sign = _element("path", {"d": SUIT_PATHS[suit], "fill": palette.suit(suit)})
    if size != SUIT_BOX:
        sign.set("transform", f"scale({_number(size / SUIT_BOX)})")
    return sign


def trump_heading(trump: Trump, palette: Palette, language: Language = ENGLISH) -> Block:
    """What is trump, in words and by the suit's sign: by all four when all are trump."""
    signs = [suit_sign(suit, palette, HEADING_SIGN) for suit in _trump_suits(trump)]
    step = HEADING_SIGN + HEADING_SIGN_GAP
    placed = [at(place * step, 0, sign) for place, sign in enumerate(signs)]
    words = section_heading(language.trump(trump), palette)
    return Block(group([*placed, at(len(signs) * step, 0, words.element)]), HEADING_HEIGHT)


def number_disc(number: int, palette: Palette) -> ET.Element:
    """The number of a play that was made, in a disc centred on (0, 0)."""
    disc = _element("circle", {"r": BADGE_RADIUS, "fill": palette.badge})
    return group([disc, _badge_number(number, palette.on_badge)])


def number_ring(number: int, palette: Palette) -> ET.Element:
    """The number of a play that is to come, in a ring centred on (0, 0)."""
    ring = _element(
        "circle",
        {
            "r": BADGE_RADIUS - FIRM / 2,
            "fill": palette.table,
            "stroke": palette.edge,
            "stroke-width": FIRM,
        },
    )
    return group([ring, _badge_number(number, palette.ink)])


def crown_disc(palette: Palette) -> ET.Element:
    """The mark of the play that holds the trick: a crown in a disc centred on (0, 0)."""
    disc = _element("circle", {"r": BADGE_RADIUS, "fill": palette.holder})
    crown = _element("path", {"d": CROWN, "fill": palette.on_holder})
    return group([disc, at(-CROWN_BOX / 2, -CROWN_BOX / 2, crown)])


def yes_pill(word: str, palette: Palette) -> ET.Element:
    """A filled label with a check mark."""
    outline = Outline(palette.permitted, palette.permitted, THIN)
    return _pill(word, CHECK, CHECK_LEFT, outline, palette.on_permitted)


def no_pill(word: str, palette: Palette) -> ET.Element:
    """An outlined label with a cross."""
    outline = Outline("none", palette.forbidden, THIN)
    return _pill(word, CROSS, CROSS_LEFT, outline, palette.forbidden)


def pill_width(word: str) -> float:
    """How wide is the label with this word? At least as wide as a large card."""
    return max(LARGE.width, PILL_LEFT + len(word) * PILL_LETTER + PILL_RIGHT)


def section_heading(heading: str, palette: Palette, aside: str = "") -> Block:
    """A heading at the left and a quieter remark at the right, or below where it is too long."""
    strong = Lettering(TEXT_LARGE, palette.ink, STRONG, "start")
    quiet = Lettering(TEXT_SMALL, palette.soft, anchor="start")
    used = text_width(heading, TEXT_LARGE, STRONG) + text_width(aside, TEXT_SMALL)
    if used + ASIDE_GAP <= WIDTH:
        lines = [text(heading, 0, HEADING_BASELINE, strong)] if heading else []
        if aside:
            lines.append(text(aside, WIDTH, HEADING_BASELINE, quiet._replace(anchor="end")))
        return Block(group(lines), HEADING_HEIGHT)
    said = [(words, strong) for words in wrapped(heading, WIDTH, strong)]
    said += [(words, quiet) for words in wrapped(aside, WIDTH, quiet)]
    lines = [
        text(words, 0, HEADING_BASELINE + number * HEADING_LINE, lettering)
        for number, (words, lettering) in enumerate(said)
    ]
    return Block(group(lines), HEADING_HEIGHT + (len(said) - 1) * HEADING_LINE)


def text_width(words: str, size: float, weight: str = REGULAR) -> float:
    """How wide may a line of text become? Fonts differ; few are wider than this."""
    return len(words) * size * LETTER_WIDTHS[weight]


def wrapped(words: str, room: float, lettering: Lettering) -> list[str]:
    """The lines that these words need within this room. No words need none."""
    letter = text_width("x", lettering.size, lettering.weight)
    most = max(1, int(round(room / letter, 3)))
    return TextWrapper(width=most, break_on_hyphens=False).wrap(words)


def text(words: str, x: float, y: float, lettering: Lettering) -> ET.Element:
    """One line of text whose baseline is at y. Leave slack: fonts differ in width."""
    element = _element(
        "text",
        {
            "x": x,
            "y": y,
            "font-size": lettering.size,
            "font-weight": lettering.weight,
            "text-anchor": lettering.anchor,
            "fill": lettering.colour,
        },
    )
    element.text = words
    return element


def group(elements: Iterable[ET.Element]) -> ET.Element:
    """These elements as one."""
    whole = ET.Element("g")
    whole.extend(elements)
    return whole


def at(x: float, y: float, element: ET.Element) -> ET.Element:
    """The element, moved to this point."""
    moved = _element("g", {"transform": f"translate({_number(x)} {_number(y)})"})
    moved.append(element)
    return moved


def stacked(blocks: Sequence[Block], gap: float) -> Block:
    """These blocks, one below the other."""
    if not blocks:
        return Block(group([]), 0)
    tops = [0, *accumulate(block.height + gap for block in blocks)]
    placed = [at(0, top, block.element) for top, block in zip(tops, blocks, strict=False)]
    return Block(group(placed), tops[-1] - gap)


def _pill(word: str, icon: str, icon_left: float, outline: Outline, colour: str) -> ET.Element:
    """A label with round ends, an icon at its left and a word. A long word begins at the icon."""
    width = pill_width(word)
    assert width <= WIDTH, "a word under a card is longer than the drawing is wide"
    shape = _inset(width, PILL_HEIGHT, PILL_HEIGHT / 2, outline.width / 2, outline)
    if width > LARGE.width:
        lettering = Lettering(TEXT_SMALL, colour, STRONG, "start")
        icon_left, word_left = ICON_LEFT, float(PILL_LEFT)
    else:
        lettering = Lettering(TEXT_SMALL, colour, STRONG)
        word_left = PILL_TEXT_MIDDLE
    mark = at(icon_left, ICON_TOP, _stroked(icon, colour, FIRM))
    return group([shape, mark, text(word, word_left, PILL_BASELINE, lettering)])


def _badge_number(number: int, colour: str) -> ET.Element:
    """A number centred on (0, 0)."""
    return text(str(number), 0, BADGE_BASELINE, Lettering(TEXT_SMALL, colour, STRONG))


def _holding(holds: bool) -> Mark:
    """How is a card or a plate marked that holds the trick, or does not?"""
    return Mark.CHOSEN if holds else Mark.PLAIN


def _trump_suits(trump: Trump) -> tuple[Suit, ...]:
    """Which suits' signs say what is trump?"""
    if isinstance(trump, Suit):
        return (trump,)
    return tuple(Suit) if trump is NoSuit.ALL_TRUMP else ()


def _say(language: Language, key: str, seat: str = "") -> str:
    """The drawing's own word of this key, in this language."""
    return (language.templates.get(key) or PICTURE_WORDS[key]).format(seat=seat)


def _inset(
    width: float, height: float, radius: float, inset: float, outline: Outline
) -> ET.Element:
    """A rectangle that lies within a larger one at (0, 0), with the same centre of its corners."""
    inner = (width - 2 * inset, height - 2 * inset)
    return _rectangle(inset, inset, *inner, radius - inset, outline)


def _rectangle(
    x: float, y: float, width: float, height: float, radius: float, outline: Outline
) -> ET.Element:
    """A rectangle with round corners, whose frame is centred on its edge."""
    shape = _element(
        "rect",
        {"x": x, "y": y, "width": width, "height": height, "rx": radius, "fill": outline.fill},
    )
    if outline.width:
        shape.set("stroke", outline.stroke)
        shape.set("stroke-width", _number(outline.width))
    if outline.dashes:
        shape.set("stroke-dasharray", outline.dashes)
    return shape


def _stroked(path: str, colour: str, width: float) -> ET.Element:
    """A line along this path, round at its ends."""
    return _element(
        "path",
        {
            "d": path,
            "fill": "none",
            "stroke": colour,
            "stroke-width": width,
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
        },
    )


def _element(tag: str, attributes: Mapping[str, str | float]) -> ET.Element:
    """An element with these attributes, its numbers written as SVG does."""
    written = {
        name: value if isinstance(value, str) else _number(value)
        for name, value in attributes.items()
    }
    return ET.Element(tag, written)


def _number(value: float) -> str:
    """A number as SVG writes it, with at most three decimals: "12", "1.25"."""
    return f"{round(value, 3):g}"
