import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Every row belongs to one college. Ids are unique within it, so two colleges use the same numbers. */
export const tenantId = () => integer('tenant_id').notNull();
export const id = () => integer('id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
