import { and, eq, ne, sql } from 'drizzle-orm';

import { gallery as galleryKind } from '../../content/galleries/gallery.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { sport } from '../../db/schema/sport.ts';
import { story, storySport } from '../../db/schema/story.ts';
import { correlated } from '../../db/subqueries.ts';

const gallery = tableOf(galleryKind);
const isOfGallery = and(eq(gallery.tenantId, story.tenantId), eq(gallery.id, story.galleryId), isListed(galleryKind));

/** Whether the gallery of a story is public. */
export const hasGallery = sql<boolean>`exists (select 1 from ${gallery} where ${isOfGallery})`;

export const ofTenant = eq(story.tenantId, sql.placeholder('tenantId'));
export const isPublished = sql`${story.publishedAt} <= now()`;
// anyone with the URL may read a protected story
export const isReadable = ne(story.access, 'hidden');
/** A story that lists show. */
export const isPublic = and(ofTenant, eq(story.access, 'public'), isPublished);

const itemColumns = {
  id: story.id,
  slug: story.slug,
  localDate: story.localDate,
  publishedAt: story.publishedAt,
  title: story.title,
  subHeadline: story.subHeadline,
  teaser: story.teaser,
  byline: story.byline,
  redirectUrl: story.redirectUrl,
  sourceUrl: story.sourceUrl,
  sourceName: story.sourceName,
  hasVideo: sql<boolean>`${story.video} is not null`,
  hasGallery: correlated<boolean>(hasGallery),
  ...imageColumns,
};

/** Stories as list items, with their pictures. */
export const selectItems = (db: Db) =>
  db
    .select(itemColumns)
    .from(story)
    .leftJoin(image, matching(image, { tenantId: story.tenantId, id: story.imageId }));

export const linkedTo = (sportId: ReturnType<typeof sql.placeholder>) =>
  sql`exists (select 1 from ${storySport} where ${storySport.tenantId} = ${story.tenantId} and ${storySport.storyId} = ${story.id} and ${storySport.sportId} = ${sportId}::int)`;

const sportsOfStories = perDatabase((db) =>
  db
    .select({ storyId: storySport.storyId, sport })
    .from(storySport)
    .innerJoin(sport, matching(sport, { tenantId: storySport.tenantId, id: storySport.sportId }))
    .where(
      and(
        eq(storySport.tenantId, sql.placeholder('tenantId')),
        sql`${storySport.storyId} = any(${sql.placeholder('ids')}::int[])`,
      ),
    )
    .orderBy(sport.title)
    .prepare('sports_of_stories'),
);

export type StoryItemRow = Awaited<ReturnType<typeof selectItems>>[number];
export type WithSports<Row> = Row & { sports: (typeof sport.$inferSelect)[] };

/** The sports of stories, by title. */
export const findSportsOfStories = (db: Db, tenantId: number, ids: readonly number[]) =>
  sportsOfStories(db).execute({ tenantId, ids: `{${ids.join(',')}}` });

export async function withSports(db: Db, tenantId: number, rows: StoryItemRow[]): Promise<WithSports<StoryItemRow>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const byStory = Map.groupBy(await findSportsOfStories(db, tenantId, ids), ({ storyId }) => storyId);
  return rows.map((row) => ({ ...row, sports: (byStory.get(row.id) ?? []).map((each) => each.sport) }));
}
