import { gameState, isGameState } from '../../domain/game-state.ts';
import { instantAt, localDateTime } from '../../domain/local-time.ts';
import type { FieldCollege, ReadContext } from '../fields/field.ts';
import { opponent } from '../opponents/opponent.ts';
import { season } from '../seasons/season.ts';
import { venue } from '../venues/venue.ts';

/** A row of a game as it is entered: with wall times. */
export type EnteredGame = {
  id: number;
  sportId: number;
  seasonId: number | null;
  opponentId: number | null;
  venueId: number | null;
  location: string | null;
  locationIndicator: 'H' | 'A' | 'N';
  siteInferred: boolean;
  localDate: string;
  localEndDate: string | null;
  time?: string | null | undefined;
  endTime?: string | null | undefined;
  startsAt: string | null;
  endsAt: string | null;
  timezone: string | null;
  tbd: boolean;
  allDay: boolean;
  state: number;
  stateBy: 'schedule' | 'feed' | 'staff';
  forfeit: string;
  ourScore: number | null;
  opponentScore: number | null;
  sequence: number;
};

type Context = FieldCollege & Pick<ReadContext, 'findRows' | 'input'> & { before: EnteredGame | undefined };

/** The wall time of an instant at the venue: `19:05`. */
export const wallTime = (row: object, key: 'startsAt' | 'endsAt'): string | undefined => {
  const { timezone, [key]: instant } = row as EnteredGame;
  if (!instant || timezone === null) return undefined;
  return localDateTime(Temporal.Instant.from(instant).toString(), timezone).slice(11, 16);
};

const isGiven = (input: Context['input'], name: string) => (input[name] ?? '') !== '';

/** The columns of a game that follow from what was entered. */
export async function settleGame(row: EnteredGame, context: Context) {
  const { before, input } = context;
  const timezone = await zoneOf(row, context);
  const times = timesOf({ ...row, timezone }, before);
  const state = stateOf(row, input);
  const settled = {
    ...times,
    timezone,
    seasonId: row.seasonId ?? (await seasonOn(row, context)),
    tbd:
      'tbd' in input ? row.tbd : isGiven(input, 'time') ? false : row.tbd || (times.startsAt === null && !row.allDay),
    siteInferred: row.siteInferred && !('site' in input),
    state,
    stateBy: sourceOf(state, row, before),
  };
  const next = { ...row, ...settled };
  return { ...settled, sequence: before && isMoved(before, next) ? before.sequence + 1 : row.sequence };
}

/** What calendars tell those who subscribe to them. */
const announced = [
  'startsAt',
  'endsAt',
  'localDate',
  'tbd',
  'allDay',
  'venueId',
  'location',
  'locationIndicator',
  'state',
] as const;

const isMoved = (before: EnteredGame, after: EnteredGame): boolean =>
  announced.some((key) => (before[key] ?? null) !== (after[key] ?? null));

/** The zone that is given, of the venue, of the city, or of the home team. An existing game keeps its zone unless its place changes. */
async function zoneOf(row: EnteredGame, { before, input, findRows, tenant }: Context): Promise<string> {
  if (isGiven(input, 'timezone') && row.timezone !== null) return row.timezone;
  const isPlaced = !before || isGiven(input, 'venue') || isGiven(input, 'location');
  if (!isPlaced && before.timezone !== null) return before.timezone;
  const [place] = row.venueId === null ? [] : await findRows(venue, { id: row.venueId });
  const [theirs] = row.opponentId === null ? [] : await findRows(opponent, { id: row.opponentId });
  // the towns of other countries take memory that few writes need
  const { zonesOfPlace } = await import('../../domain/zones/place-zones.ts');
  const { zoneOfGame } = await import('../../domain/zones/game-zone.ts');
  const [home, ...others] = zonesOfPlace(String(theirs?.['location'] ?? ''));
  return zoneOfGame({
    venueZone: place ? String(place['timezone']) : undefined,
    location: row.location ?? '',
    site: row.locationIndicator,
    opponentZone: others.length === 0 ? home : undefined,
    collegeZone: tenant.timezone,
    localDate: row.localDate,
  });
}

type Zoned = EnteredGame & { timezone: string };

/** The instants of the wall times. Those of a game whose day, time and zone stay the same are kept to the second. */
function timesOf(row: Zoned, before: EnteredGame | undefined) {
  const { localDate, timezone, time = null, endTime = null } = row;
  const isSame = (keys: readonly (keyof EnteredGame)[]) =>
    before !== undefined && keys.every((key) => (before[key] ?? null) === (row[key] ?? null));
  const startsAt = isSame(['localDate', 'timezone', 'time'])
    ? row.startsAt
    : time === null
      ? null
      : instantAt(localDate, time, timezone);
  if (isSame(['localDate', 'localEndDate', 'timezone', 'time', 'endTime'])) return { startsAt, endsAt: row.endsAt };
  if (endTime === null || startsAt === null) return { startsAt, endsAt: null };
  // a game may end after midnight
  const isNextDay = row.localEndDate === null && time !== null && endTime < time;
  const lastDay = isNextDay ? Temporal.PlainDate.from(localDate).add({ days: 1 }).toString() : localDate;
  return { startsAt, endsAt: instantAt(row.localEndDate ?? lastDay, endTime, timezone) };
}

/** A score or a forfeit decides a game that was ahead. */
function stateOf({ state, forfeit, ourScore, opponentScore }: EnteredGame, input: Context['input']): number {
  if (isGiven(input, 'status')) return state;
  const isResult =
    (isGiven(input, 'forfeit') && forfeit !== 'none') ||
    ((isGiven(input, 'ourScore') || isGiven(input, 'opponentScore')) && ourScore !== null && opponentScore !== null);
  const isAhead = state === gameState.Scheduled || state === gameState.PreGame;
  return isResult && isAhead ? gameState.GameComplete : state;
}

const overridden: readonly number[] = [gameState.Delayed, gameState.Postponed, gameState.Canceled];

/** Files do not change a delay, postponement or cancellation that staff entered. */
function sourceOf(state: number, { stateBy }: EnteredGame, before: EnteredGame | undefined): EnteredGame['stateBy'] {
  if (before?.state === state || !isGameState(state)) return stateBy;
  return overridden.includes(state) ? 'staff' : 'schedule';
}

/** The season of the sport that includes the day of a game. */
async function seasonOn({ sportId, localDate }: EnteredGame, { findRows }: Context): Promise<number | null> {
  const rows = await findRows(season, { sportId });
  const found = rows.find((one) => String(one['startDate']) <= localDate && localDate <= String(one['endDate']));
  return found ? Number(found['id']) : null;
}
