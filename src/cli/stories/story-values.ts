import { readApart } from '../../importers/read-apart.ts';
import type { ImportedStory } from '../../importers/stories/imported-story.ts';
import type { StoredPictures } from '../../importers/stories/pictures.ts';
import { slugify } from '../../web/slug.ts';
import { usageError } from '../../web/usage-error.ts';
import type { StoryNames } from './story-names.ts';

type Context = {
  names: StoryNames;
  /** Slug of a sport that the story is about, besides those that the file names. */
  sport: string | undefined;
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

/** A former address as it identifies a story: with the query where that names it, without scheme, `www.` and case. */
export function addressKey(story: ImportedStory): string | undefined {
  const url = story.address === undefined ? null : URL.parse(story.address, 'http://former.example');
  if (!url || (url.pathname === '/' && url.search === '')) return undefined;
  const host = url.hostname === 'former.example' ? '' : url.hostname.replace(/^www\./, '');
  return `${host}${formerPath(story)?.replace(/(?:\.aspx)?\/?$/i, '') ?? `${url.pathname}${url.search}`}`.toLowerCase();
}

/** The values of a story as `story add` reads them, without its pictures. Throws a usage error without a date. */
export function storyValues(story: ImportedStory, { names, sport, warn }: Context) {
  const former = formerPath(story);
  const place = former === undefined ? undefined : readNewsPath(former);
  const published = (story.published && readPublished(story.published)) ?? (place && `${place.day}T12:00`);
  if (!published)
    throw usageError(`the date is ${JSON.stringify(story.published ?? '')}; it has to be one such as 2019-03-05`);
  const writer = story.byline?.replace(/^by\s+/i, '');
  const values = {
    title: story.title,
    publishedAt: published,
    revisedAt: story.modified && readPublished(story.modified),
    subHeadline: story.subHeadline,
    teaser: story.teaser,
    byline: story.byline,
    author: writer && names.author(writer),
    sports: [...new Set([...known(story.sports, names.sport), ...(sport === undefined ? [] : [sport])])],
    tags: known(story.tags, names.tag),
    access: story.access,
  };
  for (const name of story.tags)
    if (!names.tag(name) && !names.sport(name))
      warn(`there is no tag "${name}"; see: npm run cli -- content-tag add --help`);
  return {
    values: withoutBlanks(values),
    /** Only a new story gets these: the URL of a story remains when its headline is corrected. */
    address: withoutBlanks({ urlSlug: slugOf(story, place?.slug ?? former), localDate: place?.day }),
  };
}

/** The text and the lead picture, with pictures by their URL in the file. */
export async function pictureValues(
  { content, picture }: ImportedStory,
  pictures: StoredPictures,
): Promise<Record<string, unknown>> {
  const text = await readApart('storyText', content, pictures);
  return withoutBlanks({ content: text, image: picture && pictures.get(picture.source)?.address });
}

const withoutBlanks = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

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

const newsPath = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/([^/]+?)(?:\.aspx)?\/?$/i;

/** The day and slug in a former URL such as `/news/2019/3/5/slug.aspx`; undefined for other URLs. */
function readNewsPath(pathname: string): { day: string; slug: string } | undefined {
  const [, year, month = '', day = '', slug = ''] = newsPath.exec(pathname) ?? [];
  if (year === undefined) return undefined;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, slug };
}

/** A date from a file in the format of `publishedAt`; a day without a time is noon at the college. Undefined for other text. */
function readPublished(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T12:00`;
  // "March 5, 2019" and "3/5/2019 8:00 PM" without a zone: only the day is certain
  const time = Date.parse(`${text.replace(/(?<!\s)\s+\d{1,2}:\d\d.*$/s, '')} UTC`);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 10)}T12:00`;
}
