"""The sounds of the page, listened to by figures: none clips, clicks, drags on or drowns another."""

from __future__ import annotations

import pytest

from tests.browser.sounds import measured

LOUDEST_PEAK = -4.0  # decibels: room for two at once
SILENCE = -50.0  # a jump from or to less than this is no click
HANDS = {"chalk", "slateDown", "chip", "card", "hop", "wipe", "hush"}  # softer than signals
BANDS = {True: (-33.0, -27.0), False: (-27.0, -20.0)}  # weighted as the ear does
LONGEST = {"fanfare": 0.8, "bell": 1.0, "pin": 0.75, "hush": 0.6}
SHORT = 0.45


@pytest.fixture(scope="module")
def sounds(browser):
    loop, chromium = browser

    async def listen():
        page = await chromium.new_page()
        try:
            return await measured(page)
        finally:
            await page.close()

    return loop.run(listen())


def test_every_sound_of_the_look_is_there(sounds):
    signals = {"knock", "tick", "pin", "gained", "bell", "fanfare"}
    assert set(sounds) == HANDS | signals


def test_none_clips(sounds):
    assert {name: sound.peak for name, sound in sounds.items() if sound.peak > LOUDEST_PEAK} == {}


def test_none_clicks_as_it_begins_or_ends(sounds):
    assert {name: sound for name, sound in sounds.items() if max(sound.first, sound.last) > SILENCE} == {}


def test_all_are_short(sounds):
    assert {name: sound.length for name, sound in sounds.items() if sound.length > LONGEST.get(name, SHORT)} == {}


def test_none_drowns_another(sounds):
    def fits(name: str, loudness: float) -> bool:
        least, most = BANDS[name in HANDS]
        return least <= loudness <= most

    assert {name: sound.loudness for name, sound in sounds.items() if not fits(name, sound.loudness)} == {}


def test_a_phones_speaker_can_play_them(sounds):
    """It has nothing under some 200 Hz and little over 8 kHz."""
    assert {name: sound.middle for name, sound in sounds.items() if not 200 < sound.middle < 8000} == {}
