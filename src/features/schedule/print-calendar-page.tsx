import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import { calendarAddress } from './calendar/calendar-query.ts';
import { printDocument } from './calendar/print-document.ts';
import type { loadPrintCalendar } from './loads.ts';

/** A range of the calendar for printing. */
export default function PrintCalendarPage({ data }: PageProps<typeof loadPrintCalendar>) {
  const { tenant } = getRequestContext();
  const { sport, range } = data;
  const address = calendarAddress(sport && sportSlug(sport), { date: range.from });
  return (
    <PrintPage
      document={printDocument({ data, tenant })}
      path={address}
      links={[{ label: 'Calendar', href: address }]}
    />
  );
}
