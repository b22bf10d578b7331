import type { BoxScore } from '../../domain/box-score.ts';
import { instantAt } from '../../domain/local-time.ts';
import type { Side } from '../../domain/side.ts';
import { zonesOfPlace } from '../../domain/zones/place-zones.ts';
import { parseStartTime } from '../start-time.ts';
import { zoneOnDay } from '../zones/across-midnight.ts';
import { type HomeZones, zoneAmong } from '../zones/home-zones.ts';
import type { GameRow } from './match-game.ts';

type Times = Partial<Pick<GameRow, 'startsAt' | 'timezone' | 'localDate' | 'tbd' | 'allDay'>>;

/** City and building of a box score. */
export const boxLocation = ({ venue }: BoxScore): string => [venue.stadium, venue.location].filter(Boolean).join(', ');

/** The start of a box score, for finding its game (see `zoneOnDay`). Its time is the local time at the venue. */
export function boxStart(boxScore: BoxScore) {
  const [zone, ...others] = zonesOfPlace(boxLocation(boxScore));
  return { time: parseStartTime(boxScore.venue.start), zone: others.length === 0 ? zone : undefined };
}

/** The zone of a game with a box score. A game of the schedule keeps its zone if the city is unknown. */
export function boxZone(
  zones: HomeZones,
  { boxScore, ourSide, game }: { boxScore: BoxScore; ourSide: Side; game: GameRow | undefined },
  opponentId: number,
): string {
  const { neutral, date } = boxScore.venue;
  const listed = neutral ? ('N' as const) : ourSide === 'home' ? ('H' as const) : ('A' as const);
  const location = boxLocation(boxScore);
  return zoneAmong(zones, {
    opponentId,
    venueId: game?.venueId,
    location: zonesOfPlace(location).length > 0 ? location : (game?.location ?? ''),
    site: game && !game.siteInferred ? game.locationIndicator : listed,
    localDate: date,
    calendarZone: game?.timezone,
  });
}

/**
 * The times of a game of the schedule after its box score has told its zone. A start of a calendar stays the same instant, while a
 * wall time becomes the one at the venue. A zone other than the college's is the schedule's own.
 */
export function timesInZone(
  row: GameRow,
  boxScore: BoxScore,
  { zone, collegeZone }: { zone: string; collegeZone: string },
): Times {
  const time = parseStartTime(boxScore.venue.start);
  if (row.startsAt === null) {
    if (time === undefined) return { timezone: zone };
    return { timezone: zone, startsAt: instantAt(row.localDate, time, zone), tbd: false, allDay: false };
  }
  const other = zoneOnDay(row, { localDate: boxScore.venue.date, time, zone });
  if (other !== undefined && other !== row.timezone) return { timezone: other, localDate: boxScore.venue.date };
  if (zone === row.timezone || row.timezone !== collegeZone) return {};
  const isWallTime =
    row.scheduleUid === null && time !== undefined && isStart(row, instantAt(row.localDate, time, collegeZone));
  if (time !== undefined && isWallTime) return { timezone: zone, startsAt: instantAt(row.localDate, time, zone) };
  const day = Temporal.Instant.from(row.startsAt).toZonedDateTimeISO(zone).toPlainDate().toString();
  return day === boxScore.venue.date ? { timezone: zone, localDate: day } : {};
}

const isStart = ({ startsAt }: GameRow, instant: string): boolean =>
  startsAt !== null && Temporal.Instant.from(startsAt).equals(Temporal.Instant.from(instant));
