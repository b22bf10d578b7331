import { printedInstant } from '../../domain/printed-instant.ts';
import type { ShownForm } from '../../forms/shown-form.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { EmptyState } from '../empty-state.tsx';

type Props = { form: ShownForm; opening: 'pending' | 'closed' | 'full' | 'unpayable'; fault?: string };

/** Explains why a form does not accept submissions. */
export function ClosedForm({ form, opening, fault }: Props) {
  const { tenant, staff } = getRequestContext();
  const { startDate, expirationDate, closedMessage, maxSubmissions } = form;
  // the day stays on the line of its month
  const at = (instant: string | null) => instant && printedInstant(instant, tenant.timezone).replace(' ', '\u00a0');
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
