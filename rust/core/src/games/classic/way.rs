//! How far a pawn has to go: its place as its own colour sees it.
//!
//! Seen so, the board is the same for every colour, and going on is a subtraction.

use super::super::colour::Colour;
use super::board::{SAFETY_SPACES, SIDE, TRACK_SPACES, turn_off_space};
use super::place::Place;

/// Steps to HOME: 0 on it, up to 5 in the safety zone, 6 on the turn-off space, 65 just past it. Two more numbers
/// stand for START and for nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Way(u8);

impl Way {
    pub(super) const HOME: Self = Self(0);
    /// The space after which the safety zone turns off: the track's nearest to HOME.
    pub(super) const TURN_OFF: Self = Self(SAFETY_SPACES + 1);
    /// The space just past the turn-off: the track's farthest from HOME.
    pub(super) const FARTHEST: Self = Self(SAFETY_SPACES + TRACK_SPACES);
    pub(super) const START: Self = Self(Self::FARTHEST.0 + 1);
    pub(super) const NOWHERE: Self = Self(Self::START.0 + 1);

    /// The start circle, two spaces past the turn-off (KB2).
    pub(super) const CIRCLE: Self = Self(Self::FARTHEST.0 - 1);

    /// How many there are.
    pub(super) const COUNT: usize = Self::NOWHERE.0 as usize + 1;

    /// How long a table by way is: a power of two, so that no look-up needs a check.
    pub(super) const TABLE: usize = 128;

    /// The way with this number, which is one.
    #[inline]
    pub(super) const fn from_number(number: u8) -> Self {
        debug_assert!(number <= Self::NOWHERE.0);
        Self(number)
    }

    /// The way's number, below [`Way::COUNT`].
    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// The same, for a table.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize % Self::TABLE
    }

    /// The way of a colour's pawn from a place.
    #[inline]
    pub(super) const fn from(colour: Colour, place: Place) -> Self {
        WAYS[colour.index()][place.index()]
    }

    /// The place, for a pawn of this colour.
    #[inline]
    pub(super) const fn place(self, colour: Colour) -> Place {
        PLACES[colour.index()][self.index()]
    }

    /// The track space of a pawn of this colour, as a set (bit k: space k); empty where it isn't on the track.
    #[inline]
    pub(super) const fn space(self, colour: Colour) -> u64 {
        SPACES[colour.index()][self.index()]
    }

    /// The track spaces that a pawn of this colour sweeps when it lands here: this one, or all of a slide to its
    /// end (K6, K8).
    #[inline]
    pub(super) const fn swept(self, colour: Colour) -> u64 {
        SWEPT[colour.index()][self.index()]
    }

    #[inline]
    pub(super) const fn is_track(self) -> bool {
        Self::TURN_OFF.0 <= self.0 && self.0 <= Self::FARTHEST.0
    }

    /// Where a pawn ends that goes forward, before any slide; nowhere where it can't (K7).
    #[inline]
    pub(super) const fn ahead(self, steps: u8) -> Self {
        if self.0 <= Self::FARTHEST.0 && self.0 >= steps && self.0 > 0 {
            Self(self.0 - steps)
        } else {
            Self::NOWHERE
        }
    }

    /// Where a pawn ends that goes back, before any slide; nowhere where it can't (K7).
    #[inline]
    pub(super) const fn behind(self, steps: u8) -> Self {
        if self.0 == 0 || self.0 > Self::FARTHEST.0 {
            return Self::NOWHERE;
        }
        let way = self.0 + steps;
        Self(if way > Self::FARTHEST.0 {
            way - TRACK_SPACES
        } else {
            way
        })
    }

    /// Where a pawn ends that lands here, any slide included (K8).
    #[inline]
    pub(super) const fn after_slide(self) -> Self {
        SLIDE_ENDS[self.index()]
    }

    /// Whether a slide of another colour begins here (K8).
    #[inline]
    pub(super) const fn is_triangle(self) -> bool {
        self.after_slide().0 != self.0
    }

    /// The next corner ahead, where it lies before the pawn's own turn-off; else nowhere (F8).
    pub(super) const fn next_corner(self) -> Self {
        // The corner of the own side lies two spaces before the turn-off.
        let first = Self::TURN_OFF.0 + 2;
        if self.is_track() && self.0 > first {
            Self((self.0 - first - 1) / SIDE * SIDE + first)
        } else {
            Self::NOWHERE
        }
    }
}

/// By colour and place, the way.
static WAYS: [[Way; Place::TABLE]; Colour::COUNT] = ways();

/// By colour and way, the place.
static PLACES: [[Place; Way::TABLE]; Colour::COUNT] = places();

/// By way, the end of the slide that begins there, or the way itself.
static SLIDE_ENDS: [Way; Way::TABLE] = slide_ends();

/// By colour and way, the track space as a set.
static SPACES: [[u64; Way::TABLE]; Colour::COUNT] = spaces(false);

/// By colour and way, the track spaces swept by landing there.
static SWEPT: [[u64; Way::TABLE]; Colour::COUNT] = spaces(true);

const fn way_from(colour: Colour, place: Place) -> Way {
    if let Some(space) = place.track_space() {
        let ahead = (turn_off_space(colour) + TRACK_SPACES - space) % TRACK_SPACES;
        Way(Way::TURN_OFF.0 + ahead)
    } else if let Some(space) = place.safety_space() {
        Way(Way::TURN_OFF.0 - space)
    } else if place.index() == Place::HOME.index() {
        Way::HOME
    } else if place.index() == Place::START.index() {
        Way::START
    } else {
        Way::NOWHERE
    }
}

const fn ways() -> [[Way; Place::TABLE]; Colour::COUNT] {
    let mut table = [[Way::NOWHERE; Place::TABLE]; Colour::COUNT];
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut place = 0;
        while place < Place::COUNT {
            table[colour][place] = way_from(Colour::ALL[colour], Place::from_index(place));
            place += 1;
        }
        colour += 1;
    }
    table
}

const fn places() -> [[Place; Way::TABLE]; Colour::COUNT] {
    let mut table = [[Place::NOWHERE; Way::TABLE]; Colour::COUNT];
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut place = 0;
        while place < Place::COUNT {
            let from = Place::from_index(place);
            table[colour][way_from(Colour::ALL[colour], from).0 as usize] = from;
            place += 1;
        }
        colour += 1;
    }
    table
}

const fn slide_ends() -> [Way; Way::TABLE] {
    let mut table = [Way::HOME; Way::TABLE];
    let mut way = 0;
    while way < Way::TABLE {
        table[way] = Way(way as u8);
        way += 1;
    }
    // As Red sees it: the slides of the three other sides.
    let mut side = 1;
    while side < Colour::COUNT {
        let mut slide = 0;
        while slide < super::board::SIDE_SLIDES.len() {
            let (triangle, end) = super::board::SIDE_SLIDES[slide];
            let first = SIDE * side as u8;
            let from = way_from(Colour::Red, Place::track(first + triangle));
            table[from.0 as usize] = way_from(Colour::Red, Place::track(first + end));
            slide += 1;
        }
        side += 1;
    }
    table
}

const fn spaces(with_slides: bool) -> [[u64; Way::TABLE]; Colour::COUNT] {
    let mut table = [[0; Way::TABLE]; Colour::COUNT];
    let (places, ends) = (places(), slide_ends());
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut way = Way::TURN_OFF.0 as usize;
        while way <= Way::FARTHEST.0 as usize {
            let last = if with_slides {
                ends[way].0 as usize
            } else {
                way
            };
            let mut swept = last;
            while swept <= way {
                table[colour][way] |= 1 << places[colour][swept].index();
                swept += 1;
            }
            way += 1;
        }
        colour += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KB1 to KB3, K7: the way is the distance on the board.
    #[test]
    fn ways_are_distances() {
        for colour in Colour::ALL {
            let way = |space: u8| Way::from(colour, Place::track(space % TRACK_SPACES));
            let side = SIDE * colour as u8;
            assert_eq!(way(side + 4), Way::CIRCLE);
            assert_eq!(way(side + 4).number(), 64);
            assert_eq!(way(side + 2), Way::TURN_OFF);
            assert_eq!(way(side + 3), Way::FARTHEST);
            for place in Place::all() {
                assert_eq!(Way::from(colour, place).place(colour), place);
            }
            for space in 0..TRACK_SPACES {
                let next = way(space + 1);
                assert_eq!(next.behind(1), way(space));
                if space != turn_off_space(colour) {
                    assert_eq!(way(space).ahead(1), next);
                }
                // Slides of the others, to their ends; corners up to the own turn-off (F8).
                let slide = super::super::board::slides()
                    .into_iter()
                    .find(|slide| slide.triangle == space && slide.colour != colour);
                let end = slide.map_or(space, |slide| slide.end);
                assert_eq!(way(space).after_slide(), way(end));
                assert_eq!(way(space).is_triangle(), slide.is_some());
                let steps = SIDE - space % SIDE;
                let corner = way(space).next_corner();
                assert_eq!(
                    corner.is_track(),
                    steps <= way(space).number() - Way::TURN_OFF.number()
                );
                assert!(!corner.is_track() || corner == way(space + steps));
            }
            assert_eq!(Way::from(colour, Place::safety(2)).behind(4), way(side));
            assert_eq!(Way::TURN_OFF.ahead(1).place(colour), Place::safety(1));
            assert_eq!(Way::TURN_OFF.ahead(6), Way::HOME);
            assert_eq!(Way::TURN_OFF.ahead(7), Way::NOWHERE);
        }
        for stuck in [Way::HOME, Way::START, Way::NOWHERE] {
            assert_eq!(
                (stuck.ahead(1), stuck.behind(1)),
                (Way::NOWHERE, Way::NOWHERE)
            );
        }
    }
}
