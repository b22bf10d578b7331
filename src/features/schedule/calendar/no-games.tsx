import { sportSlug } from '../../../domain/sport.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { locationLabels } from '../location-filter.ts';
import { calendarAddress } from './calendar-query.ts';
import type { CalendarData } from './find-calendar.ts';

/** Names the empty period, and links to a wider selection. */
export function NoGames({ sport, query, span }: Pick<CalendarData, 'sport' | 'query' | 'span'>) {
  const place = query.location === 'all' ? '' : `${locationLabels[query.location].toLowerCase()} `;
  const subject = sport ? `${sport.title} ` : '';
  return (
    <EmptyState title={`No ${subject}${place}games scheduled, ${span.title}.`}>
      {(place || subject) && (
        <p>
          {place ? (
            <a href={calendarAddress(sport && sportSlug(sport), { ...query, location: 'all' })}>
              {subject}games at all places
            </a>
          ) : (
            <a href={calendarAddress(undefined, query)}>Games of all sports</a>
          )}
        </p>
      )}
    </EmptyState>
  );
}
