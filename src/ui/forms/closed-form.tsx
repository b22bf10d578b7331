import type { ShownForm } from '../../domain/forms/shown-form.ts';
import { localDateTime, printedTime, zoneAbbreviation } from '../../domain/local-time.ts';
import { longDate } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { EmptyState } from '../empty-state.tsx';

type Props = { form: ShownForm; opening: 'pending' | 'closed' | 'full' | 'unpayable'; fault?: string };

/** Why a form takes no submissions. */
export function ClosedForm({ form, opening, fault }: Props) {
  const { tenant, staff } = getRequestContext();
  const { startDate, expirationDate, closedMessage, maxSubmissions } = form;
  const at = (instant: string | null) => instant && dayAndTime(instant, tenant.timezone);
  const title = {
    pending: `Opens ${at(startDate)}.`,
    closed: `Closed ${at(expirationDate)}.`,
    full: maxSubmissions === 1 ? 'The only place is taken.' : `All ${maxSubmissions} places are taken.`,
    unpayable: 'Closed: payments are not available.',
  }[opening];
  return (
    <EmptyState title={title}>
      {(opening === 'closed' || opening === 'full') && closedMessage && <p>{closedMessage}</p>}
      {staff && fault && <p>{fault}</p>}
    </EmptyState>
  );
}

/** `November 5, 2026, 9 a.m. EST`. */
function dayAndTime(instant: string, zone: string): string {
  const local = localDateTime(instant, zone);
  const time = printedTime(Temporal.PlainDateTime.from(local).toPlainTime());
  return `${longDate(local)}, ${time} ${zoneAbbreviation(instant, zone)}`;
}
