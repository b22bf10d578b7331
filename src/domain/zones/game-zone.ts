import type { LocationIndicator } from '../game.ts';
import { hasSameClock } from '../local-time.ts';
import { zonesOfPlace } from './place-zones.ts';

/** What is known of where a game is played. */
export type GamePlace = {
  /** The zone in which the file writes this game's time. */
  writtenZone?: string | undefined;
  /** The zone of every time in the file, which need not be the venue's. */
  calendarZone?: string | undefined;
  /** The zone of the venue, if the college has it in its list. */
  venueZone?: string | undefined;
  location: string;
  site: LocationIndicator;
  /** The zone in which the opponent is at home, if known. */
  opponentZone?: string | undefined;
  /** The college's zone. */
  collegeZone: string;
  localDate: string;
};

/**
 * The zone of a game: as the file writes it, of the venue, of the city, of the home team, of the college. A zone whose clocks are
 * the college's all year is the college's, and one that the file names by an abbreviation is the city's if that fits.
 */
export function zoneOfGame(place: GamePlace): string {
  const { writtenZone: written, collegeZone, localDate } = place;
  const zones = likelyZones(place);
  const found = written ? (zones.find((zone) => isWritten(written, zone, localDate)) ?? written) : zones[0];
  return found === undefined || hasSameClocks(found, collegeZone, localDate) ? collegeZone : found;
}

function likelyZones(place: GamePlace): string[] {
  const { venueZone, calendarZone, location, site, opponentZone, collegeZone, localDate } = place;
  const home = site === 'H' ? collegeZone : site === 'A' ? opponentZone : undefined;
  const inRegion = zonesOfPlace(location);
  // a state with two zones, without a known town: the one of the team that is at home
  const atHome = home === undefined ? undefined : inRegion.find((zone) => hasSameClocks(zone, home, localDate));
  const ofCalendar = calendarZone && !hasSameClocks(calendarZone, collegeZone, localDate) ? calendarZone : undefined;
  const zones = [venueZone, atHome ?? inRegion[0], site === 'H' ? collegeZone : ofCalendar, home, collegeZone];
  return zones.filter((zone) => zone !== undefined);
}

// "MT" for a game in Arizona and "CT" for one in Saskatchewan are the time there, without daylight saving
const isWritten = (written: string, zone: string, localDate: string): boolean =>
  [localDate, `${localDate.slice(0, 4)}-01-15`].some((day) => hasSameClock(noonOn(day), written, zone));

const hasSameClocks = (first: string, second: string, localDate: string): boolean =>
  ['01-15', '07-15'].every((day) => hasSameClock(noonOn(`${localDate.slice(0, 4)}-${day}`), first, second));

const noonOn = (date: string) => `${date}T12:00:00Z`;
