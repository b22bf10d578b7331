import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { perDatabase } from '../db/per-database.ts';
import { image } from '../db/schema/image.ts';
import { isStaffOnly } from './staff-only.ts';

export type Media = Pick<typeof image.$inferSelect, 'mime' | 'width' | 'height' | 'focalX' | 'focalY' | 'sha256'> & {
  /** Belongs only to hidden content. */
  isStaffOnly?: boolean;
  /** Drawn from data that changes. */
  isBrief?: boolean;
};

const ofPath = (tenantId: number, path: string) => matching(image, { tenantId, path });

const statements = perDatabase((db) => {
  const { mime, width, height, focalX, focalY, sha256 } = image;
  return {
    ofPath: db
      .select({ mime, width, height, focalX, focalY, sha256, isStaffOnly })
      .from(image)
      .where(matching(image, { tenantId: sql.placeholder('tenantId'), path: sql.placeholder('path') }))
      .prepare('picture_of_path'),
  };
});

/** A college's picture without its bytes; `undefined` if it does not exist or belongs to another college. */
export async function findMedia(db: Db, tenantId: number, path: string): Promise<Media | undefined> {
  const [row] = await statements(db).ofPath.execute({ tenantId, path });
  return row;
}

export async function readMedia(db: Db, tenantId: number, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db.select({ bytes: image.bytes }).from(image).where(ofPath(tenantId, path));
  // copy: both drivers reuse their receive buffer
  return row && new Uint8Array(row.bytes);
}
