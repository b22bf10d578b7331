import { eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { tenant } from '../db/schema/tenant.ts';
import { parsePicture, storeMedia } from '../images/store-media.ts';
import type { InputFile } from './command.ts';

/** Stores a logo and sets it as the college's. Throws a usage error for an unsafe or unsupported image. */
export async function storeLogo(
  db: Db,
  college: { id: number; name: string; primary: string },
  file: InputFile,
): Promise<void> {
  const picture = await parsePicture(file, `--logo ${file.name}`);
  const { address } = await storeMedia(db, picture, {
    tenantId: college.id,
    folder: 'logos',
    alt: `${college.name} logo`,
    placeholder: college.primary,
  });
  await db.update(tenant).set({ logo: address }).where(eq(tenant.id, college.id));
}
