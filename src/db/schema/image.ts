import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A picture at `/media/<path>`; sizes and formats are rendered from it. */
export const image = pgTable(
  'image',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Such as "stories/opening-day.svg". */
    path: text('path').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    alt: text('alt').notNull(),
    /** The description is the story's headline, until someone describes the picture. */
    altAssumed: boolean('alt_assumed').notNull().default(false),
    caption: text('caption'),
    credit: text('credit'),
    /** Position of the subject as a fraction of width and height. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** Color shown until the picture has loaded. */
    placeholder: text('placeholder').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('image_path').on(table.tenantId, table.path),
    index('image_sha256').on(table.tenantId, table.sha256),
    ...checksOf(table, {
      path: { notBlank: true },
      mime: { matches: /^(?:image\/|application\/pdf$)/ },
      // 0 for a document
      width: { min: 0 },
      height: { min: 0 },
      focalX: { min: 0, max: 1 },
      focalY: { min: 0, max: 1 },
    }),
  ],
);
