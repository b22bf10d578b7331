import type { Db } from '../../db/client.ts';
import { updateRow } from './rows.ts';
import type { Resource, Row } from './resource.ts';

/** How rows of a resource end: what is done to one, and whether anything changed. */
export type End<Of extends Row> = {
  verb: 'end' | 'remove';
  summary: string;
  done: string;
  already: string;
  run: (db: Db, row: Of, all: readonly Of[]) => Promise<boolean>;
};

/** Sets the end to now; what has ended stays as it is. */
export const endNow = <Of extends Row & { endDate: string | null }>(resource: Resource<Of>): End<Of> => ({
  verb: 'end',
  summary: `End ${resource.plural} now`,
  done: 'ended',
  already: 'had ended',
  run: async (db, row) => {
    const now = Temporal.Now.instant();
    if (row.endDate && Temporal.Instant.compare(row.endDate, now) <= 0) return false;
    await updateRow(db, resource, row, { endDate: now.toString() });
    return true;
  },
});
