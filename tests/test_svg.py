"""The drawing of a position: sound, deterministic, legible, and never by colour alone."""

import inspect
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from followsuit import svg
from followsuit.cards import PACK_36, PACK_52, Card, Cards
from followsuit.notation import read_card, read_cards, read_seat, read_trump
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
from followsuit.svg import LARGE, MEDIUM, SIZES, SMALL, Palette
from followsuit.table import FaceDown, Play
from followsuit.words import ENGLISH_WORDS, Language
from pages import placed_examples

PALETTES = {
    "light": svg.LIGHT,
    "dark": svg.DARK,
    "light, four colours": svg.LIGHT_FOUR,
    "dark, four colours": svg.DARK_FOUR,
}
TEXT_CONTRAST, MARK_CONTRAST = 4.5, 3.0
WIDE_LETTER = 0.6
"""Of the font's size: what a letter of a fixed-width font takes. Few fonts are wider."""
MARKS = {"+": Mark.PERMITTED, "-": Mark.FORBIDDEN, "*": Mark.CHOSEN}
RANK_TEXTS = set("A K Q J 10 9 8 7 6 5 4 3 2".split())
DOWNWARDS = {"North": 0, "West": 1, "East": 1, "South": 2}
ONE_COLOUR = Palette._make("#000000" for _ in Palette._fields)
BACKS = {
    path.get("d")
    for size in SIZES
    for path in svg.card_back(svg.LIGHT, svg.Outline("none"), size).iter("path")
}
Box = tuple[float, float, float, float]


def picture(
    trump: str | None = "S",
    trick: str = "",
    to_play: str | None = "E",
    holder: str | None = None,
    permitted: str = "",
    forbidden: str = "",
    title: str = "East may play the 9 of spades.",
    description: str = "Trump is spades.",
    face_down: str = "",
) -> TrickPicture:
    """A picture from notation. The hand is the permitted cards, then the forbidden ones."""
    plays = [part.split(":") for part in trick.split()]
    cards = [(card, True) for card in read_cards(permitted)] if permitted else []
    cards += [(card, False) for card in read_cards(forbidden)] if forbidden else []
    return TrickPicture(
        trump=read_trump(trump) if trump else None,
        plays=tuple(play(seat, card) for seat, card in plays),
        to_play=read_seat(to_play) if to_play else None,
        holder=read_seat(holder) if holder else None,
        hand=tuple(HandCard(card, allowed) for card, allowed in cards),
        title=title,
        description=description,
        face_down=frozenset(map(read_seat, face_down.split())),
    )


def known(card: str) -> Card | None:
    """A card from notation, or None for "?": one that lies face down and is not known."""
    return None if card == "?" else read_card(card)


def play(seat: str, card: str) -> Play | FaceDown:
    """A play from notation: "E" and "H4", or "E" and "?"."""
    return FaceDown(read_seat(seat)) if card == "?" else Play(read_seat(seat), read_card(card))


def shown(cards: str) -> tuple[ShownCard, ...]:
    """Cards in a row: "S9 ? *HQ=top +S7=face_down -DA" has a mark before and a word after each."""
    row = []
    for part in cards.split():
        card, _, word = part.partition("=")
        mark = MARKS.get(card[0], Mark.PLAIN)
        row.append(ShownCard(known(card.lstrip("+-*")), mark, word.replace("_", " ")))
    return tuple(row)


def rows(trump: str | None, *parts: str) -> RowsPicture:
    """Rows of cards: "Pile | bottom to top | D9 *HQ=top"."""
    split = [[field.strip() for field in part.split("|")] for part in parts]
    drawn = tuple(Row(heading, aside, shown(cards)) for heading, aside, cards in split)
    return RowsPicture(read_trump(trump) if trump else None, drawn, "Title.", "Description.")


def seats(trump: str | None, *parts: str) -> SeatsPicture:
    """Cards before seats: "N | H5 H3 | bids 8 | target 9". The seat of "*N" is chosen."""
    drawn = []
    for part in parts:
        seat, cards, word, remark = (field.strip() for field in part.split("|"))
        chosen = seat.startswith("*")
        drawn.append(SeatCards(read_seat(seat.strip("*")), shown(cards), word, remark, chosen))
    return SeatsPicture(
        read_trump(trump) if trump else None, tuple(drawn), "Title.", "Description."
    )


PACK = " ".join(map(str, PACK_36))
JUDGED = " ".join(f"{'-+'[card.rank in 'A9']}{card}" for card in PACK_36[:26])

TRICKS = {
    "lead": picture("H", "", "W", None, "S7 HT DQ CA"),
    "second": picture("C", "N:HQ", "E", "N", "HA HT", "SA SJ S7 ST H6 DK D8 CQ CJ C9 C2"),
    "third": picture("S", "W:DA N:S8", "E", "N", "S9", "S7 HK"),
    "fourth": picture("D", "S:C7 W:CT N:D9", "E", "N", "DT DJ", "HK S9 D7"),
    "complete": picture("S", "W:DA N:S8 E:S9 S:DT", None, "E"),
    "no trump": picture("NT", "E:SK S:S7", "W", "E", "SA S8", "HQ HJ D9 C7"),
    "all trump": picture("AT", "W:HJ N:H8 E:H9", "S", "W", "HA H7", "DQ CT C8 SK SQ S7"),
    "two players, no trump named": picture(None, "S:C9 N:CQ", None, "N"),
    "one face down, known": picture("H", "N:DK E:H4", "S", "E", "H2 C7", "DA", face_down="E"),
    "two face down, one known": picture("H", "N:DK E:H4 S:?", "W", None, "H2 C7", face_down="E"),
    "none known to hold": picture("H", "W:DK N:DQ E:?", "S", None, "D2"),
}
ROWS = {
    "first five": rows(None, "South\u2019s first five cards | names trump | SA SK S2 D9 C3"),
    "pile and hand": rows(
        "S",
        "Pile | bottom to top | D9 C8 H6 D6 C7 CK *HQ=top",
        "Hand | May it beat the queen? | +S9=beats +HA=beats -DA -H6",
    ),
    "nothing beats": rows(
        "S", "Pile | | D9 C8=next H6=drawn D6=drawn *HQ=drawn", "Hand | | -C6 -D8"
    ),
    "whole pack in a pile": rows("H", f"Pile | 36 cards | {PACK}", f"Hand | | {JUDGED}"),
    "rob": rows(
        "H",
        "Turn-up | South may rob | *H7=turn-up",
        "Stock | four come to South | SA=1st ?=2nd ?=3rd ?=4th ? ?",
        "South\u2019s hand | 13 cards | -HA=kept +S2 +D3 +C4 -HK=kept +S5 +D6 +C7 -HQ=kept +S8 +D9",
    ),
    "open hands": rows(
        "S",
        "North | 6 trumps | SA SK S9 S8 S7 S2 HA D3 C4",
        "East | 1 trump | S3 HK DQ",
        "South | no trump |",
        "West | 2 trumps | SQ SJ",
    ),
    "long words": rows(
        None,
        "A heading that is far too long for one line | and an aside that is long too | C2",
        "Hand | | S2=lies_face_down S7 SA=face_down D3 D9 HJ C2 C3 C4",
        "Hand | | +S2=lies_face_down -S7 +SA=face_down",
    ),
    "headings only": rows("NT", "Target | 5 |", "Tricks won | 6 |", " | nothing more |", " | | "),
}
SEATS = {
    "who does what": seats(
        None, "N | | deals next |", "*E | | names trump | and leads", "S | | |", "W | | 3rd |"
    ),
    "bids of one card": seats(
        "H",
        "*S | H8 | bids 8 | target 9",
        "W | C4 | bids 4 | target 5",
        "N | D2 | bids 2 | target 3",
        "E | SQ | bids 0 | target 1",
    ),
    "bids": seats(
        "H",
        "*S | H5 H3 | 8, hearts |",
        "W | C8 | 8, clubs |",
        "N | D4 S2 | 6, mixed |",
        "E | SQ | 0 |",
    ),
    "bids of many cards": seats(
        None,
        "*S | H5=5 H3=3 HA=1 | 9, hearts | the highest bid of all, leads",
        "W | C8=8 CK=0 | 8, clubs |",
        "N | D4=4 S2=2 HT=10 | 16, mixed | too much",
        "E | SQ=0 | 0, spades | also a rather long remark",
    ),
    "whole pack": seats(
        "NT",
        *(
            f"{seat} | {Cards(PACK_52[start : start + 13])} | 13 cards | counts 1"
            for start, seat in zip(range(0, 52, 13), ("N", "E", "S", "*W"), strict=True)
        ),
    ),
    "two players": seats("C", "*S | C6 C7 ? ? | to move |", "N | ? ? ? | 3 cards left |"),
    "three players": seats("D", "S | DA | |", "*W | DK | deals |", "N | | out | no cards left"),
    "words under cards": seats("D", "*N | D7=turn-up DA | deals |", "W | D8=drawn | |"),
    "judged": seats("D", "N | +DA -DK D7 | |", "E | +H7=gives -H6 | | ", "S | | | alone"),
}
PICTURES: dict[str, Picture] = TRICKS | ROWS | SEATS
every_picture = pytest.mark.parametrize("drawn", PICTURES.values(), ids=PICTURES)
every_row = pytest.mark.parametrize("drawn", ROWS.values(), ids=ROWS)
every_seat = pytest.mark.parametrize("drawn", SEATS.values(), ids=SEATS)
every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def words(root: ET.Element) -> list[str]:
    """Every line of text in a drawing."""
    return ["".join(line.itertext()) for line in root.iter("text")]


def on_page(drawn: Picture, palette: Palette = svg.VARIABLES) -> ET.Element:
    return svg.picture_element(drawn, palette)


def placed(
    element: ET.Element, x: float = 0, y: float = 0
) -> Iterator[tuple[ET.Element, float, float]]:
    """Every part of a drawing, and where on the drawing its own (0, 0) lies."""
    moved = re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    yield element, x, y
    for child in element:
        yield from placed(child, x, y)


def box(element: ET.Element, x: float, y: float) -> Box:
    """Left, top, right and bottom of a rectangle, a disc or a line of text."""
    reach = float(element.get("stroke-width", "0")) / 2
    if element.tag == "rect":
        left, top = x + float(element.attrib["x"]), y + float(element.attrib["y"])
        width, height = float(element.attrib["width"]), float(element.attrib["height"])
        return left - reach, top - reach, left + width + reach, top + height + reach
    if element.tag == "circle":
        reach += float(element.attrib["r"])
        return x - reach, y - reach, x + reach, y + reach
    size, baseline = float(element.attrib["font-size"]), y + float(element.attrib["y"])
    width = len("".join(element.itertext())) * size * WIDE_LETTER
    before = {"start": 0.0, "middle": width / 2, "end": width}
    left = x + float(element.attrib["x"]) - before[element.attrib["text-anchor"]]
    return left, baseline - 0.8 * size, left + width, baseline + 0.25 * size


def boxes(drawing: ET.Element) -> Iterator[Box]:
    """Every rectangle, disc and line of text of a drawing."""
    for element, x, y in placed(drawing):
        if element.tag in {"rect", "circle", "text"}:
            yield box(element, x, y)


def badges(drawing: ET.Element) -> set[ET.Element]:
    """The numbers in discs and rings, which lie on the corners of cards."""
    discs = [part for part in drawing.iter("g") if part.find("circle") is not None]
    return {number for disc in discs for number in disc.iter("text")}


def apart(one: Box, other: Box) -> bool:
    """Do these two leave each other free?"""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(inner: Box, outer: Box) -> bool:
    """Does the one lie wholly in the other?"""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def distance(x: float, y: float, one: Box) -> float:
    """How far is a point from this?"""
    return hypot(max(one[0] - x, 0, x - one[2]), max(one[1] - y, 0, y - one[3]))


def cards_of(
    drawing: ET.Element, sizes: Sequence[svg.CardSize] = SIZES
) -> Iterator[tuple[ET.Element, float, float]]:
    """The frame of every card and place of these sizes, and where its corner lies."""
    for element, x, y in placed(drawing):
        if element.tag == "rect" and element.get("stroke"):
            left, top, right, bottom = box(element, 0, 0)
            if any((right - left, bottom - top) == (size.width, size.height) for size in sizes):
                yield element, x, y


def card_widths(drawing: ET.Element) -> set[float]:
    """How wide are the cards of a drawing?"""
    frames = [box(frame, 0, 0) for frame, _, _ in cards_of(drawing)]
    return {right - left for left, _, right, _ in frames}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@every_picture
def test_the_same_picture_gives_the_same_bytes(drawn: Picture) -> None:
    assert svg.standalone(drawn, svg.DARK) == svg.standalone(drawn, svg.DARK)
    assert ET.tostring(on_page(drawn)) == ET.tostring(on_page(drawn))


@every_picture
def test_a_drawing_uses_presentation_attributes_only(drawn: Picture) -> None:
    tags = {"svg", "g", "rect", "circle", "path", "text", "tspan"}
    for root in (on_page(drawn), ET.fromstring(svg.standalone(drawn, svg.LIGHT))):
        for element in root.iter():
            assert element.tag.rpartition("}")[2] in tags | {"title", "desc"}
            assert not {"id", "style", "class", "href", "opacity"} & set(element.attrib)
            assert "url(" not in "".join(element.attrib.values())
    assert {element.tag for element in on_page(drawn).iter()} <= tags


@every_picture
def test_no_suit_is_a_character(drawn: Picture) -> None:
    assert not set("♠♥♦♣♤♡♢♧") & set("".join(on_page(drawn).itertext()))


@every_picture
def test_everything_lies_within_the_drawing(drawn: Picture) -> None:
    assert_laid_out(on_page(drawn))


def test_everything_lies_within_the_drawings_of_the_pages() -> None:
    for placed_example in placed_examples():
        example = placed_example.example
        assert_laid_out(on_page(example.game.tell(example.position).picture))


@pytest.mark.parametrize("count", range(14))
@pytest.mark.parametrize("sitting", ["N", "SW", "SN", "SWN", "NESW"])
def test_any_number_of_cards_finds_room_before_any_seats(count: int, sitting: str) -> None:
    for said in ("| |", "| leads |", "| bids 8, spades | the highest bid, and leads"):
        places = zip(range(0, 52, 13), sitting, strict=False)
        drawn = [
            f"*{seat} | {Cards(PACK_52[start : start + count])} {said}" for start, seat in places
        ]
        assert_laid_out(on_page(seats("NT", *drawn)))


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5, 8, 11, 13, 18, 21])
def test_words_of_any_length_find_room(length: int) -> None:
    long = "long " * length
    for cards in ("", "S2", "S2 S3", "S2=from_the_stock +S3 S4"):
        for who in ("NESW", "EW", "W"):
            said = {seat: long if seat in who else "" for seat in "NESW"}
            for form in (f"*{{}} | {cards} | {{}} |", f"{{}} | {cards} | | {{}}"):
                assert_laid_out(on_page(seats("S", *(form.format(*one) for one in said.items()))))


@pytest.mark.parametrize("count", [*range(1, 20), 26, 32, 36])
@pytest.mark.parametrize(
    "cards", ["{}", "*{}", "{}=top", "{}=from_the_stock", "+{}", "-{}=no_trump"]
)
def test_any_number_of_cards_finds_room_in_a_row(count: int, cards: str) -> None:
    row = " ".join(cards.format(card) for card in PACK_36[:count])
    assert_laid_out(on_page(rows("S", f"Heading | aside | {row}")))


def assert_laid_out(root: ET.Element) -> None:
    """Everything lies within the drawing, and nothing upon what is to be read."""
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for one in boxes(root):
        assert within(one, (0, 0, width, height))
    on_corners = badges(root)
    lines = [
        box(*place)
        for place in placed(root)
        if place[0].tag == "text" and place[0] not in on_corners
    ]
    for one, other in combinations(lines, 2):
        assert apart(one, other)
    cards = [box(*place) for place in cards_of(root)]
    for one, other in combinations(cards, 2):
        assert apart(one, other) or within(one, other) or within(other, one)
    for one in lines:
        for card in cards:
            assert apart(one, card) or within(one, card)
    for disc, x, y in placed(root):
        if disc.tag == "circle":
            reach = float(disc.attrib["r"])
            assert all(distance(x, y, line) >= reach for line in lines)
            assert sum(distance(x, y, card) < reach for card in cards) <= 1


@pytest.mark.parametrize("count", range(1, 14))
def test_a_hand_of_any_size_stands_in_even_rows(count: int) -> None:
    hand = tuple(HandCard(card, place % 3 == 0) for place, card in enumerate(PACK_52[:count]))
    drawn = svg.hand(read_seat("N"), hand, svg.LIGHT)
    lengths = svg.row_lengths(count, 6)
    assert sum(lengths) == count
    assert max(lengths) <= 6
    assert max(lengths) - min(lengths) <= 1
    assert len(lengths) == -(-count // 6)
    for left, top, right, bottom in boxes(drawn.element):
        assert left >= 0
        assert top >= 0
        assert right <= svg.WIDTH
        assert bottom <= drawn.height


def test_no_hand_and_no_card_leave_no_room_behind() -> None:
    heights = {
        name: float(on_page(drawn).attrib["viewBox"].split()[3]) for name, drawn in TRICKS.items()
    }
    assert heights["lead"] < heights["third"] < heights["fourth"] < heights["second"]
    assert heights["complete"] < heights["fourth"]


@every_picture
def test_text_is_large_enough_on_a_phone(drawn: Picture) -> None:
    root = ET.fromstring(svg.standalone(drawn, svg.LIGHT))
    phone = 320 / float(root.attrib["width"])
    sizes = [float(element.get("font-size", "inf")) for element in root.iter()]
    assert min(sizes) * phone >= 11


def test_the_words_say_who_led_who_wins_and_who_is_to_play() -> None:
    said = words(on_page(PICTURES["third"]))
    assert "Trump: spades" in said
    assert "West led" in said
    assert said.count("winning so far") == 1
    assert said[said.index("winning so far") - 1] == "North"
    assert "East to play" in said
    assert "East’s hand" in said


def test_each_seat_lies_at_its_point_of_the_compass() -> None:
    for name in ("complete", "all trump"):
        root = on_page(PICTURES[name])
        where = {
            name: (x + float(element.attrib["x"]), y + float(element.attrib["y"]))
            for element, x, y in placed(root)
            if element.tag == "text"
            for name in ("North", "East", "South", "West")
            if "".join(element.itertext()).split()[0] == name
        }
        north, east, south, west = (where[seat] for seat in ("North", "East", "South", "West"))
        assert north[0] == south[0] == svg.WIDTH / 2
        assert west[0] < north[0] < east[0]
        assert north[1] < west[1] == east[1] < south[1]
        assert west[0] + east[0] == svg.WIDTH


def test_the_name_of_a_seat_is_below_its_own_card() -> None:
    root = on_page(PICTURES["complete"])
    lines = [
        ("".join(element.itertext()), x + float(element.attrib["x"]), y)
        for element, x, y in placed(root)
        if element.tag == "text"
    ]
    for seat, rank in (("West led", "A"), ("North", "8"), ("East", "9"), ("South", "10")):
        ((_, name_x, name_y),) = [line for line in lines if line[0] == seat]
        ((_, card_x, card_y),) = [line for line in lines if line[0] == rank]
        assert (name_x, name_y) == (card_x, card_y)


def test_who_holds_the_trick_has_a_crown_and_a_thicker_frame() -> None:
    root = on_page(PICTURES["complete"])
    frames = [float(frame.attrib["stroke-width"]) for frame, _, _ in cards_of(root)]
    assert sorted(frames) == [svg.THIN, svg.THIN, svg.THIN, LARGE.bold]
    ((_, thick_x, thick_y),) = [
        place for place in cards_of(root) if float(place[0].attrib["stroke-width"]) == LARGE.bold
    ]
    ((_, crown_x, crown_y),) = [place for place in placed(root) if place[0].get("d") == svg.CROWN]
    corner = (crown_x + svg.CROWN_BOX / 2, crown_y + svg.CROWN_BOX / 2)
    assert corner == (thick_x + LARGE.width, thick_y)


def test_an_empty_trick_has_a_leader_and_no_winner() -> None:
    said = words(on_page(PICTURES["lead"]))
    assert "West to lead" in said
    assert not [line for line in said if line.endswith(("led", "to play"))]
    assert "winning so far" not in said


def test_a_complete_trick_has_a_winner_and_no_hand() -> None:
    said = words(on_page(PICTURES["complete"]))
    assert said[said.index("won the trick") - 1] == "East"
    assert not [line for line in said if line.endswith(("to play", "hand"))]
    assert not {"yes", "no"} & set(said)


def test_the_order_of_play_is_numbered() -> None:
    said = words(on_page(PICTURES["fourth"]))
    shown = [line for line in said if line in {"1", "2", "3", "4", "T", "7", "9", "10"}]
    assert shown[:7] == ["7", "1", "10", "2", "9", "3", "4"]


def test_trump_is_said_in_words() -> None:
    assert "No trump" in words(on_page(PICTURES["no trump"]))
    assert "All trump" in words(on_page(PICTURES["all trump"]))
    for trump, signs in (("S", 1), ("NT", 0), ("AT", 4)):
        heading = svg.trump_heading(read_trump(trump), svg.LIGHT)
        assert len(list(heading.element.iter("path"))) == signs
    said = words(on_page(PICTURES["two players, no trump named"]))
    assert not [line for line in said if "rump" in line]


def test_permitted_and_forbidden_differ_without_colour() -> None:
    cards = [HandCard(read_card("S9"), True), HandCard(read_card("HK"), False)]
    drawn = svg.hand(read_seat("E"), cards, ONE_COLOUR)
    assert [word for word in words(drawn.element) if word in {"yes", "no"}] == ["yes", "no"]
    (solid, _, higher), (dashed, _, lower) = cards_of(drawn.element)
    assert lower - higher >= 8
    assert solid.get("stroke-dasharray") is None
    assert dashed.get("stroke-dasharray")
    assert float(solid.attrib["stroke-width"]) > float(dashed.attrib["stroke-width"])
    yes, no = svg.yes_pill("yes", ONE_COLOUR), svg.no_pill("no", ONE_COLOUR)
    assert next(yes.iter("rect")).get("fill") == "#000000"
    assert next(no.iter("rect")).get("fill") == "none"
    assert next(yes.iter("path")).get("d") != next(no.iter("path")).get("d")


def test_a_card_in_a_row_shows_its_mark_without_colour() -> None:
    root = on_page(rows(None, "Hand | | S9 +HK -D7 *CA"), ONE_COLOUR)
    frames, _, (plain, permitted, forbidden, chosen) = zip(*cards_of(root), strict=True)
    assert plain == forbidden == chosen
    assert plain - permitted >= 8
    assert [bool(frame.get("stroke-dasharray")) for frame in frames] == [False, False, True, False]
    widths = [float(frame.attrib["stroke-width"]) for frame in frames]
    assert widths == [svg.THIN, LARGE.bold, svg.FIRM, LARGE.bold]
    assert [word for word in words(root) if word in {"yes", "no"}] == ["yes", "no"]


@pytest.mark.parametrize("size", SIZES, ids=("large", "medium", "small"))
def test_marks_differ_without_colour_in_every_size(size: svg.CardSize) -> None:
    plain, permitted, forbidden, chosen = (
        svg.mark_outline(mark, ONE_COLOUR, size) for mark in Mark
    )
    assert plain.width < forbidden.width < permitted.width == chosen.width
    assert forbidden.dashes
    assert not (plain.dashes or permitted.dashes or chosen.dashes)


@every_row
def test_every_card_of_a_row_is_shown_and_judged_in_words(drawn: RowsPicture) -> None:
    for row in drawn.rows:
        bare = replace(row, heading="", aside="")
        element = svg.row_block(bare, SMALL, svg.LIGHT).element
        said = "\n".join(words(element))
        ranks = [word for word in words(element) if word in RANK_TEXTS]
        known_cards = [card.card for card in row.cards if card.card]
        assert sorted(ranks) == sorted("10" if c.rank == "T" else c.rank for c in known_cards)
        assert len(list(cards_of(element))) == len(row.cards)
        for card in row.cards:
            default = {Mark.PERMITTED: "yes", Mark.FORBIDDEN: "no"}.get(card.mark, "")
            assert all(part in said for part in (card.word or default).split())
        assert said.count("yes") >= any(
            card.mark is Mark.PERMITTED and not card.word for card in row.cards
        )


def test_a_word_of_its_own_takes_the_place_of_yes_and_no() -> None:
    said = words(on_page(rows(None, "Hand | | +S9=beats -HK=too_low +C2 -C3")))
    assert said[1:] == ["9", "beats", "K", "too low", "2", "yes", "3", "no"]


def test_many_judged_cards_are_sorted_and_their_word_is_said_once() -> None:
    few, many = (
        on_page(rows(None, f"Hand | | {' '.join(JUDGED.split()[:count])}")) for count in (18, 19)
    )
    assert words(few).count("no") == sum(card[0] == "-" for card in JUDGED.split()[:18])
    assert words(many).count("yes") == words(many).count("no") == 1
    assert card_widths(few) == {LARGE.width}
    assert card_widths(many) == {SMALL.width}
    frames = [(y, frame.get("stroke-dasharray")) for frame, _, y in cards_of(many)]
    lowest_permitted = max(y for y, dashes in frames if not dashes)
    assert lowest_permitted < min(y for y, dashes in frames if dashes)
    assert words(many)[1:8] == ["yes", "A", "9", "A", "9", "A", "no"]
    yes, no = (y for element, _, y in placed(many) if element.text in {"yes", "no"})
    assert yes < min(y for y, dashes in frames if dashes) <= no


def test_long_rows_are_compact() -> None:
    pile = rows(None, f"Pile | | {PACK}")
    hand_of_26 = rows(None, f"Hand | | {JUDGED}")
    for drawn in (pile, hand_of_26):
        assert float(on_page(drawn).attrib["viewBox"].split()[3]) <= 200


def test_rows_that_are_not_judged_have_cards_of_one_size() -> None:
    six, eight, nine, twelve = (" ".join(PACK.split()[:count]) for count in (6, 8, 9, 12))
    for parts, widths in (
        ([f"| | {six}"], {LARGE.width}),
        ([f"| | {eight}", "| | C2"], {MEDIUM.width}),
        ([f"| | {nine}", "| | C2"], {SMALL.width}),
        ([f"| | {twelve}", "| | +C2"], {SMALL.width, LARGE.width}),
        (["| | C2", "| | C3", "| |", "| | +C4"], {LARGE.width}),
        (["| | C2", "| | C3", "| | C4"], {MEDIUM.width}),
    ):
        assert card_widths(on_page(rows(None, *parts))) == widths


def test_a_row_without_cards_has_its_heading_and_its_aside() -> None:
    root = on_page(ROWS["headings only"])
    assert words(root) == ["No trump", "Target", "5", "Tricks won", "6", "nothing more"]
    assert not list(cards_of(root))


def test_an_aside_that_is_too_long_stands_below() -> None:
    short = svg.section_heading("Pile", svg.LIGHT, "bottom to top")
    long = svg.section_heading("Pile", svg.LIGHT, "bottom to top, " * 3)
    assert len({line.get("y") for line in short.element.iter("text")}) == 1
    assert len({line.get("y") for line in long.element.iter("text")}) == 2
    assert long.height > short.height


def test_a_word_of_several_parts_is_broken_before_it_costs_a_line() -> None:
    lone = words(on_page(rows(None, "Hand | | S2=face_down")))
    assert "face down" in lone
    several = words(on_page(rows(None, "Hand | | S2=face_down S3 S4 S5 S6 S7")))
    assert several[2:4] == ["face", "down"]


UNKNOWN = {
    "trick": picture(None, "N:? E:?", "S", None),
    "rows": rows(None, "Stock | | ? ? *?", "Hand | | +? -?"),
    "long row": rows(None, f"Hand | | {'+? ' * 10} {'-? ' * 10}"),
    "seats": seats(None, "N | ? ? | |", "*E | ? | |", "S | ?=card | |"),
}


@pytest.mark.parametrize("drawn", UNKNOWN.values(), ids=UNKNOWN)
def test_what_is_not_known_is_not_shown(drawn: Picture) -> None:
    root = on_page(drawn)
    numbers = {"".join(number.itertext()) for number in badges(root)}
    assert not set(words(root)) & RANK_TEXTS - numbers
    drawings = [path.get("d") for path in root.iter("path")]
    assert not set(drawings) & set(svg.SUIT_PATHS.values())
    backs = [path for path in drawings if path in BACKS]
    place_to_play = isinstance(drawn, TrickPicture)
    assert len(backs) == len(list(cards_of(root))) - place_to_play > 0


def test_a_known_card_that_lies_face_down_shows_its_face_on_its_back() -> None:
    root = on_page(TRICKS["two face down, one known"])
    said = words(root)
    assert "East face down" in said
    assert "South face down" in said
    assert not [line for line in said if line.startswith("North") and "down" in line]
    (inner,) = [box(*place) for place in cards_of(root, [SMALL])]
    (outer,) = [box(*place) for place in cards_of(root, [LARGE]) if within(inner, box(*place))]
    assert inner[0] - outer[0] == outer[2] - inner[2] >= 10
    assert [path.get("d") in BACKS for path in root.iter("path")].count(True) == 2
    assert svg.SUIT_PATHS[read_card("H4").suit] in {path.get("d") for path in root.iter("path")}
    assert said.count("4") == 2, "the card and the number of the play to come"


def test_a_card_that_lies_face_down_may_hold_the_trick() -> None:
    root = on_page(TRICKS["one face down, known"])
    said = words(root)
    assert said[said.index("winning so far") - 1] == "East face down"
    (thick,) = [
        frame
        for frame, _, _ in cards_of(root, [LARGE])
        if frame.attrib["stroke"] == svg.VARIABLES.holder
    ]
    assert float(thick.attrib["stroke-width"]) == LARGE.bold


@pytest.mark.parametrize("name", ["two face down, one known", "none known to hold"])
def test_nobody_has_a_crown_where_nobody_can_say_who_holds_the_trick(name: str) -> None:
    root = on_page(TRICKS[name])
    assert not [path for path in root.iter("path") if path.get("d") == svg.CROWN]
    assert "winning so far" not in words(root)
    assert svg.VARIABLES.holder not in {part.get("stroke") for part in root.iter()}


@every_seat
def test_a_seats_words_stand_by_its_name(drawn: SeatsPicture) -> None:
    said = words(on_page(drawn))
    for part in drawn.seats:
        expected = f"{part.seat.word} {part.word} {part.remark}".split()
        (line,) = [line for line in said if line.split()[0] == part.seat.word]
        heard = " ".join(said[said.index(line) :]).split()
        assert heard[: len(expected)] == expected


@every_seat
def test_seats_lie_at_their_points_of_the_compass(drawn: SeatsPicture) -> None:
    root = on_page(drawn)
    where = {
        "".join(element.itertext()).split()[0]: (x, y + float(element.attrib["y"]))
        for element, x, y in placed(root)
        if element.tag == "text" and element.find("tspan") is not None
    }
    assert set(where) == {part.seat.word for part in drawn.seats}
    middle = svg.WIDTH / 2
    for seat, (x, y) in where.items():
        assert x == middle if seat in {"North", "South"} else (x < middle) == (seat == "West")
        for other, (_, below) in where.items():
            if DOWNWARDS[seat] < DOWNWARDS[other]:
                assert y < below


@every_seat
def test_a_chosen_seat_has_a_crown_at_its_cards_or_plate(drawn: SeatsPicture) -> None:
    root = on_page(drawn)
    crowns = [place for place in placed(root) if place[0].get("d") == svg.CROWN]
    assert len(crowns) == sum(part.chosen for part in drawn.seats)
    frames = [place for place in placed(root) if place[0].get("stroke") == svg.VARIABLES.holder]
    for _, x, y in crowns:
        x, y = x + svg.CROWN_BOX / 2, y + svg.CROWN_BOX / 2
        corners = [(box(*frame)[2], box(*frame)[1]) for frame in frames]
        assert any(0 <= x - right <= 3 and -3 <= y - top <= 0 for right, top in corners)
    chosen = [card for part in drawn.seats if part.chosen for card in part.cards or [None]]
    assert len(frames) == len(chosen)


def test_one_card_before_each_seat_is_as_large_as_in_a_trick() -> None:
    assert len(list(cards_of(on_page(SEATS["bids of one card"]), [LARGE]))) == 4
    assert len(list(cards_of(on_page(SEATS["bids"]), [MEDIUM]))) == 6
    assert len(list(cards_of(on_page(SEATS["whole pack"]), [SMALL]))) == 52


def test_every_word_of_a_drawing_can_be_said_in_another_language() -> None:
    abroad = Language({key: f"\u00ab{text}\u00bb" for key, text in svg.PICTURE_WORDS.items()})
    drawings = [TRICKS["one face down, known"], TRICKS["lead"], TRICKS["complete"]]
    drawings += [ROWS["whole pack in a pile"]]
    said = " ".join(
        line for drawn in drawings for line in words(svg.picture_element(drawn, svg.LIGHT, abroad))
    )
    for text in svg.PICTURE_WORDS.values():
        assert re.search(
            "\u00ab" + re.sub(r"\\\{seat\\\}", "[A-Z][a-z]+", re.escape(text)) + "\u00bb", said
        )


def test_the_words_of_the_drawing_are_its_own() -> None:
    """A game's word of the same key would be drawn in the place of the drawing's own."""
    assert not set(svg.PICTURE_WORDS) & set(ENGLISH_WORDS)


@every_palette
def test_text_stands_out(palette: Palette) -> None:
    suits = [palette.spades, palette.hearts, palette.diamonds, palette.clubs]
    faces = [palette.face, palette.forbidden_face]
    pairs = [(suit, face) for suit in suits for face in faces]
    pairs += [
        (palette.ink, palette.page),
        (palette.ink, palette.table),
        (palette.ink, palette.face),
        (palette.soft, palette.page),
        (palette.soft, palette.table),
        (palette.soft, palette.face),
        (palette.holder, palette.page),
        (palette.holder, palette.table),
        (palette.holder, palette.face),
        (palette.forbidden, palette.page),
        (palette.on_permitted, palette.permitted),
        (palette.on_badge, palette.badge),
    ]
    for text, ground in pairs:
        assert contrast(text, ground) >= TEXT_CONTRAST, (text, ground)


@every_palette
def test_marks_stand_out(palette: Palette) -> None:
    pairs = [
        (palette.edge, palette.page),
        (palette.edge, palette.table),
        (palette.edge, palette.face),
        (palette.permitted, palette.page),
        (palette.permitted, palette.face),
        (palette.forbidden, palette.page),
        (palette.forbidden, palette.forbidden_face),
        (palette.holder, palette.table),
        (palette.holder, palette.face),
        (palette.on_holder, palette.holder),
        (palette.badge, palette.table),
        (palette.badge, palette.face),
        (palette.face_down, palette.face),
        (palette.spades, palette.page),
        (palette.hearts, palette.page),
        (palette.diamonds, palette.page),
        (palette.clubs, palette.page),
    ]
    for mark, ground in pairs:
        assert contrast(mark, ground) >= MARK_CONTRAST, (mark, ground)


def test_the_pages_are_those_of_the_site() -> None:
    assert svg.LIGHT.page == "#ffffff"
    assert svg.DARK.page == "#1e2129"


def test_a_pack_of_four_colours_has_four() -> None:
    for palette in (svg.LIGHT_FOUR, svg.DARK_FOUR):
        assert len({palette.spades, palette.hearts, palette.diamonds, palette.clubs}) == 4


def test_variables_fall_back_to_the_light_colours() -> None:
    assert svg.VARIABLES.ink == f"var(--fs-ink, {svg.LIGHT.ink})"
    assert svg.VARIABLES.on_badge == f"var(--fs-on-badge, {svg.LIGHT.on_badge})"
    text = ET.tostring(on_page(PICTURES["third"]), encoding="unicode")
    assert not re.search(r'(fill|stroke)="#', text)
    assert "var(" not in ET.tostring(on_page(PICTURES["third"], svg.DARK), encoding="unicode")


def test_a_drawing_on_a_page_is_an_image_with_a_label_and_no_tooltip() -> None:
    root = on_page(PICTURES["third"])
    assert root.get("role") == "img"
    assert root.get("focusable") == "false"
    assert root.get("aria-label") == "East may play the 9 of spades. Trump is spades."
    assert root.find(".//title") is None
    assert float(root.attrib["width"]) == svg.WIDTH, "without a style sheet it would fill the page"


def test_a_file_has_a_title_a_description_and_a_background() -> None:
    root = ET.fromstring(svg.standalone(PICTURES["third"], svg.DARK))
    title, description, background = list(root)[:3]
    assert title.tag == "{http://www.w3.org/2000/svg}title"
    assert title.text == "East may play the 9 of spades."
    assert description.tag == "{http://www.w3.org/2000/svg}desc"
    assert description.text == "Trump is spades."
    assert background.get("fill") == svg.DARK.page
    left, top, width, height = root.attrib["viewBox"].split()
    assert [background.get(side) for side in ("x", "y")] == [left, top]
    assert [background.get(side) for side in ("width", "height")] == [width, height]
    assert [root.get(side) for side in ("width", "height")] == [width, height]


def test_hostile_text_stays_text_on_the_drawing() -> None:
    hostile = "</text><script>&<!--"
    drawings = (
        rows("S", f"{hostile} | {hostile} | S2={hostile} *S3={hostile}"),
        rows("S", f"Hand | | +S2={hostile} -S4={hostile}"),
        seats("S", f"N | | {hostile} | {hostile}", f"*E | | {hostile} | {hostile}"),
    )
    for drawn, times in zip(drawings, (4, 2, 4), strict=True):
        page = ET.tostring(on_page(drawn), encoding="unicode")
        assert "<script" not in page
        assert "<!--" not in page
        assert "".join(ET.fromstring(page).itertext()).count(hostile) == times
        assert_laid_out(on_page(drawn))


def test_hostile_text_stays_text() -> None:
    hostile = '</title><script>alert("1")</script> & \' ]]> <!--'
    drawn = picture("S", "", "E", None, "S9", title=hostile, description=hostile)
    file = svg.standalone(drawn, svg.LIGHT)
    assert "<script" not in file
    assert [part.text for part in list(ET.fromstring(file))[:2]] == [hostile, hostile]
    page = ET.tostring(on_page(drawn), encoding="unicode")
    assert "<script" not in page
    assert ET.fromstring(page).get("aria-label") == f"{hostile} {hostile}"


def test_every_card_has_a_rank_and_the_sign_of_its_suit() -> None:
    for card in PACK_52:
        face = svg.card_face(card, svg.LIGHT, svg.Outline(svg.LIGHT.face))
        assert words(face) == ["10" if card.rank == "T" else card.rank]
        assert [path.get("d") for path in face.iter("path")] == [svg.SUIT_PATHS[card.suit]]
    assert len(set(svg.SUIT_PATHS.values())) == 4


def test_a_card_is_as_large_whatever_its_frame() -> None:
    for size in SIZES:
        for width in (svg.THIN, svg.FIRM, size.bold):
            shape = svg.card_shape(svg.Outline("#ffffff", "#000000", width), size)
            assert list(boxes(shape)) == [(0, 0, size.width, size.height)]


@pytest.mark.parametrize("size", SIZES, ids=("large", "medium", "small"))
def test_the_back_of_a_card_keeps_within_its_frame(size: svg.CardSize) -> None:
    back = svg.card_back(svg.LIGHT, svg.mark_outline(Mark.CHOSEN, svg.LIGHT, size), size)
    lozenges = next(back.iter("path")).attrib["d"]
    starts = [tuple(map(float, start)) for start in re.findall(r"M(\S+) (\S+?)l", lozenges)]
    assert len(starts) == 20
    assert all(one != other for one, other in pairwise(starts))
    reach, height = (
        max(map(float, step))
        for step in zip(*re.findall(r"l(\S+?) (\S+?)(?=[lz])", lozenges), strict=True)
    )
    assert min(x for x, _ in starts) - reach >= size.bold
    assert max(x for x, _ in starts) + reach <= size.width - size.bold
    assert min(y for _, y in starts) >= size.bold
    assert max(y for _, y in starts) + 2 * height <= size.height - size.bold


def test_blocks_below_each_other_keep_their_gap() -> None:
    blocks = [svg.Block(ET.Element("g"), height) for height in (10, 20, 30)]
    whole = svg.stacked(blocks, 5)
    assert whole.height == 70
    places = [child.get("transform") for child in whole.element]
    assert places == ["translate(0 0)", "translate(0 15)", "translate(0 40)"]
    assert svg.stacked([], 5).height == 0


@pytest.mark.parametrize(
    ("trick", "to_play", "holder"), [("E:SK E:SQ", "W", "E"), ("E:SK", "E", "E"), ("", "E", "N")]
)
def test_an_impossible_picture_is_refused(trick: str, to_play: str, holder: str) -> None:
    with pytest.raises(AssertionError):
        picture("S", trick, to_play, holder)


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(AssertionError, match="a seat is shown twice"):
        on_page(seats(None, "N | S2 | |", "N | S3 | |"))
    with pytest.raises(AssertionError, match="longer than the drawing"):
        on_page(rows(None, f"Hand | | +S2={'x' * 50}"))


def test_no_function_is_long() -> None:
    for name, function in inspect.getmembers(svg, inspect.isfunction):
        if function.__module__ == svg.__name__:
            assert len(inspect.getsource(function).splitlines()) <= 40, name
