import { eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { InputFile } from './command.ts';
import { keepPicture, parsePicture } from './picture.ts';

/** Keeps a college's logo as a picture of it and lets the college show it. Throws a usage error for what is no safe picture. */
export async function keepLogo(
  db: Db,
  college: { id: number; name: string; primary: string },
  file: InputFile,
): Promise<void> {
  const picture = await parsePicture(file, `--logo ${file.name}`);
  const { address } = await keepPicture(db, picture, {
    tenantId: college.id,
    folder: 'logos',
    alt: `${college.name} logo`,
    placeholder: college.primary,
  });
  await db.update(tenant).set({ logo: address }).where(eq(tenant.id, college.id));
}
