import { type } from 'arktype';
import { splash } from '../../db/schema/splash.ts';
import { contrast } from '../../ui/theme/contrast.ts';
import { required } from '../fields/field.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/picture.ts';
import { choice, colour, json, link, text } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { commandsOf } from './commands-of.ts';
import { endNow } from './end.ts';
import type { Fault, Resource } from './resource.ts';
import { datesFault, stateAt } from './state.ts';

type Splash = typeof splash.$inferSelect;

const video = type({
  '+': 'reject',
  'youtube?': 'string > 0',
  'archive?': 'string > 0',
  'endeavor?': 'string > 0',
  'autoplay?': 'boolean',
  'controls?': 'boolean',
  'live?': 'boolean',
});

/** WCAG 2.2 AA for text. */
const leastContrast = 4.5;

/** The field that each kind cannot do without. */
const contents = { image: 'imageId', video: 'video', html: 'html', countdown: 'countdownTo' } as const;
const names = { image: 'image', video: 'video', html: 'html', countdown: 'countdownTo' } as const;

export const splashes: Resource<Splash> = {
  noun: 'splash',
  plural: 'splashes',
  table: splash,
  counter: 'splash',
  fields: {
    title: required(text('its heading')),
    kind: required(choice('what its middle shows', ['image', 'video', 'html', 'countdown'])),
    sportId: sport('the sport home it opens on (default: the home page)'),
    link: link('where a click leads (default: the home page)'),
    alt: alt('what the picture shows, for those who do not see it'),
    imageId: picture('image', 'splashes', 'picture: PNG, JPEG, WebP or SVG'),
    narrowImageId: picture('narrowImage', 'splashes', 'picture for narrow screens (default: the same)'),
    video: json('video of one source, such as {"youtube":"dQw4w9WgXcQ","autoplay":false}', video),
    html: html('its text with markup'),
    backgroundColor: colour("background (default: the college's main colour)"),
    foregroundColor: colour('text (default: black or white, whichever reads better)'),
    countdownTo: instant('the moment a countdown runs to'),
    startDate: instant('from when it is shown (default: now)'),
    endDate: instant('until when it is shown (default: until it is ended)'),
    access: choice('who may open it: everybody, or staff who preview it (default: public)', ['public', 'hidden']),
  },
  columns: ['title', 'kind', 'sport', 'startDate', 'endDate', 'access'],
  fill: (given, { tenant, now }) => {
    const backgroundColor = given.backgroundColor ?? tenant.primaryColor;
    return { startDate: now.toString(), backgroundColor, foregroundColor: readableOn(backgroundColor) };
  },
  check: (row) => [...contentFault(row), ...sourceFault(row), ...contrastFault(row), ...datesFault(row)],
  state: stateAt,
};

const readableOn = (background: string) =>
  contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#000000';

function contentFault(row: Splash): Fault[] {
  if (row[contents[row.kind]] !== null) return [];
  return [{ field: names[row.kind], message: `a splash of kind ${row.kind} cannot do without it` }];
}

function sourceFault({ kind, video }: Splash): Fault[] {
  if (kind !== 'video' || !video) return [];
  const sources = [video.youtube, video.archive, video.endeavor].filter((source) => source !== undefined);
  return sources.length === 1 ? [] : [{ field: 'video', message: 'it has to have one of youtube, archive, endeavor' }];
}

function contrastFault({ foregroundColor, backgroundColor }: Splash): Fault[] {
  const ratio = contrast(foregroundColor, backgroundColor);
  if (ratio >= leastContrast) return [];
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const message = `on ${backgroundColor} it has a contrast of ${shown}:1; it has to be at least ${leastContrast}:1, ${readableOn(backgroundColor)} would do`;
  return [{ field: 'foregroundColor', message }];
}

export const splashCommands = commandsOf(splashes, {
  group: 'splash',
  end: endNow(splashes),
  examples: {
    list: ['splash list --tenant unc', 'splash list --tenant unc --json'],
    add: [
      'splash add --tenant unc --title "Opening night" --kind image --image opening.jpg --alt "The team runs onto the field" --link /sports/football --end-date 2026-12-05T20:00',
      'splash add --tenant unc --title "Kickoff" --kind countdown --countdown-to 2026-12-05T20:00 --sport football --access hidden',
      'splash add --tenant unc --file splashes.json --pictures pictures/*.jpg',
    ],
    change: [
      'splash change 2 --tenant unc --access public',
      'splash change 2 --tenant unc --background-color "#13294b"',
    ],
    end: ['splash end 2 --tenant unc'],
  },
});
