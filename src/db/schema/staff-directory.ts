import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { staffMember as kind } from '../../content/staff/staff-member.ts';
import { tablesOf } from '../content/tables.ts';
import { reference, tenantId } from './columns.ts';

const { main: staffMember } = tablesOf(kind);

/** What the imported directories last stated about a staff member, by field (decision 083). */
export const staffMemberEntry = pgTable(
  'staff_member_entry',
  {
    tenantId: tenantId(),
    staffMemberId: integer('staff_member_id').notNull(),
    stated: jsonb('stated').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.staffMemberId] }),
    reference(table, 'staffMemberId', staffMember).onDelete('cascade'),
  ],
);
