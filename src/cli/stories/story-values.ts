import { cleanHtml } from '../../domain/clean-html.ts';
import { sanitizeStory } from '../../domain/sanitize-html.ts';
import { slugify } from '../../domain/slug.ts';
import { usageError } from '../../domain/usage-error.ts';
import type { ImportedStory } from '../../importers/stories/imported-story.ts';
import { placePictures } from '../../importers/stories/pictures.ts';
import { readNewsPath, readPublished } from './story-dates.ts';
import type { StoryNames } from './story-names.ts';

type Context = {
  names: StoryNames;
  /** Stored pictures by their URL in the file. */
  pictures: ReadonlyMap<string, { address: string; alt: string }>;
  warn: (message: string) => void;
};

/** Query parameters that name no story: those of campaigns, and the sport of SIDEARM addresses. */
const incidental = /^(?:utm_\w+|fbclid|gclid|path|print)$/i;

/**
 * The path of a story at the former site; undefined for an address whose query names the story, such as `/article.aspx?id=12`:
 * other stories have the same path.
 */
export function formerPath({ address }: ImportedStory): string | undefined {
  const url = address === undefined ? null : URL.parse(address, 'http://former.example');
  if (!url) return undefined;
  const { pathname, searchParams } = url;
  const isNamedByPath = readNewsPath(pathname) || [...searchParams.keys()].every((name) => incidental.test(name));
  return isNamedByPath ? pathname : undefined;
}

/** The values of a story as `story add` reads them. Throws a usage error without a date. */
export function storyValues(story: ImportedStory, { names, pictures, warn }: Context): Record<string, unknown> {
  const former = formerPath(story);
  const place = former === undefined ? undefined : readNewsPath(former);
  const published = (story.published && readPublished(story.published)) ?? (place && `${place.day}T12:00`);
  if (!published)
    throw usageError(`the date is ${JSON.stringify(story.published ?? '')}; it has to be one such as 2019-03-05`);
  const picture = story.picture && pictures.get(story.picture.source);
  const content = cleanHtml(placePictures(story.content, pictures));
  const writer = story.byline?.replace(/^by\s+/i, '');
  const values = {
    title: story.title,
    urlSlug: slugOf(story, place?.slug ?? former),
    publishedAt: published,
    localDate: place?.day,
    subHeadline: story.subHeadline,
    teaser: story.teaser && sanitizeStory(story.teaser),
    byline: story.byline,
    author: writer && names.author(writer),
    content: content || undefined,
    image: picture?.address,
    sports: known(story.sports, names.sport),
    tags: known(story.tags, names.tag),
    access: story.access,
  };
  for (const name of story.tags)
    if (!names.tag(name) && !names.sport(name))
      warn(`there is no tag "${name}"; see: npm run cli -- content-tag add --help`);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

const known = (given: readonly string[], find: (name: string) => string | undefined): string[] => [
  ...new Set(given.flatMap((name) => find(name) ?? [])),
];

/** The slug of the former URL if it consists of words, or else one from the headline. */
function slugOf({ title }: ImportedStory, former: string | undefined): string {
  const last =
    former
      ?.split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const slug = slugify(decodeURI(last));
  return (/[a-z]{3}/.test(slug) ? slug : slugify(title)) || 'story';
}
