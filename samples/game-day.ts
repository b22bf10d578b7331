import type { BoxScore } from '../src/domain/box-score.ts';
import type { SportFamily } from '../src/domain/sport-family.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { Random } from './random.ts';
import type { SportKind } from './sport-kind.ts';

/** Minutes a game takes and spectators at home. */
const usual: Partial<Record<SportFamily, { minutes: number; crowd: [number, number] }>> = {
  football: { minutes: 195, crowd: [18000, 41250] },
  basketball: { minutes: 122, crowd: [1800, 7400] },
  baseball: { minutes: 172, crowd: [300, 2600] },
  softball: { minutes: 125, crowd: [150, 1100] },
  volleyball: { minutes: 110, crowd: [600, 3900] },
  soccer: { minutes: 112, crowd: [200, 1900] },
  fieldhockey: { minutes: 96, crowd: [90, 600] },
  icehockey: { minutes: 141, crowd: [1500, 5200] },
  lacrosse: { minutes: 118, crowd: [250, 2100] },
};
const indoor = new Set<SportFamily>(['basketball', 'volleyball', 'icehockey']);

/** Venue, times, attendance and weather of a game. */
export function venueFacts(
  college: CollegeRows,
  row: RowOf<'game'>,
  { family }: SportKind,
  random: Random,
): BoxScore['venue'] {
  const venue = college.rows.venue[(row.venueId ?? 0) - 1];
  const { minutes, crowd } = usual[family] ?? { minutes: 120, crowd: [50, 300] as [number, number] };
  const duration = Math.max(60, Math.round(random.normal(minutes, minutes * 0.07)));
  const start = row.startsAt
    ? Temporal.Instant.from(row.startsAt).toZonedDateTimeISO(row.timezone).toPlainTime()
    : undefined;
  // some box scores have no attendance
  const attendance = random.chance(0.08) ? undefined : random.int(...crowd);
  const outside = !indoor.has(family);
  return {
    date: row.localDate,
    start: start ? boardTime(start) : '',
    end: start ? boardTime(start.add({ minutes: duration })) : '',
    duration,
    ...(attendance && { attendance }),
    stadium: venue?.title ?? '',
    location: row.location ?? '',
    weather: outside ? random.pick(['Sunny', 'Partly cloudy', 'Cloudy', 'Light rain', 'Clear', 'Windy']) : '',
    temperature: outside ? `${random.int(41, 84)} F` : '',
    wind: outside ? `${random.pick(['N', 'NE', 'SW', 'W'])} ${random.int(3, 18)} mph` : '',
    neutral: row.locationIndicator === 'N',
    conference: row.conference ?? false,
    postseason: row.conferenceTournament ?? false,
    night: start ? start.hour >= 17 : false,
    notes: [],
  };
}

function boardTime(time: Temporal.PlainTime): string {
  return `${time.hour % 12 || 12}:${String(time.minute).padStart(2, '0')} ${time.hour < 12 ? 'AM' : 'PM'}`;
}
