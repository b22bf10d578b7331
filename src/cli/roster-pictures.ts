import { createHash } from 'node:crypto';

import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type Media, parsePicture, storeMedia } from '../images/store-media.ts';
import type { RosterFile } from '../importers/roster/read-roster-file.ts';
import type { RosterLine } from '../importers/roster/to-players.ts';
import type { Unread } from '../importers/unread.ts';
import { bytesOf, type PictureSources } from './stories/story-pictures.ts';

/** Reads the pictures of players from files and allowed hosts, and notes their hashes. Those that cannot be read are listed with the reason. */
export async function readRosterPictures({ players }: RosterFile, sources: PictureSources) {
  const media = new Map<RosterLine, Media>();
  const unread: Unread = [];
  for (const player of players) {
    const { picture, line } = player;
    if (picture === undefined) continue;
    try {
      const read = await parsePicture(await bytesOf(picture, undefined, sources), 'it');
      media.set(player, read);
      player.pictureHash = createHash('sha256').update(read.bytes).digest('hex');
    } catch (error) {
      unread.push(
        `line ${line}: the picture "${picture}" is left out: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return { media, unread };
}

/** Stores the picture of a player. */
export const rosterPictureStore =
  ({ id: tenantId, primaryColor: placeholder }: Tenant, pictures: ReadonlyMap<RosterLine, Media>) =>
  async (db: Db, player: RosterLine): Promise<number | undefined> => {
    const media = pictures.get(player);
    const alt = `${player.firstName} ${player.lastName}`.trim();
    return media && (await storeMedia(db, media, { tenantId, folder: 'roster', alt, placeholder })).id;
  };
