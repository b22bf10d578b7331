import { monthOf } from '../../../domain/printed-date.ts';
import styles from './earlier-days.module.css';
import type { CalendarData } from './find-calendar.ts';

/** Element id of today or, in a list, of the next day with games; the target of the "Today" button. */
export const todayId = 'today';

/** Whether a calendar shows the current period, which starts at today on a phone. */
export const isCurrent = ({ span, today }: Pick<CalendarData, 'span' | 'today'>): boolean =>
  span.from <= today && today <= span.to;

/**
 * On a phone, shows the days of the current period before today, which are marked `data-past` and hidden at first; works without
 * JavaScript.
 */
export function EarlierDays({ span, today, query }: Pick<CalendarData, 'span' | 'today' | 'query'>) {
  if (!isCurrent({ span, today }) || span.from === today) return null;
  return (
    <label className={styles.earlier}>
      <input type="checkbox" /> Show earlier days
      {query.view === 'week' ? ' of this week' : ` of ${monthOf(today)}`}
    </label>
  );
}
