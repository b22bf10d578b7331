import { eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { tenant } from '../db/schema/tenant.ts';
import { athleticsName, type Tenant } from '../domain/tenant.ts';
import { parsePicture, storeMedia } from '../images/store-media.ts';
import type { InputFile } from './command.ts';

type College = { id: number; name: string; primary: string };

/** Stores a logo and sets it as the college's. Throws a usage error for an unsafe or unsupported image. */
export async function storeLogo(db: Db, college: College, file: InputFile): Promise<void> {
  const picture = await parsePicture(file, `--logo ${file.name}`);
  const { address } = await storeMedia(db, picture, {
    tenantId: college.id,
    folder: 'logos',
    alt: `${college.name} logo`,
    placeholder: college.primary,
  });
  await db.update(tenant).set({ logo: address }).where(eq(tenant.id, college.id));
}

/** Stores the picture of link previews and sets it as the college's. Throws a usage error as `storeLogo` does. */
export async function storeShareImage(
  db: Db,
  college: College & Pick<Tenant, 'settings'>,
  file: InputFile,
): Promise<void> {
  const picture = await parsePicture(file, `--share-image ${file.name}`);
  const { address } = await storeMedia(db, picture, {
    tenantId: college.id,
    folder: 'share',
    alt: athleticsName(college),
    placeholder: college.primary,
  });
  const settings = sql`${tenant.settings} || jsonb_build_object('shareImage', ${address}::text)`;
  await db.update(tenant).set({ settings }).where(eq(tenant.id, college.id));
}
