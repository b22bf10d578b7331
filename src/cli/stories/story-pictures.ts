import { createHash } from 'node:crypto';

import type { Db } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { isAllowedHost } from '../../images/fetch-remote.ts';
import { findFile, type Media, parsePicture, type SourceFile, storeMedia } from '../../images/store-media.ts';
import type { StoryPicture } from '../../importers/stories/imported-story.ts';

export type PictureSources = {
  /** Files named on the command line. */
  files: readonly SourceFile[];
  /** Hosts from which pictures may be fetched. */
  hosts: readonly string[];
  fetch: (url: URL, hosts: readonly string[]) => Promise<Uint8Array>;
};

/** A picture of a story: already stored, or with its bytes. */
export type ReadPicture = { alt: string; altAssumed: boolean; hash: string } & ({ address: string } | { media: Media });

/** Pictures by their URL in the file. */
export type StoryPictures<Picture> = ReadonlyMap<string, Picture>;

const maxAlt = 250;

/** The bytes of a picture that was given on the command line, or is fetched. Throws an Error with the reason if there is none. */
export async function bytesOf(source: string, base: string | undefined, { files, hosts, fetch }: PictureSources) {
  const file = findFile(files, decodeURI(source.replace(/[?#].*/s, '')));
  if (file) return file;
  const url = URL.parse(source, base);
  if (!url) throw new Error('it is no file of --pictures, and no address of another site');
  if (!isAllowedHost(url, hosts)) throw new Error(`${url.host} is not among the hosts of --pictures-from`);
  return { name: url.pathname, bytes: await fetch(url, hosts) };
}

const hashOf = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

type Wanted = {
  lead: StoryPicture | undefined;
  others: readonly StoryPicture[];
  /** The description of the lead picture if it has none. */
  headline: string;
  base: string | undefined;
};

/** Reads the pictures of a story that have a description. `warn` receives the reason for each omitted picture. */
export async function readStoryPictures(
  { lead, others, headline, base }: Wanted,
  sources: PictureSources,
  warn: (message: string) => void,
): Promise<StoryPictures<ReadPicture>> {
  const read = new Map<string, ReadPicture>();
  // a description in the text serves the lead picture, too
  const wanted = new Map<string, string>();
  for (const { source, alt } of lead ? [lead, ...others] : others)
    wanted.set(source, wanted.get(source) || alt.trim().slice(0, maxAlt));
  for (const [source, described] of wanted) {
    const altAssumed = described === '' && source === lead?.source;
    const alt = altAssumed ? headline.slice(0, maxAlt) : described;
    try {
      if (source.startsWith('/media/')) {
        read.set(source, { alt, altAssumed: false, hash: hashOf(source, described), address: source });
        continue;
      }
      if (alt === '') throw new Error('it has no description; add an alt text or a caption to the file');
      const file = await bytesOf(source, base, sources);
      const media = await parsePicture(file, 'it');
      // a corrected headline does not replace the picture
      read.set(source, { alt, altAssumed, hash: hashOf(media.bytes, described), media });
    } catch (error) {
      warn(`picture ${source} is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  return read;
}

/** Stores pictures and returns their URLs. */
export async function storeStoryPictures(
  db: Db,
  { id: tenantId, primaryColor }: Tenant,
  pictures: StoryPictures<ReadPicture>,
): Promise<StoryPictures<{ address: string; alt: string }>> {
  const stored = new Map<string, { address: string; alt: string }>();
  for (const [source, picture] of pictures) {
    const { alt, altAssumed } = picture;
    const { address } =
      'address' in picture
        ? picture
        : await storeMedia(db, picture.media, {
            tenantId,
            folder: 'stories',
            alt,
            altAssumed,
            placeholder: primaryColor,
          });
    stored.set(source, { address, alt });
  }
  return stored;
}
