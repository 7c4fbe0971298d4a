"""The drawing of a position: sound, deterministic, legible, and never by colour alone."""

import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from followsuit import svg
from followsuit.cards import PACK_52
from followsuit.notation import read_card, read_cards, read_seat, read_trump
from followsuit.pictures import HandCard, TrickPicture
from followsuit.svg import Palette
from followsuit.table import Play

PALETTES = {
    "light": svg.LIGHT,
    "dark": svg.DARK,
    "light, four colours": svg.LIGHT_FOUR,
    "dark, four colours": svg.DARK_FOUR,
}
TEXT_CONTRAST, MARK_CONTRAST = 4.5, 3.0
WIDE_LETTER = 0.6
"""Of the font's size: what a letter of a fixed-width font takes. Few fonts are wider."""


def picture(
    trump: str | None = "S",
    trick: str = "",
    to_play: str | None = "E",
    holder: str | None = None,
    permitted: str = "",
    forbidden: str = "",
    title: str = "East may play the 9 of spades.",
    description: str = "Trump is spades.",
) -> TrickPicture:
    """A picture from notation. The hand is the permitted cards, then the forbidden ones."""
    plays = [part.split(":") for part in trick.split()]
    cards = [(card, True) for card in read_cards(permitted)] if permitted else []
    cards += [(card, False) for card in read_cards(forbidden)] if forbidden else []
    return TrickPicture(
        trump=read_trump(trump) if trump else None,
        plays=tuple(Play(read_seat(seat), read_card(card)) for seat, card in plays),
        to_play=read_seat(to_play) if to_play else None,
        holder=read_seat(holder) if holder else None,
        hand=tuple(HandCard(card, allowed) for card, allowed in cards),
        title=title,
        description=description,
    )


PICTURES = {
    "lead": picture("H", "", "W", None, "S7 HT DQ CA"),
    "second": picture("C", "N:HQ", "E", "N", "HA HT", "SA SJ S7 ST H6 DK D8 CQ CJ C9 C2"),
    "third": picture("S", "W:DA N:S8", "E", "N", "S9", "S7 HK"),
    "fourth": picture("D", "S:C7 W:CT N:D9", "E", "N", "DT DJ", "HK S9 D7"),
    "complete": picture("S", "W:DA N:S8 E:S9 S:DT", None, "E"),
    "no trump": picture("NT", "E:SK S:S7", "W", "E", "SA S8", "HQ HJ D9 C7"),
    "all trump": picture("AT", "W:HJ N:H8 E:H9", "S", "W", "HA H7", "DQ CT C8 SK SQ S7"),
    "two players, no trump named": picture(None, "S:C9 N:CQ", None, "N"),
}
every_picture = pytest.mark.parametrize("drawn", PICTURES.values(), ids=PICTURES)
every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def words(root: ET.Element) -> list[str]:
    """Every line of text in a drawing."""
    return ["".join(line.itertext()) for line in root.iter("text")]


def on_page(drawn: TrickPicture, palette: Palette = svg.VARIABLES) -> ET.Element:
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


def boxes(drawing: ET.Element) -> Iterator[tuple[float, ...]]:
    """Left, top, right and bottom of every rectangle, disc and line of text."""
    for element, x, y in placed(drawing):
        reach = float(element.get("stroke-width", "0")) / 2
        if element.tag == "rect":
            left, top = x + float(element.attrib["x"]), y + float(element.attrib["y"])
            width, height = float(element.attrib["width"]), float(element.attrib["height"])
            yield left - reach, top - reach, left + width + reach, top + height + reach
        elif element.tag == "circle":
            reach += float(element.attrib["r"])
            yield x - reach, y - reach, x + reach, y + reach
        elif element.tag == "text":
            size, baseline = float(element.attrib["font-size"]), y + float(element.attrib["y"])
            width = len("".join(element.itertext())) * size * WIDE_LETTER
            before = {"start": 0.0, "middle": width / 2, "end": width}
            left = x + float(element.attrib["x"]) - before[element.attrib["text-anchor"]]
            yield left, baseline - 0.8 * size, left + width, baseline + 0.25 * size


def cards_of(drawing: ET.Element) -> Iterator[tuple[ET.Element, float, float]]:
    """The frame of every card and place, and where its corner lies."""
    for element, x, y in placed(drawing):
        if element.tag == "rect" and element.get("rx"):
            frame = float(element.get("stroke-width", "0"))
            if float(element.attrib["height"]) + frame == svg.CARD_HEIGHT:
                yield element, x, y


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
def test_the_same_picture_gives_the_same_bytes(drawn: TrickPicture) -> None:
    assert svg.standalone(drawn, svg.DARK) == svg.standalone(drawn, svg.DARK)
    assert ET.tostring(on_page(drawn)) == ET.tostring(on_page(drawn))


@every_picture
def test_a_drawing_uses_presentation_attributes_only(drawn: TrickPicture) -> None:
    tags = {"svg", "g", "rect", "circle", "path", "text", "tspan"}
    for root in (on_page(drawn), ET.fromstring(svg.standalone(drawn, svg.LIGHT))):
        for element in root.iter():
            assert element.tag.rpartition("}")[2] in tags | {"title", "desc"}
            assert not {"id", "style", "class", "href", "opacity"} & set(element.attrib)
            assert "url(" not in "".join(element.attrib.values())
    assert {element.tag for element in on_page(drawn).iter()} <= tags


@every_picture
def test_no_suit_is_a_character(drawn: TrickPicture) -> None:
    assert not set("♠♥♦♣♤♡♢♧") & set("".join(on_page(drawn).itertext()))


@every_picture
def test_everything_lies_within_the_drawing(drawn: TrickPicture) -> None:
    root = on_page(drawn)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for left, top, right, bottom in boxes(root):
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height


@pytest.mark.parametrize("count", range(1, 14))
def test_a_hand_of_any_size_stands_in_even_rows(count: int) -> None:
    hand = tuple(HandCard(card, place % 3 == 0) for place, card in enumerate(PACK_52[:count]))
    drawn = svg.hand(read_seat("N"), hand, svg.LIGHT)
    lengths = svg.row_lengths(count)
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
        name: float(on_page(drawn).attrib["viewBox"].split()[3]) for name, drawn in PICTURES.items()
    }
    assert heights["lead"] < heights["third"] < heights["fourth"] < heights["second"]
    assert heights["complete"] < heights["fourth"]


@every_picture
def test_text_is_large_enough_on_a_phone(drawn: TrickPicture) -> None:
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
    assert sorted(frames) == [svg.THIN, svg.THIN, svg.THIN, svg.BOLD]
    ((_, thick_x, thick_y),) = [
        place for place in cards_of(root) if float(place[0].attrib["stroke-width"]) == svg.BOLD
    ]
    ((_, crown_x, crown_y),) = [place for place in placed(root) if place[0].get("d") == svg.CROWN]
    corner = (crown_x + svg.CROWN_BOX / 2, crown_y + svg.CROWN_BOX / 2)
    assert corner == (thick_x + svg.CARD_WIDTH, thick_y)


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
    one_colour = Palette._make("#000000" for _ in Palette._fields)
    cards = [HandCard(read_card("S9"), True), HandCard(read_card("HK"), False)]
    drawn = svg.hand(read_seat("E"), cards, one_colour)
    assert [word for word in words(drawn.element) if word in {"yes", "no"}] == ["yes", "no"]
    (solid, _, higher), (dashed, _, lower) = cards_of(drawn.element)
    assert lower - higher >= 8
    assert solid.get("stroke-dasharray") is None
    assert dashed.get("stroke-dasharray")
    assert float(solid.attrib["stroke-width"]) > float(dashed.attrib["stroke-width"])
    yes, no = svg.yes_pill("yes", one_colour), svg.no_pill("no", one_colour)
    assert next(yes.iter("rect")).get("fill") == "#000000"
    assert next(no.iter("rect")).get("fill") == "none"
    assert next(yes.iter("path")).get("d") != next(no.iter("path")).get("d")


@every_palette
def test_text_stands_out(palette: Palette) -> None:
    suits = [palette.spades, palette.hearts, palette.diamonds, palette.clubs]
    faces = [palette.face, palette.forbidden_face]
    pairs = [(suit, face) for suit in suits for face in faces]
    pairs += [
        (palette.ink, palette.page),
        (palette.ink, palette.table),
        (palette.soft, palette.page),
        (palette.holder, palette.table),
        (palette.forbidden, palette.page),
        (palette.on_permitted, palette.permitted),
        (palette.on_badge, palette.badge),
    ]
    for text, ground in pairs:
        assert contrast(text, ground) >= TEXT_CONTRAST, (text, ground)


@every_palette
def test_marks_stand_out(palette: Palette) -> None:
    pairs = [
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
    for width in (svg.THIN, svg.FIRM, svg.BOLD):
        shape = svg.card_shape(svg.Outline("#ffffff", "#000000", width))
        assert list(boxes(shape)) == [(0, 0, svg.CARD_WIDTH, svg.CARD_HEIGHT)]


def test_the_back_of_a_card_keeps_within_its_frame() -> None:
    lozenges = next(svg.card_back(svg.LIGHT).iter("path")).attrib["d"]
    starts = [tuple(map(float, start)) for start in re.findall(r"M(\S+) (\S+?)l", lozenges)]
    assert len(starts) == 20
    assert all(one != other for one, other in pairwise(starts))
    assert all(svg.BACK_INSET < x < svg.CARD_WIDTH - svg.BACK_INSET for x, _ in starts)
    assert all(y + svg.LOZENGE_HEIGHT <= svg.CARD_HEIGHT - svg.BACK_INSET for _, y in starts)


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


def test_no_function_is_long() -> None:
    for name, function in inspect.getmembers(svg, inspect.isfunction):
        if function.__module__ == svg.__name__:
            assert len(inspect.getsource(function).splitlines()) <= 40, name
