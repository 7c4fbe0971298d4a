"""Draws a position in a trick game as SVG: the cards on the table, the seats, the hand below.

Pure functions over elements: the same picture gives the same bytes. No rule is known here; a
picture says which cards are permitted and who holds the trick. Only presentation attributes are
used, and no ids, so that a drawing lives under a strict content policy and twice on one page.
Every part is a `Block`, drawn from (0, 0); `at` moves it and `stacked` puts it below others.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple
from xml.etree import ElementTree as ET

from followsuit.cards import Card, Suit
from followsuit.pictures import HandCard, Picture, TrickPicture
from followsuit.table import NoSuit, Seat, Trump
from followsuit.words import ENGLISH, Language

# Measures, in user units. A drawing is 360 wide, so that 13 units are more than 11 pixels on a
# phone that leaves it 320.
WIDTH = 360
MARGIN = 8
SECTION_GAP = 18

CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 50, 70, 7
RANK_SIZE, RANK_BASELINE = 25, 30
SUIT_BOX, SUIT_SIZE, SUIT_TOP = 24, 24, 36
BACK_INSET, LOZENGE_WIDTH, LOZENGE_HEIGHT = 5, 10, 12

THIN, FIRM, BOLD = 1.25, 1.75, 2.75
DASHES = "5 4"

TABLE_TOP, TABLE_BOTTOM, TABLE_RADIUS, TABLE_INLAY = 26, 19, 14, 5
SIDE_MIDDLE, SEAT_STEP = 68, 62
LABEL_DROP, LABEL_LINE = 18, 17
PLACE_INLAY = 5

BADGE_RADIUS, BADGE_BASELINE = 10, 4.5
CROWN_BOX = 12

HEADING_HEIGHT, HEADING_BASELINE, HEADING_SIGN, HEADING_SIGN_GAP = 28, 15, 20, 6
MOST_IN_A_ROW, CARD_GAP, ROW_GAP = 6, 8, 10
FORBIDDEN_DROP = 10
PILL_HEIGHT, PILL_GAP, PILL_BASELINE, PILL_BELOW = 20, 6, 14.5, 2
CHECK_LEFT, CROSS_LEFT, PILL_ICON_TOP, PILL_TEXT_MIDDLE = 6.5, 8.5, 5, 31.5

TEXT_SMALL, TEXT, TEXT_LARGE = 13, 14, 15
REGULAR, STRONG = "400", "600"
FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

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

PICTURE_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "picture.led": "led",
        "picture.to-lead": "to lead",
        "picture.to-play": "to play",
        "picture.holds": "winning so far",
        "picture.won": "won the trick",
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
    """What stands below a seat's card: its name, a word after it, a remark on the next line."""

    name: str
    word: str = ""
    remark: str = ""


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
    assert isinstance(picture, TrickPicture), "other pictures are not drawn yet"
    return trick_block(picture, palette, language)


def trick_block(picture: TrickPicture, palette: Palette, language: Language = ENGLISH) -> Block:
    """The table and, below it, the hand of the player whose turn it is."""
    upper, lower = [], []
    if picture.trump:
        upper.append(trump_heading(picture.trump, palette, language))
    if picture.plays or picture.to_play:
        upper.append(table(trick_units(picture, palette, language), palette))
    if picture.hand and picture.to_play:
        lower.append(hand(picture.to_play, picture.hand, palette, language))
    return stacked([stacked(part, 0) for part in (upper, lower) if part], SECTION_GAP)


def inline(block: Block, label: str) -> ET.Element:
    """A block as an image within a page. It has no size of its own: it fills its container."""
    root = _element(
        "svg",
        {
            "viewBox": f"0 0 {WIDTH} {_number(block.height)}",
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


def table(units: Mapping[Seat, Block], palette: Palette) -> Block:
    """What lies before each seat, laid out by the compass.

    Only the given seats are drawn, and the table is no higher than they need: three or two
    players may sit at it. Each block is centred on x = 0.
    """
    top = min(_down(seat) for seat in units) - TABLE_TOP
    height = max(_down(seat) + unit.height for seat, unit in units.items()) - top + TABLE_BOTTOM
    placed = [at(_across(seat), _down(seat) - top, unit.element) for seat, unit in units.items()]
    return Block(group([felt(height, palette), *placed]), height)


def trick_units(
    picture: TrickPicture, palette: Palette, language: Language = ENGLISH
) -> dict[Seat, Block]:
    """What lies before each seat in a trick: its card, or the empty place for it, with words."""
    winning = _say(language, "picture.holds" if picture.to_play else "picture.won")
    units = {}
    for number, play in enumerate(picture.plays, 1):
        holds = play.seat is picture.holder
        card = (
            card_back(palette)
            if play.card is None
            else card_face(play.card, palette, _played(palette, holds))
        )
        marks = [card, number_disc(number, palette)]
        if holds:
            marks.append(at(CARD_WIDTH, 0, crown_disc(palette)))
        label = SeatLabel(
            language.seat(play.seat),
            _say(language, "picture.led") if number == 1 else "",
            winning if holds else "",
        )
        units[play.seat] = seat_unit(group(marks), label, palette)
    if picture.to_play:
        number = len(picture.plays) + 1
        word = _say(language, "picture.to-lead" if number == 1 else "picture.to-play")
        place = group([empty_place(palette), number_ring(number, palette)])
        label = SeatLabel(language.seat(picture.to_play), word)
        units[picture.to_play] = seat_unit(place, label, palette)
    return units


def seat_unit(card: ET.Element, label: SeatLabel, palette: Palette) -> Block:
    """A card or its place, centred on x = 0, with the seat's label below it."""
    baseline = CARD_HEIGHT + LABEL_DROP
    first = text("", 0, baseline, Lettering(TEXT, palette.ink))
    name = ET.SubElement(first, "tspan", {"font-weight": STRONG})
    name.text = label.name
    name.tail = f" {label.word}" if label.word else None
    drawn = [at(-CARD_WIDTH / 2, 0, card), first]
    if not label.remark:
        return Block(group(drawn), baseline)
    below = baseline + LABEL_LINE
    drawn.append(text(label.remark, 0, below, Lettering(TEXT_SMALL, palette.holder, STRONG)))
    return Block(group(drawn), below)


def felt(height: float, palette: Palette) -> ET.Element:
    """The table's surface: a quiet field with an inlaid line."""
    field = _inset(WIDTH, height, TABLE_RADIUS, 0, Outline(palette.table))
    line = Outline("none", palette.table_edge, THIN)
    return group([field, _inset(WIDTH, height, TABLE_RADIUS, TABLE_INLAY, line)])


def hand(
    seat: Seat, cards: Sequence[HandCard], palette: Palette, language: Language = ENGLISH
) -> Block:
    """A hand under its heading. Permitted cards stand higher and say yes; the others say no."""
    name = language.seat(seat)
    heading = section_heading(
        _say(language, "picture.hand", seat=name),
        palette,
        _say(language, "picture.question", seat=name),
    )
    drop = 0 if all(card.permitted for card in cards) else FORBIDDEN_DROP
    units = [_hand_card(card, drop, palette, language) for card in cards]
    return stacked([heading, card_rows(units)], 0)


def card_rows(units: Sequence[Block]) -> Block:
    """Card-wide blocks in even, centred rows."""
    rows, start = [], 0
    for length in row_lengths(len(units)):
        row = units[start : start + length]
        start += length
        used = length * CARD_WIDTH + (length - 1) * CARD_GAP
        left = (WIDTH - used) / 2
        placed = [
            at(left + place * (CARD_WIDTH + CARD_GAP), 0, unit.element)
            for place, unit in enumerate(row)
        ]
        rows.append(Block(group(placed), max(unit.height for unit in row)))
    return stacked(rows, ROW_GAP)


def row_lengths(count: int) -> list[int]:
    """How many cards stand in each row? As even as can be, the longer rows first.

    >>> row_lengths(13)
    [5, 4, 4]
    """
    if not count:
        return []
    rows = -(-count // MOST_IN_A_ROW)
    shortest, longer = divmod(count, rows)
    return [shortest + 1] * longer + [shortest] * (rows - longer)


def card_face(card: Card, palette: Palette, outline: Outline) -> ET.Element:
    """An index card: its rank, and its suit below."""
    colour = palette.suit(card.suit)
    rank = "10" if card.rank == "T" else card.rank
    label = text(rank, CARD_WIDTH / 2, RANK_BASELINE, Lettering(RANK_SIZE, colour, STRONG))
    if len(rank) > 1:
        label.set("letter-spacing", "-1")
    sign = suit_sign(card.suit, palette, SUIT_SIZE)
    return group([card_shape(outline), label, at((CARD_WIDTH - SUIT_SIZE) / 2, SUIT_TOP, sign)])


def card_back(palette: Palette) -> ET.Element:
    """A card that lies face down: a field of lozenges."""
    field_width = CARD_WIDTH - 2 * BACK_INSET
    field_height = CARD_HEIGHT - 2 * BACK_INSET
    lozenges = "".join(
        f"M{_number(x + LOZENGE_WIDTH / 2)} {y}l{_number(LOZENGE_WIDTH / 2)} {LOZENGE_HEIGHT // 2}"
        f"l{_number(-LOZENGE_WIDTH / 2)} {LOZENGE_HEIGHT // 2}"
        f"l{_number(-LOZENGE_WIDTH / 2)} {-LOZENGE_HEIGHT // 2}z"
        for y in range(BACK_INSET, BACK_INSET + field_height, LOZENGE_HEIGHT)
        for x in range(BACK_INSET, BACK_INSET + field_width, LOZENGE_WIDTH)
    )
    shape = card_shape(Outline(palette.face, palette.edge, THIN))
    return group([shape, _element("path", {"d": lozenges, "fill": palette.face_down})])


def card_shape(outline: Outline) -> ET.Element:
    """The bare card. However thick its frame, its outer edge stays where it is."""
    return _inset(CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, outline.width / 2, outline)


def empty_place(palette: Palette) -> ET.Element:
    """Where a card will lie: its outline on the bare table, with an inlaid line."""
    line = Outline("none", palette.table_edge, THIN)
    inlay = _inset(CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, PLACE_INLAY, line)
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
    """A filled label with a check mark, as wide as a card."""
    outline = Outline(palette.permitted, palette.permitted, THIN)
    return _pill(word, CHECK, CHECK_LEFT, outline, palette.on_permitted)


def no_pill(word: str, palette: Palette) -> ET.Element:
    """An outlined label with a cross, as wide as a card."""
    outline = Outline("none", palette.forbidden, THIN)
    return _pill(word, CROSS, CROSS_LEFT, outline, palette.forbidden)


def section_heading(heading: str, palette: Palette, aside: str = "") -> Block:
    """A heading at the left and a quieter remark at the right."""
    strong = Lettering(TEXT_LARGE, palette.ink, STRONG, "start")
    lines = [text(heading, 0, HEADING_BASELINE, strong)]
    if aside:
        quiet = Lettering(TEXT_SMALL, palette.soft, anchor="end")
        lines.append(text(aside, WIDTH, HEADING_BASELINE, quiet))
    return Block(group(lines), HEADING_HEIGHT)


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


def _hand_card(card: HandCard, drop: int, palette: Palette, language: Language) -> Block:
    """One card of a hand and the answer under it."""
    if card.permitted:
        top = 0
        outline = Outline(palette.face, palette.permitted, BOLD)
        pill = yes_pill(_say(language, "picture.yes"), palette)
    else:
        top = drop
        outline = Outline(palette.forbidden_face, palette.forbidden, FIRM, DASHES)
        pill = no_pill(_say(language, "picture.no"), palette)
    face = card_face(card.card, palette, outline)
    unit = at(0, top, group([face, at(0, CARD_HEIGHT + PILL_GAP, pill)]))
    return Block(unit, CARD_HEIGHT + PILL_GAP + PILL_HEIGHT + PILL_BELOW + drop)


def _pill(word: str, icon: str, icon_left: float, outline: Outline, colour: str) -> ET.Element:
    """A label with round ends, an icon at its left and a word."""
    shape = _inset(CARD_WIDTH, PILL_HEIGHT, PILL_HEIGHT / 2, outline.width / 2, outline)
    mark = at(icon_left, PILL_ICON_TOP, _stroked(icon, colour, FIRM))
    label = text(word, PILL_TEXT_MIDDLE, PILL_BASELINE, Lettering(TEXT_SMALL, colour, STRONG))
    return group([shape, mark, label])


def _badge_number(number: int, colour: str) -> ET.Element:
    """A number centred on (0, 0)."""
    return text(str(number), 0, BADGE_BASELINE, Lettering(TEXT_SMALL, colour, STRONG))


def _played(palette: Palette, holds: bool) -> Outline:
    """The frame of a card on the table, thicker when it holds the trick."""
    if holds:
        return Outline(palette.face, palette.holder, BOLD)
    return Outline(palette.face, palette.edge, THIN)


def _down(seat: Seat) -> int:
    """How far down the table, counted from North, does this seat's card begin?"""
    match seat:
        case Seat.NORTH:
            return 0
        case Seat.EAST | Seat.WEST:
            return SEAT_STEP
        case Seat.SOUTH:
            return 2 * SEAT_STEP


def _across(seat: Seat) -> int:
    """Where across the table is the middle of this seat's card?"""
    match seat:
        case Seat.WEST:
            return SIDE_MIDDLE
        case Seat.EAST:
            return WIDTH - SIDE_MIDDLE
        case Seat.NORTH | Seat.SOUTH:
            return WIDTH // 2


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
