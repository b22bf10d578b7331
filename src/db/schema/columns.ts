import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Every row belongs to one college; ids count up inside it, so two colleges use the same numbers. */
export const tenantId = () => integer('tenant_id').notNull();
export const id = () => integer('id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
