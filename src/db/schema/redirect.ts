import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

/** An address that leads to another one: a rule of the route-rules lookup. */
export const redirectRule = pgTable(
  'redirect_rule',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** A path in lower case, such as `/tickets/season`; ends in `/*` for everything below. */
    fromPath: text('from_path').notNull(),
    /** A path of the site or a whole address; `*` at its end takes over what the rule's `*` matched. */
    target: text('target').notNull(),
    /** 301, 302, 307 or 308. */
    status: integer('status').notNull().default(301),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('redirect_rule_from').on(table.tenantId, table.fromPath),
  ],
);
