import type { BoxVenue } from '../../domain/box-score.ts';
import { parseGameDate } from '../../domain/game-date.ts';
import { type Place, parsePlace } from '../place.ts';
import { importRefusal } from '../refusal.ts';
import { normalizeEndTime, normalizeStartTime } from '../start-time.ts';
import {
  attribute,
  child,
  childrenOf,
  clockSeconds,
  firstAttribute,
  flag,
  integer,
  type XmlElement,
} from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

/** Date, location and conditions as in the file; its neutral flag is used as is. */
export function readVenue({ venue, warnings }: StatCrewGame): BoxVenue {
  const date = parseGameDate(attribute(venue, 'date'));
  if (!date)
    throw importRefusal(
      `The game's date "${attribute(venue, 'date')}" is not a valid date. Write it like 1/17/2026.`,
      venue,
    );
  const start = normalizeStartTime(firstAttribute(venue, 'start', 'time', 'schedtime'));
  if (start.doubt) warnings.push(start.doubt);
  const attendance = integer(venue, 'attend');
  // a duration of "3:35" is in hours and minutes, which `clockSeconds` reads as minutes and seconds
  const duration = clockSeconds(venue, 'duration');
  return {
    date,
    start: start.text,
    end: normalizeEndTime(attribute(venue, 'end')),
    ...(duration && { duration }),
    ...(attendance && attendance > 0 && { attendance }),
    ...readPlace(venue),
    weather: firstAttribute(venue, 'weather', 'conditions'),
    temperature: attribute(venue, 'temp'),
    wind: attribute(venue, 'wind'),
    neutral: flag(venue, 'neutralgame') ?? false,
    conference: flag(venue, 'leaguegame') ?? false,
    postseason: flag(venue, 'postseason') ?? false,
    ...(flag(venue, 'exhibition') && { exhibition: true }),
    night: flag(venue, 'nitegame') ?? false,
    notes: readNotes(venue),
  };
}

export function readGender(venue: XmlElement): 'm' | 'f' | undefined {
  const letter = attribute(venue, 'gender').charAt(0).toUpperCase();
  if (letter === 'M') return 'm';
  return letter === 'F' || letter === 'W' ? 'f' : undefined;
}

/** Without a building attribute the building precedes the city. */
function readPlace(venue: XmlElement): Place {
  const [stadium, location] = [firstAttribute(venue, 'stadium', 'arena', 'statium'), attribute(venue, 'location')];
  return stadium ? { stadium, location } : parsePlace(location);
}

function readNotes(venue: XmlElement): string[] {
  const notes = child(venue, 'notes');
  const lines = childrenOf(notes, 'note').map((note) => firstAttribute(note, 'text', 'note') || note.text);
  return [attribute(venue, 'schednote'), notes?.text ?? '', attribute(notes, 'text'), ...lines]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
