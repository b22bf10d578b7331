import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, instant, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

/** Changes that were made together: by one command or request, whatever their number. */
export const changeSet = pgTable(
  'change_set',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    // from a sequence: a counter of the college would be locked until the transaction of an import ends
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Who made the changes, login or operating-system name. */
    actor: text('actor').notNull(),
    /** Where they were entered. */
    door: text('door', { enum: ['command', 'api', 'console'] }).notNull(),
    /** The command, or method and route of the request. */
    about: text('about'),
    /** The id of the request in the log. */
    requestId: text('request_id'),
    /** The set that this one takes back. */
    undoes: integer('undoes'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.undoes],
      foreignColumns: [table.tenantId as AnyPgColumn, table.id as AnyPgColumn],
    }),
    index('change_set_undoes').on(table.tenantId, table.undoes),
    index('change_set_request').on(table.tenantId, table.requestId),
    ...checksOf(table),
  ],
);

type ChangeSetKey = { tenantId: AnyPgColumn; changeSetId: AnyPgColumn };

const ofChangeSet = (table: ChangeSetKey) =>
  foreignKey({ columns: [table.tenantId, table.changeSetId], foreignColumns: [changeSet.tenantId, changeSet.id] });

/** Audit trail of content. Entries remain after their row is deleted. */
export const contentChange = pgTable(
  'content_change',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    changeSetId: integer('change_set_id').notNull(),
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
    ofChangeSet(table),
    index('content_change_content').on(table.tenantId, table.kind, table.contentId),
    index('content_change_set').on(table.tenantId, table.changeSetId),
    ...checksOf(table),
  ],
);

type Values = Record<string, unknown>;

/**
 * What a change set did to each row of the tables, written by their trigger `record_row_change`. An added row has no values before, a
 * removed one none after; a changed row has only the columns that differ.
 */
export const rowChange = pgTable(
  'row_change',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    changeSetId: integer('change_set_id').notNull(),
    tableName: text('table_name').notNull(),
    /** The primary key, without the college. */
    rowKey: jsonb('row_key').$type<Values>().notNull(),
    before: jsonb('before').$type<Values>(),
    after: jsonb('after').$type<Values>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofChangeSet(table),
    index('row_change_set').on(table.tenantId, table.changeSetId, table.id),
    index('row_change_row').on(table.tenantId, table.tableName, table.rowKey),
  ],
);
