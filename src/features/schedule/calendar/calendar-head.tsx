import type { ScheduleGame } from '../../../api/games/schema.ts';
import { sportSlug } from '../../../domain/sport.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { Head } from '../../../ui/page/head.tsx';
import { calendarAddress } from './calendar-query.ts';
import type { CalendarData } from './find-calendar.ts';

type Props = Omit<CalendarData, 'games'> & { games: readonly ScheduleGame[] };

/** Metadata. Only the plain URL of a month with games is indexed, not its views and filters. */
export function CalendarHead({ sport, query, span, games }: Props) {
  const { tenant } = getRequestContext();
  const subject = sport ? `${sport.title} ` : '';
  const isMain = query.view === 'month' && query.location === 'all';
  const date = query.date && span.from;
  return (
    <Head
      title={`${subject}Calendar, ${span.title}`}
      description={`${tenant.shortName} ${subject}games of ${span.title}: dates, times, places and results.`}
      path={calendarAddress(sport && sportSlug(sport), { date })}
      indexed={isMain && games.length > 0}
    />
  );
}
