import type { LoadRequest } from '../../routing/load.ts';
import { findPrintRange } from './calendar/find-print-range.ts';

/** A range of the calendar of all sports or of one, for printing. */
export const load = ({ params, api }: LoadRequest<'printCalendar'>) => findPrintRange(params, api);
