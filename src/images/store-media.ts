import { createHash } from 'node:crypto';

import { and, eq, inArray, like, ne } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { matching } from '../db/matching.ts';
import { image } from '../db/schema/image.ts';
import { usageError } from '../web/usage-error.ts';

const pictureTypes: Record<string, { extension: string; mime: string }> = {
  png: { extension: 'png', mime: 'image/png' },
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  webp: { extension: 'webp', mime: 'image/webp' },
  svg: { extension: 'svg', mime: 'image/svg+xml' },
};

const maxBytes = 10 * 1024 * 1024;
/** The limit of the image service. */
const maxPixels = 60_000_000;

// what an SVG could run or fetch when it is opened by itself
const active =
  /<\s*(?:script|foreignObject|iframe|use[^<>]+href\s*=\s*["'](?!#))|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|data:text)|<!(?:DOCTYPE|ENTITY)/i;

/** A file to store: its name and bytes, or why it could not be read, and its path where it is too large for memory. */
export type SourceFile =
  | { name: string; bytes: Uint8Array }
  | { name: string; problem: string; path?: string | undefined };

export type Media = { bytes: Uint8Array; mime: string; extension: string; width: number; height: number };

/** Checks that a picture is safe to show. Throws a usage error that begins with `subject`, the option and file. */
export async function parsePicture(file: SourceFile, subject: string): Promise<Media> {
  if ('problem' in file) throw usageError(`${subject}: ${file.problem}`);
  const { bytes } = file;
  if (bytes.length > maxBytes)
    throw usageError(`${subject} has ${bytes.length} bytes; the limit is ${maxBytes}. Save it smaller or as WebP.`);
  // libvips takes memory that a server without new pictures does not need
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const pictureType = facts && pictureTypes[facts.format];
  if (!facts || !pictureType) throw usageError(`${subject} is not a picture; give a PNG, JPEG, WebP or SVG.`);
  if (facts.width * facts.height > maxPixels)
    throw usageError(
      `${subject} is ${facts.width} by ${facts.height}; the limit is ${maxPixels / 1_000_000} million pixels. Save it smaller.`,
    );
  if (facts.format === 'svg' && active.test(new TextDecoder().decode(bytes)))
    throw usageError(`${subject} has scripts, entities or links to other files; save it as a plain SVG or a PNG.`);
  // the displayed size: cameras store some pictures rotated
  const { width, height } = facts.autoOrient;
  return { bytes, ...pictureType, width, height };
}

/**
 * Stores a picture at a new path below `/media/<folder>/`, which browsers may cache. The same bytes with the same description
 * are stored once, so that a repeated import changes nothing.
 */
export async function storeMedia(
  db: Db,
  { bytes, mime, extension, width, height }: Media,
  { folder, ...row }: { tenantId: number; folder: string; alt: string; altAssumed?: boolean; placeholder: string },
): Promise<{ id: number; address: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isSame = matching(image, { tenantId: row.tenantId, sha256, alt: row.alt });
  const [same] = await db
    .select({ id: image.id, path: image.path })
    .from(image)
    .where(and(isSame, like(image.path, `${folder}/%`)))
    .limit(1);
  if (same) return { id: same.id, address: `/media/${same.path}` };
  const id = await reserveIds(db, row.tenantId, 'image');
  const path = `${folder}/${id}.${extension}`;
  await db.insert(image).values({ ...row, id, path, mime, width, height, bytes, sha256 });
  return { id, address: `/media/${path}` };
}

/** Whether stored pictures have another text alternative. */
export async function describesAnew(db: Db, tenantId: number, ids: readonly number[], alt: string): Promise<boolean> {
  const isOther = and(eq(image.tenantId, tenantId), inArray(image.id, [...ids]), ne(image.alt, alt));
  return (await db.$count(image, isOther)) > 0;
}

/** Changes the text alternative of stored pictures. */
export async function describeMedia(db: Db, tenantId: number, ids: readonly number[], alt: string): Promise<void> {
  if (ids.length === 0) return;
  const isDescribed = and(eq(image.tenantId, tenantId), inArray(image.id, [...ids]));
  await db.update(image).set({ alt, altAssumed: false }).where(isDescribed);
}

const baseName = (path: string) => path.split(/[/\\]/).at(-1);

/** The file that a JSON file names, by its path or else by its last part. */
export const findFile = (files: readonly SourceFile[], wanted: string): SourceFile | undefined =>
  files.find(({ name }) => name === wanted) ?? files.find(({ name }) => baseName(name) === baseName(wanted));
