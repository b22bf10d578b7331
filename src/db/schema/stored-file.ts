import { bigint, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

/** A document, recording or clip at `/files/<path>`; its bytes are in the file store under their SHA-256. */
export const storedFile = pgTable(
  'stored_file',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Such as "podcasts/12-season-preview.mp3". */
    path: text('path').notNull(),
    /** The name that browsers save it under. */
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** What search finds in it. */
    text: text('text'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('stored_file_path').on(table.tenantId, table.path),
    ...checksOf(table, {
      path: { notBlank: true },
      name: { notBlank: true },
      mime: { notBlank: true },
      size: { min: 1 },
      sha256: { matches: /^[0-9a-f]{64}$/ },
    }),
  ],
);
