import type { Schedule } from '../../api/schedule/schema.ts';
import { formatPercentage } from '../../domain/record.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { DataOf } from '../../routing/load.ts';
import type { TextDocument } from '../../web/text-document.ts';
import { isListed } from './listed-games.ts';
import type { loadSchedule } from './loads.ts';
import { scheduleTable } from './schedule-table.ts';

type Options = { data: DataOf<typeof loadSchedule>; tenant: Tenant };

/** A season's schedule in text form, for its print and text views and its files. */
export function toDocument({ data: { sport, schedule }, tenant }: Options): TextDocument {
  const games = (schedule?.games ?? []).filter(isListed);
  const title = schedule?.title ?? `${sport.title} Schedule`;
  return {
    name: [tenant.slug, sport.shortname, schedule?.season.title, 'schedule'].filter(Boolean).join('-'),
    title,
    college: tenant.name,
    facts: schedule ? recordFacts(schedule) : [],
    sections: games.length > 0 ? [{ tables: [scheduleTable(title, games)] }] : [],
    notes:
      games.length > 0
        ? [...new Set([schedule?.note ?? '', 'All times local to the venue. Subject to change.'])].filter(Boolean)
        : ['The schedule has not been announced.'],
  };
}

/** Records with hyphens and percentages, or the finishes of meets; records are also printed before the first game. */
export function recordFacts({ record, games }: Schedule): TextDocument['facts'] {
  const finishes = record.overall === null ? seasonFigures(record, games) : undefined;
  if (finishes) return finishes.map(({ label, value = '' }) => ({ label, value }));
  const { overall, conference, streak, home, away, neutral, overallPercentage, conferencePercentage } = record;
  return [
    { label: 'Overall', value: withPercentage(overall, overallPercentage) },
    { label: 'Conference', value: withPercentage(conference, conferencePercentage) },
    { label: 'Streak', value: streak ?? '' },
    { label: 'Home', value: home ?? '0-0' },
    { label: 'Away', value: away ?? '0-0' },
    { label: 'Neutral', value: neutral ?? '0-0' },
  ];
}

/** "10-5  .667" */
const withPercentage = (record: string | null, percentage: number | null): string =>
  `${record ?? '0-0'}  ${formatPercentage(percentage ?? 0)}`;
