import { foreignKey, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** Every row belongs to one college. Ids are unique within it, so two colleges use the same numbers. */
export const tenantId = () => integer('tenant_id').notNull();
export const id = () => integer('id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** A foreign key to a row of the same college: `reference(table, 'gameId', game)`. */
export const reference = <Key extends string>(
  table: Record<Key | 'tenantId', PgColumn>,
  key: Key,
  target: Record<'tenantId' | 'id', PgColumn>,
) => foreignKey({ columns: [table.tenantId, table[key]], foreignColumns: [target.tenantId, target.id] });
