import { createHash } from 'node:crypto';

import type { CollegeRows } from '../college-rows.ts';

export type Drawing = {
  path: string;
  svg: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  caption?: string;
  focalX?: number;
  focalY?: number;
};

/** Adds a drawing to the college's pictures and returns its id and URL. */
export function storePicture(college: CollegeRows, { svg, ...drawing }: Drawing): { id: number; url: string } {
  const bytes = Buffer.from(svg);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = college.add('image', {
    ...drawing,
    mime: 'image/svg+xml',
    bytes,
    sha256,
    credit: 'Fieldhouse sample college',
  });
  return { id, url: `/media/${drawing.path}` };
}
