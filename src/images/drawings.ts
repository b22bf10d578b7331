import { createHash } from 'node:crypto';

import { collegeCardPath } from '../domain/share-image.ts';
import { collegeCardSvg } from './college-card.ts';
import { dayCardDate, dayCardSvg } from './day-card.ts';
import type { CardCollege } from './scoreboard-letters.ts';
import type { Source } from './sources.ts';

/** A picture that is drawn for a college on request, by its path below `/media/`; undefined for any other path. */
export function drawPicture(path: string, college: CardCollege): Source | undefined {
  const svg = drawSvg(path, college);
  if (svg === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(svg));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const media = { mime: 'image/svg+xml', width: 1600, height: 900, focalX: 0.5, focalY: 0.5, sha256 };
  return { media, read: async () => bytes };
}

function drawSvg(path: string, college: CardCollege): string | undefined {
  if (path === collegeCardPath) return collegeCardSvg(college);
  const date = dayCardDate(path);
  return date === undefined ? undefined : dayCardSvg(college, date);
}
