import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

/** A change that withdrew content. After a lost connection, a process compares these rows with those it has handled. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A server process, which may have copies of what is withdrawn (docs/decisions/068-withdrawals.md). */
export const servingProcess = pgTable('serving_process', {
  id: text('id').primaryKey(),
  /** Host name and, in parentheses, the namespace of its process ids. */
  machine: text('machine').notNull(),
  port: integer('port').notNull(),
  pid: integer('pid').notNull(),
  /** Start time of the process, because ids of processes are reused. */
  started: text('started').notNull(),
  /** It has handled all announcements up to this number. */
  handled: bigint('handled', { mode: 'number' }).notNull().default(0),
  /** Why copies in a shared cache remain, as of `handled`. */
  problem: text('problem'),
  /** When it first failed to confirm. */
  missingSince: instant('missing_since'),
});
