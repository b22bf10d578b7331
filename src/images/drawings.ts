import { createHash } from 'node:crypto';

import type { Db } from '../db/client.ts';
import { collegeCardPath, parseCardPath } from '../domain/share-image.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findCardFacts } from './card-facts.ts';
import { collegeCardSvg } from './college-card.ts';
import { dayCardDate, dayCardSvg } from './day-card.ts';
import { factCardSvg } from './fact-card.ts';
import type { Source } from './sources.ts';

/** A picture that is drawn for a college on request, by its path below `/media/`; undefined for any other path. */
export async function drawPicture(db: Db, path: string, college: Tenant): Promise<Source | undefined> {
  const svg = await drawSvg(db, path, college);
  if (svg === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(svg));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const media = { mime: 'image/svg+xml', width: 1600, height: 900, focalX: 0.5, focalY: 0.5, sha256 };
  // a score changes, and a player is hidden
  const isBrief = parseCardPath(path) !== undefined;
  return { media: { ...media, isBrief }, read: async () => bytes };
}

async function drawSvg(db: Db, path: string, college: Tenant): Promise<string | undefined> {
  if (path === collegeCardPath) return collegeCardSvg(college);
  const date = dayCardDate(path);
  if (date !== undefined) return dayCardSvg(college, date);
  const card = parseCardPath(path);
  const facts = card && (await findCardFacts[card.kind](db, college, card.id));
  return facts && factCardSvg(college, facts);
}
