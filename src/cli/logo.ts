import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { image } from '../db/schema/image.ts';
import { tenant } from '../db/schema/tenant.ts';
import { sha256 } from '../importers/save/imported-files.ts';
import type { InputFile } from './command.ts';
import { usageError } from './usage-error.ts';

const kinds: Record<string, { ending: string; mime: string }> = {
  png: { ending: 'png', mime: 'image/png' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  webp: { ending: 'webp', mime: 'image/webp' },
  svg: { ending: 'svg', mime: 'image/svg+xml' },
};

// what an SVG could run or fetch when it is opened by itself
const active =
  /<\s*(?:script|foreignObject|iframe|use[^>]+href\s*=\s*["'](?!#))|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|data:text)|<!(?:DOCTYPE|ENTITY)/i;

/** Keeps a college's logo as a picture of it and lets the college show it. Throws a usage error for what is no safe picture. */
export async function keepLogo(
  db: Db,
  college: { id: number; name: string; primary: string },
  file: InputFile,
): Promise<void> {
  if ('problem' in file) throw usageError(`--logo ${file.name}: ${file.problem}`);
  const facts = await sharp(file.bytes)
    .metadata()
    .catch(() => undefined);
  const kind = facts && kinds[facts.format];
  if (!facts || !kind)
    throw usageError(`--logo ${file.name} is no picture that is known here; give a PNG, JPEG, WebP or SVG.`);
  if (facts.format === 'svg' && active.test(new TextDecoder().decode(file.bytes))) {
    throw usageError(
      `--logo ${file.name} holds scripts, entities or links to other files; save it as a plain SVG or a PNG.`,
    );
  }
  const path = `logos/logo.${kind.ending}`;
  await db.insert(image).values({
    tenantId: college.id,
    id: await reserveIds(db, college.id, 'image'),
    path,
    mime: kind.mime,
    width: facts.width,
    height: facts.height,
    bytes: file.bytes,
    sha256: sha256(file.bytes),
    alt: `${college.name} logo`,
    placeholder: college.primary,
  });
  await db
    .update(tenant)
    .set({ logo: `/media/${path}` })
    .where(eq(tenant.id, college.id));
}
