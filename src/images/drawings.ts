import { createHash } from 'node:crypto';

import type { Db } from '../db/client.ts';
import { collegeCardPath, parseCardPath } from '../domain/share-image.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findCardFacts } from './card-facts.ts';
import { dayCardDate, dayCardSvg } from './day-card.ts';
import { factCardSvg } from './fact-card.ts';
import { type CardCollege, cardColors, cardLine } from './scoreboard-letters.ts';
import type { Source } from './sources.ts';

/** The share card of a college, 1600 by 900: its name as on a scoreboard, in its colors. */
function collegeCardSvg(college: CardCollege): string {
  const { ground, ink, light } = cardColors(college);
  const name = cardLine(college.shortName, ink, { x: 120, y: 260, width: 1360, height: 240 });
  const field = cardLine('Athletics', light, { x: 120, y: 690, width: 900, height: 80 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${ground}" d="M0 0H1600V900H0Z"/><path fill="${ink}" opacity=".12" d="M0 120H1600V584H0Z"/><path fill="${light}" d="M0 0H24V900H0ZM0 580H1600V588H0Z"/>${name}${field}</svg>`;
}

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
