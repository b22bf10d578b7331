import type { EventStatusType, Place, SportsEvent, SportsTeam, WithContext } from 'schema-dts';

import { against } from '../../domain/against.ts';
import { gameState, isComplete, isGameState, isSuspended } from '../../domain/game-state.ts';

/** A subset of the API's schedule game. */
export type EventFacts = {
  venueDate: string;
  venueEndDate: string | null;
  dateUtc: string | null;
  timezone: string;
  tbd: boolean;
  allDay: boolean;
  gameState: number;
  gameStateReason?: string | null;
  originalDate: string | null;
  locationIndicator: 'H' | 'A' | 'N';
  location: string | null;
  facility: { title: string; street: string | null; city: string | null; state: string | null } | null;
  opponent: { id: number | null; title: string };
  sport: { title: string };
  media: { tickets: { url: string } | null };
};

/**
 * The college's team, and the absolute URL of the game's page or row. A row of a season leaves out what all rows share: the sport,
 * and the default mode and status.
 */
type Setting = { team: string; url: string; isRow?: boolean };

const statuses: Partial<Record<number, EventStatusType>> = {
  [gameState.Postponed]: 'https://schema.org/EventPostponed',
  [gameState.Canceled]: 'https://schema.org/EventCancelled',
};

/** A suspended game is continued on another day, as a postponed one is played then. */
const statusState = ({ gameState: state, gameStateReason: reason }: EventFacts) =>
  isSuspended(state, reason) ? gameState.Postponed : state;

/**
 * A game as a schema.org SportsEvent. Consumers expect ` vs ` or ` at ` in its name. At a neutral site neither team is the
 * home team. schema.org has no status for live or final events: they stay scheduled. Undefined without the place and its address,
 * which search engines require.
 */
export function sportsEvent(
  game: EventFacts,
  { team, url, isRow = false }: Setting,
): WithContext<SportsEvent> | undefined {
  const location = placeOf(game);
  if (!location) return undefined;
  const ours: SportsTeam = { '@type': 'SportsTeam', name: team };
  const theirs: SportsTeam = { '@type': 'SportsTeam', name: game.opponent.title };
  const moved = game.originalDate !== null && game.originalDate !== game.venueDate.slice(0, 10);
  const status = statuses[statusState(game)] ?? (moved && 'https://schema.org/EventRescheduled');
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    // properties that differ between games come last, because repeated text compresses best in one piece
    ...(!isRow && {
      sport: game.sport.title,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    }),
    ...((status || !isRow) && { eventStatus: status || 'https://schema.org/EventScheduled' }),
    startDate: startDate(game),
    ...(game.venueEndDate && { endDate: game.venueEndDate.slice(0, 10) }),
    ...(moved && game.originalDate && { previousStartDate: game.originalDate }),
    url,
    location,
    ...sidesOf(game, ours, theirs),
    name: eventName(game, team),
    ...(game.media.tickets &&
      isAhead(game) && { offers: { '@type': 'Offer', url: new URL(game.media.tickets.url, url).href } }),
  };
}

/** Tickets are offered only before and during the game. */
const isAhead = ({ gameState: state }: EventFacts) =>
  state !== gameState.Canceled && !(isGameState(state) && isComplete(state));

/** "Lakeshore vs Duke", "Lakeshore at Duke"; a meet's own title follows the team. */
const eventName = (game: EventFacts, team: string): string => `${team} ${against(game)}`;

/** Start with the venue's offset; only the date while the time is TBD. */
function startDate({ venueDate, dateUtc, timezone, tbd, allDay }: EventFacts): string {
  if (!dateUtc || tbd || allDay) return venueDate.slice(0, 10);
  const start = Temporal.Instant.from(dateUtc).toZonedDateTimeISO(timezone);
  return start.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}

/** Consumers expect "City, State" as the location of away games. */
function placeOf({ facility, location, locationIndicator }: EventFacts): Place | undefined {
  const name = (locationIndicator === 'A' && location) || (facility?.title ?? location);
  // the location is city and state as text
  const street = facility?.street ?? (facility?.city ? null : location);
  if (!name || (!street && !facility?.city)) return undefined;
  return {
    '@type': facility ? 'StadiumOrArena' : 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(facility?.city && { addressLocality: facility.city }),
      ...(facility?.state && { addressRegion: facility.state }),
    },
  } as Place;
}

function sidesOf({ locationIndicator, opponent }: EventFacts, ours: SportsTeam, theirs: SportsTeam) {
  if (opponent.id === null) return { competitor: [ours] };
  if (locationIndicator === 'N') return { competitor: [ours, theirs] };
  return locationIndicator === 'H' ? { homeTeam: ours, awayTeam: theirs } : { homeTeam: theirs, awayTeam: ours };
}
