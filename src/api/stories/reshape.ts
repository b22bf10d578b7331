import { toImage } from '../../domain/image.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { followable } from '../../web/links.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { storyUrl } from '../games/facts.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { sportMapName } from '../sports/sport-map-name.ts';
import type { Viewer } from '../viewer.ts';
import type { StoryParts, StoryRow } from './find-story.ts';
import type { Story, StoryItem } from './schema.ts';
import type { StoryItemRow, WithSports } from './story-items.ts';

export function toStoryItem(row: WithSports<StoryItemRow>, tenant: Tenant, origin: string): StoryItem {
  const url = storyUrl(row.localDate, row.slug) ?? '';
  const instant = Temporal.Instant.from(row.publishedAt).round('second');
  const date = instant.toZonedDateTimeISO(tenant.timezone).toPlainDateTime().toString({ smallestUnit: 'second' });
  const image = toImage(row, origin);
  const [sport] = row.sports;
  const source = sourceOf(row);
  return {
    id: row.id,
    title: row.title,
    contentTitle: row.title,
    url,
    contentUrl: url,
    slug: row.slug,
    date,
    contentDate: date,
    dateUtc: instant.toString(),
    subHeadline: row.subHeadline,
    teaser: row.teaser === null ? null : sanitizeStory(row.teaser),
    byline: row.byline,
    sportDisplay: sport?.title ?? '',
    sport: sport ? toSportReference(sport) : null,
    primaryImage: image && { ...image, fullUrl: image.absoluteUrl },
    imageSource: image?.url ?? null,
    redirectUrl: redirectTarget(row.redirectUrl, tenant),
    type: source ? 'external' : row.hasVideo ? 'video' : row.hasGallery ? 'gallery' : 'story',
    source,
  };
}

/** The publication of an external story; the host if it has no name. */
function sourceOf({ sourceUrl, sourceName }: Pick<StoryItemRow, 'sourceUrl' | 'sourceName'>): StoryItem['source'] {
  const url = followable(sourceUrl);
  const host = url && URL.parse(url)?.hostname.replace(/^www\./, '');
  return url && host ? { url, name: sourceName ?? host } : null;
}

type Parts = {
  row: WithSports<StoryRow> & StoryParts;
  games: readonly GameRow[];
  related: readonly WithSports<StoryItemRow>[];
};

export function toStory(
  { row: { story, image, alternate, author, hasGallery, sports, tags, people }, games, related }: Parts,
  { tenant, origin, viewer }: { tenant: Tenant; origin: string; viewer: Viewer },
): Story {
  const item = toStoryItem(
    { ...story, ...(image ?? noImage), hasVideo: story.video !== null, hasGallery, sports },
    tenant,
    origin,
  );
  const url = storyUrl(story.localDate, story.slug, viewer) ?? '';
  return {
    ...item,
    url,
    contentUrl: url,
    content: story.content === null ? null : sanitizeStory(story.content),
    links: story.links.flatMap(({ text, url }) => {
      const target = safeLink(url, origin);
      return target ? [{ linkText: text, linkUrl: url, linkFullUrl: target }] : [];
    }),
    imageCaption: image?.imageCaption ?? null,
    imageCreditText: image?.imageCredit ?? null,
    alternateImage: alternate && toImage(alternate, origin),
    redirectAbsoluteUrl: item.redirectUrl && new URL(item.redirectUrl, origin).href,
    players: people.map(({ firstName, lastName }) => ({ firstName, lastName })),
    people: people.map(({ id, firstName, lastName, url }) => ({ id, firstName, lastName, url })),
    games: games.map(toScheduleGame),
    globalSportMapName: sports[0] ? sportMapName(sports[0]) : null,
    sports: sports.map(toSportReference),
    video: story.video && {
      archive: story.video.archive ?? null,
      youtube: story.video.youtube ?? null,
      title: story.video.title,
      poster: story.video.poster ?? null,
    },
    writer: author
      ? {
          name: author.title,
          bio: author.bio === null ? null : sanitizeStory(author.bio),
          email: author.email,
          social: author.social.filter(({ url }) => safeLink(url, origin) !== undefined),
        }
      : null,
    author: author ? { id: author.id, name: author.title, url: href('author', { authorSlug: author.slug }) } : null,
    tags: tags.map(({ id, title, slug }) => ({ id, title, url: href('tag', { tagSlug: slug }) })),
    related: related.map((other) => toStoryItem(other, tenant, origin)),
    galleryId: hasGallery ? story.galleryId : null,
    contentTemplate: story.contentTemplate,
    access: story.access,
    dateModifiedUtc: modifiedAt(story),
  };
}

/** When readers last got another text: never before it appeared. */
function modifiedAt({ publishedAt, revisedAt }: Pick<StoryRow['story'], 'publishedAt' | 'revisedAt'>): string {
  const [published, revised] = [publishedAt, revisedAt ?? publishedAt].map((at) =>
    Temporal.Instant.from(at).round('second'),
  ) as [Temporal.Instant, Temporal.Instant];
  return (Temporal.Instant.compare(revised, published) > 0 ? revised : published).toString();
}

const noImage = {
  imagePath: null,
  imageAlt: null,
  imageCaption: null,
  imageCredit: null,
  imageWidth: null,
  imageHeight: null,
  imageFocalX: null,
  imageFocalY: null,
  imagePlaceholder: null,
};

/** The absolute URL of a link; undefined for schemes other than http, https and mailto. */
function safeLink(url: string, origin: string): string | undefined {
  const parsed = URL.parse(url, origin);
  return parsed && ['http:', 'https:', 'mailto:'].includes(parsed.protocol) ? parsed.href : undefined;
}

/** A story's redirect target, limited to this site, the college's hosts and its allowed hosts; null otherwise. */
function redirectTarget(url: string | null, { hosts, settings }: Pick<Tenant, 'hosts' | 'settings'>): string | null {
  if (!url) return null;
  // URL parsers treat "/\host" and "//host" as another host
  if (/^\/(?![/\\])/.test(url)) return url;
  const parsed = URL.parse(url);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null;
  const allowed = [...hosts, ...(settings.redirectHosts ?? []).map((host) => host.toLowerCase())];
  return allowed.includes(parsed.hostname) ? parsed.href : null;
}
