import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, instant, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

/** Audit trail of content. Entries remain after their row is deleted. */
export const contentChange = pgTable(
  'content_change',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Name of the content kind. */
    kind: text('kind').notNull(),
    contentId: integer('content_id').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Who made the change, login or operating-system name. */
    actor: text('actor').notNull(),
    action: text('action', { enum: ['add', 'change', 'end'] }).notNull(),
    /** Values before and after, by field; null for none. */
    changes: jsonb('changes').$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('content_change_content').on(table.tenantId, table.kind, table.contentId),
    ...checksOf(table),
  ],
);
