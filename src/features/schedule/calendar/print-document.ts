import type { ScheduleGame } from '../../../api/games/schema.ts';
import { calendarSpan } from '../../../domain/calendar/calendar-span.ts';
import { zoneTitle } from '../../../domain/local-time.ts';
import type { Tenant } from '../../../domain/tenant.ts';
import type { TextDocument, TextTable } from '../../../web/text-document.ts';
import { locationLabels } from '../location-filter.ts';
import { scheduleCells, scheduleColumns, scheduleTable } from '../schedule-table.ts';
import type { PrintData } from './find-print-range.ts';

/** A range of the calendar in text form, with a section for each month or week. */
export function printDocument({
  data: { sport, range, games },
  tenant,
}: {
  data: PrintData;
  tenant: Tenant;
}): TextDocument {
  const { type, from, to, location } = range;
  const place = location === 'all' ? '' : `, ${locationLabels[location].toLowerCase()} games`;
  const title = `${sport ? `${sport.title} ` : ''}Calendar, ${range.title}${place}`;
  const view = type === 'list' ? 'month' : type;
  const sections = [...periodsOf(view, from, to)].map(({ title: heading, from: first, to: last }) => {
    const ofPeriod = games.filter(({ venueDate }) => {
      const day = venueDate.slice(0, 10);
      // a game that began before the range is in its first period
      return (day >= first || first <= from) && day <= last;
    });
    const table = sport ? scheduleTable(heading, ofPeriod) : tableOfSports(heading, ofPeriod);
    return ofPeriod.length > 0 ? { heading, tables: [table] } : { heading, lines: ['No games scheduled.'], tables: [] };
  });
  return {
    name: [tenant.slug, sport?.shortname, 'calendar', from, to].filter(Boolean).join('-'),
    title,
    college: tenant.name,
    facts: [],
    sections,
    notes:
      games.length > 0
        ? [`All times local to the venue; times without a zone are ${zoneTitle(tenant.timezone)}. Subject to change.`]
        : [],
  };
}

function* periodsOf(view: 'month' | 'week', from: string, to: string) {
  for (let span = calendarSpan(view, from); span.from <= to; span = calendarSpan(view, span.next)) yield span;
}

/** The columns of a schedule, with the sport after the date. */
const tableOfSports = (caption: string, games: readonly ScheduleGame[]): TextTable => ({
  caption,
  columns: scheduleColumns.toSpliced(2, 0, { heading: 'Sport' }),
  rows: games.map((game) => ({ cells: scheduleCells(game).toSpliced(2, 0, game.sport.title) })),
});
