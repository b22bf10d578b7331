import { createHash } from 'node:crypto';

import { dayCardDate, dayCardSvg } from './day-card.ts';
import type { Source } from './sources.ts';

type College = Parameters<typeof dayCardSvg>[0];

/** A picture that is drawn for a college on request, by its path below `/media/`; undefined for any other path. */
export function drawPicture(path: string, college: College): Source | undefined {
  const date = dayCardDate(path);
  if (date === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(dayCardSvg(college, date)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const media = { mime: 'image/svg+xml', width: 1600, height: 900, focalX: 0.5, focalY: 0.5, sha256 };
  return { media, read: async () => bytes };
}
