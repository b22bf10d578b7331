import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { image } from '../db/schema/image.ts';
import { usageError } from '../domain/usage-error.ts';
import { sha256 } from '../importers/save/imported-files.ts';
import type { InputFile } from './command.ts';

const kinds: Record<string, { ending: string; mime: string }> = {
  png: { ending: 'png', mime: 'image/png' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  webp: { ending: 'webp', mime: 'image/webp' },
  svg: { ending: 'svg', mime: 'image/svg+xml' },
};

const mostBytes = 10 * 1024 * 1024;
/** No more than the image service draws. */
const mostPixels = 60_000_000;

// what an SVG could run or fetch when it is opened by itself
const active =
  /<\s*(?:script|foreignObject|iframe|use[^>]+href\s*=\s*["'](?!#))|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|data:text)|<!(?:DOCTYPE|ENTITY)/i;

export type Picture = { bytes: Uint8Array; mime: string; ending: string; width: number; height: number };

/** A picture that is safe to show. Throws a usage error that begins with `subject` (the option and file) and tells what to give instead. */
export async function parsePicture(file: InputFile, subject: string): Promise<Picture> {
  if ('problem' in file) throw usageError(`${subject}: ${file.problem}`);
  const { bytes } = file;
  if (bytes.length > mostBytes)
    throw usageError(
      `${subject} has ${bytes.length} bytes; at most ${mostBytes} are kept. Save it smaller or as WebP.`,
    );
  // libvips takes memory that a server without new pictures does not need
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const kind = facts && kinds[facts.format];
  if (!facts || !kind) throw usageError(`${subject} is no picture that is known here; give a PNG, JPEG, WebP or SVG.`);
  if (facts.width * facts.height > mostPixels)
    throw usageError(
      `${subject} is ${facts.width} by ${facts.height}; at most ${mostPixels / 1_000_000} million pixels are drawn. Save it smaller.`,
    );
  if (facts.format === 'svg' && active.test(new TextDecoder().decode(bytes)))
    throw usageError(`${subject} holds scripts, entities or links to other files; save it as a plain SVG or a PNG.`);
  // as it is seen: cameras store some pictures lying on their side
  const { width, height } = facts.autoOrient;
  return { bytes, ...kind, width, height };
}

/** Keeps a picture at an address of its own below `/media/<folder>/`, which readers may keep for a day, and returns its row's id and address. */
export async function keepPicture(
  db: Db,
  { bytes, mime, ending, width, height }: Picture,
  place: { tenantId: number; folder: string; alt: string; placeholder: string },
): Promise<{ id: number; address: string }> {
  const { tenantId, folder, alt, placeholder } = place;
  const id = await reserveIds(db, tenantId, 'image');
  const path = `${folder}/${id}.${ending}`;
  await db
    .insert(image)
    .values({ tenantId, id, path, mime, width, height, bytes, sha256: sha256(bytes), alt, placeholder });
  return { id, address: `/media/${path}` };
}
