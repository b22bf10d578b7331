import { type } from 'arktype';

import { splashKinds } from '../../domain/splash.ts';
import { contrast } from '../../web/contrast.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, color, json, link, text } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';

const video = type({
  '+': 'reject',
  'youtube?': 'string > 0',
  'archive?': 'string > 0',
  'endeavor?': 'string > 0',
  'autoplay?': 'boolean',
  'controls?': 'boolean',
  'live?': 'boolean',
});

/** Minimum contrast of text in WCAG 2.2 AA. */
const minContrast = 4.5;

/** The field that each kind of splash requires, with its name in commands. */
const requiredParts = {
  image: ['imageId', 'image'],
  video: ['video', 'video'],
  html: ['html', 'html'],
  countdown: ['countdownTo', 'countdownTo'],
} as const;

/** A dismissible page over the home page or a sport home. */
export const splash = defineContent({
  name: 'splash',
  about: 'Splash screens over the home page or a sport home',
  plural: 'splashes',
  fields: {
    title: text('Heading', { hint: 'its heading' }),
    kind: choice('Content', splashKinds, { hint: 'its main content' }),
    sportId: sport('Sport', { hint: 'the sport home it opens on (default: the home page)' }).optional(),
    link: link('Link', { hint: 'the link target (default: the home page)' }).optional(),
    alt: alt({ of: ['imageId', 'narrowImageId'] }),
    imageId: picture('Picture', {
      name: 'image',
      folder: 'splashes',
      hint: 'picture: PNG, JPEG, WebP or SVG',
    }).optional(),
    narrowImageId: picture('Picture for narrow screens', {
      name: 'narrowImage',
      folder: 'splashes',
      hint: 'picture for narrow screens (default: the same)',
    }).optional(),
    video: json('Video', video, {
      hint: 'a video of one source',
      example: '{"youtube":"dQw4w9WgXcQ","autoplay":false}',
    }).optional(),
    html: html('Text', { hint: 'its text with markup' }).optional(),
    backgroundColor: color('Background', { hint: "background (default: the college's main color)" }).filled(),
    foregroundColor: color('Text color', { hint: 'text (default: black or white, whichever reads better)' }).filled(),
    countdownTo: instant('Countdown to', { hint: 'the moment a countdown runs to' }).optional(),
    startDate: instant('Start', { hint: 'when it first appears (default: now)' }).filled(),
    endDate: instant('End', { hint: 'when it disappears (default: when it is ended)' }).optional(),
    access: choice('Access', ['public', 'hidden'], {
      hint: 'who may open it: everyone, or staff who preview it (default: public)',
    }).default('public'),
  },
  visibility: { access: 'access', from: 'startDate', until: 'endDate', sentEarly: true },
  order: '-id',
  columns: ['title', 'kind', 'sport', 'startDate', 'endDate', 'access'],
  fill: (input, { tenant, now }) => {
    const backgroundColor = input.backgroundColor ?? tenant.primaryColor;
    return { startDate: now.toString(), backgroundColor, foregroundColor: readableOn(backgroundColor) };
  },
  check: (row) => [...missingPart(row), ...videoProblem(row), ...contrastProblem(row)],
});

type Parts = {
  kind: keyof typeof requiredParts;
  imageId: number | null;
  video: typeof video.infer | null;
  html: string | null;
  countdownTo: string | null;
};

const readableOn = (background: string) =>
  contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#000000';

function missingPart(row: Parts): FieldProblem[] {
  const [key, field] = requiredParts[row.kind];
  return row[key] === null ? [{ field, message: `a splash of kind ${row.kind} cannot do without it` }] : [];
}

function videoProblem({ kind, video }: Parts): FieldProblem[] {
  if (kind !== 'video' || !video) return [];
  const sources = [video.youtube, video.archive, video.endeavor].filter((source) => source !== undefined);
  return sources.length === 1 ? [] : [{ field: 'video', message: 'it has to have one of youtube, archive, endeavor' }];
}

function contrastProblem({ foregroundColor, backgroundColor }: { foregroundColor: string; backgroundColor: string }) {
  const ratio = contrast(foregroundColor, backgroundColor);
  if (ratio >= minContrast) return [];
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const message = `on ${backgroundColor} it has a contrast of ${shown}:1; it has to be at least ${minContrast}:1, ${readableOn(backgroundColor)} would do`;
  return [{ field: 'foregroundColor', message }];
}
