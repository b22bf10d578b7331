import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { author as authorKind } from '../../content/authors/author.ts';
import { gallery as galleryKind } from '../../content/galleries/gallery.ts';
import { tableOf } from '../../content/table.ts';
import { tag as tagKind } from '../../content/tags/tag.ts';
import { isListed } from '../../content/visibility.ts';
import type { Db } from '../../db/client.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { sport } from '../../db/schema/sport.ts';
import { story, storyGame, storySlug, storySport, storyTag } from '../../db/schema/story.ts';
import type { Viewer } from '../viewer.ts';

const alternate = alias(image, 'alternate');
const author = tableOf(authorKind);
const gallery = tableOf(galleryKind);
const tag = tableOf(tagKind);
const tenantId = eq(story.tenantId, sql.placeholder('tenantId'));
const isPublic = eq(story.access, 'public');
// anyone with the address may read a protected story
const isReadable = ne(story.access, 'hidden');
const isOfGallery = sql`exists (select 1 from ${gallery} where ${and(eq(gallery.tenantId, story.tenantId), eq(gallery.id, story.galleryId), isListed(galleryKind))})`;
const isPublished = sql`${story.publishedAt} <= now()`;

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
  hasGallery: sql<boolean>`${isOfGallery}`,
  ...imageColumns,
};

type Placeholder = ReturnType<typeof sql.placeholder>;
const linkedTo = (sportId: Placeholder) =>
  sql`exists (select 1 from ${storySport} where ${storySport.tenantId} = ${story.tenantId} and ${storySport.storyId} = ${story.id} and ${storySport.sportId} = ${sportId}::int)`;
const taggedWith = (tagId: Placeholder) =>
  sql`exists (select 1 from ${storyTag} where ${storyTag.tenantId} = ${story.tenantId} and ${storyTag.storyId} = ${story.id} and ${storyTag.tagId} = ${tagId}::int)`;

const shared = (table: typeof storySport | typeof storyTag | typeof storyGame, key: 'sportId' | 'tagId' | 'gameId') => {
  const column = sql.raw(key.replace('Id', '_id'));
  return sql`(select count(*) from ${table} mine join ${table} theirs using (tenant_id, ${column})
    where mine.tenant_id = ${story.tenantId} and mine.story_id = ${sql.placeholder('id')}::int and theirs.story_id = ${story.id})`;
};
// a shared game outweighs a shared tag, and a tag a shared sport
const nearness = sql`${shared(storyGame, 'gameId')} * 10 + ${shared(storyTag, 'tagId')} * 3 + ${shared(storySport, 'sportId')} * 2`;
const position = sql`(${story.publishedAt}, ${story.id})`;
const positionOf = sql`(${sql.placeholder('publishedAt')}::timestamptz, ${sql.placeholder('id')}::int)`;
const inSportOf = sql`(${sql.placeholder('sportId')}::int is null or ${linkedTo(sql.placeholder('sportId'))})`;

const statements = perDatabase((db) => {
  const items = () =>
    db
      .select(itemColumns)
      .from(story)
      .leftJoin(image, and(eq(image.tenantId, story.tenantId), eq(image.id, story.imageId)));
  const whole = () =>
    db
      .select({
        story,
        image: imageColumns,
        alternate: alternateColumns,
        hasGallery: sql<boolean>`${isOfGallery}`,
      })
      .from(story)
      .leftJoin(image, and(eq(image.tenantId, story.tenantId), eq(image.id, story.imageId)))
      .leftJoin(alternate, and(eq(alternate.tenantId, story.tenantId), eq(alternate.id, story.alternateImageId)));
  const ofSport = sql.placeholder('sportId');
  const ofTag = sql.placeholder('tagId');
  const ofAuthor = sql.placeholder('authorId');
  const matchesFilters = sql`(${ofSport}::int is null or ${linkedTo(ofSport)})
    and (${ofTag}::int is null or ${taggedWith(ofTag)})
    and (${ofAuthor}::int is null or ${story.author} = ${ofAuthor}::int)`;
  const [from, to] = [sql.placeholder('from'), sql.placeholder('to')];
  const inRange = sql`(${from}::date is null or ${story.localDate} >= ${from}::date) and (${to}::date is null or ${story.localDate} <= ${to}::date)`;
  const listed = and(tenantId, isPublic, isPublished, matchesFilters, inRange);
  return {
    list: items()
      .where(listed)
      .orderBy(desc(story.publishedAt), desc(story.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('stories'),
    byIds: items()
      .where(and(tenantId, isPublic, isPublished, sql`${story.id} = any(${sql.placeholder('ids')}::int[])`))
      .prepare('stories_by_ids'),
    onDays: items()
      .where(and(tenantId, isPublic, isPublished, sql`${story.localDate} = any(${sql.placeholder('days')}::date[])`))
      .orderBy(desc(story.publishedAt), desc(story.id))
      .prepare('stories_on_days'),
    count: db.select({ total: sql<number>`count(*)::int` }).from(story).where(listed).prepare('stories_count'),
    years: db
      .select({ year: sql<number>`extract(year from ${story.localDate})::int`, total: sql<number>`count(*)::int` })
      .from(story)
      .where(listed)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .prepare('stories_by_year'),
    sportCounts: db
      .select({ sport, total: sql<number>`count(*)::int` })
      .from(story)
      .innerJoin(storySport, and(eq(storySport.tenantId, story.tenantId), eq(storySport.storyId, story.id)))
      .innerJoin(sport, and(eq(sport.tenantId, storySport.tenantId), eq(sport.id, storySport.sportId)))
      .where(listed)
      .groupBy(sport.tenantId, sport.id)
      .orderBy(sport.title)
      .prepare('stories_by_sport'),
    byId: {
      public: whole()
        .where(and(tenantId, isReadable, isPublished, eq(story.id, sql.placeholder('id'))))
        .prepare('story_by_id'),
      staff: whole()
        .where(and(tenantId, eq(story.id, sql.placeholder('id'))))
        .prepare('story_by_id_staff'),
    },
    idByAddress: db
      .select({ id: story.id })
      .from(story)
      .where(
        and(
          tenantId,
          eq(story.localDate, sql.placeholder('date')),
          eq(sql`lower(${story.slug})`, sql.placeholder('slug')),
        ),
      )
      .prepare('story_by_address'),
    idByFormerAddress: db
      .select({ id: storySlug.storyId })
      .from(storySlug)
      .where(
        and(
          eq(storySlug.tenantId, sql.placeholder('tenantId')),
          eq(storySlug.localDate, sql.placeholder('date')),
          eq(sql`lower(${storySlug.slug})`, sql.placeholder('slug')),
        ),
      )
      .prepare('story_by_former_address'),
    related: items()
      .where(and(tenantId, isPublic, isPublished, ne(story.id, sql.placeholder('id'))))
      .orderBy(
        sql`exists (select 1 from ${storySport} mine join ${storySport} theirs using (tenant_id, sport_id)
          where mine.tenant_id = ${story.tenantId} and mine.story_id = ${sql.placeholder('id')}::int and theirs.story_id = ${story.id}) desc`,
        desc(story.publishedAt),
      )
      .limit(6)
      .prepare('stories_related'),
    nearest: items()
      .where(and(tenantId, isPublic, isPublished, ne(story.id, sql.placeholder('id')), gt(nearness, 0)))
      .orderBy(desc(nearness), desc(story.publishedAt), desc(story.id))
      .limit(6)
      .prepare('stories_nearest'),
    before: items()
      .where(and(tenantId, isPublic, isPublished, inSportOf, sql`${position} < ${positionOf}`))
      .orderBy(desc(story.publishedAt), desc(story.id))
      .limit(1)
      .prepare('story_before'),
    after: items()
      .where(and(tenantId, isPublic, isPublished, inSportOf, sql`${position} > ${positionOf}`))
      .orderBy(story.publishedAt, story.id)
      .limit(1)
      .prepare('story_after'),
    author: db
      .select()
      .from(author)
      .where(
        and(
          eq(author.tenantId, sql.placeholder('tenantId')),
          eq(author.id, sql.placeholder('authorId')),
          isListed(authorKind),
        ),
      )
      .prepare('author_of_story'),
    tags: db
      .select({ id: tag.id, title: tag.title, slug: tag.slug })
      .from(storyTag)
      .innerJoin(tag, and(eq(tag.tenantId, storyTag.tenantId), eq(tag.id, storyTag.tagId), isListed(tagKind)))
      .where(and(eq(storyTag.tenantId, sql.placeholder('tenantId')), eq(storyTag.storyId, sql.placeholder('id'))))
      .orderBy(tag.title)
      .prepare('tags_of_story'),
    sports: db
      .select({ storyId: storySport.storyId, sport })
      .from(storySport)
      .innerJoin(sport, and(eq(sport.tenantId, storySport.tenantId), eq(sport.id, storySport.sportId)))
      .where(
        and(
          eq(storySport.tenantId, sql.placeholder('tenantId')),
          sql`${storySport.storyId} = any(${sql.placeholder('ids')}::int[])`,
        ),
      )
      .orderBy(sport.title)
      .prepare('sports_of_stories'),
  };
});

const alternateColumns = {
  imagePath: alternate.path,
  imageAlt: alternate.alt,
  imageCaption: alternate.caption,
  imageCredit: alternate.credit,
  imageWidth: alternate.width,
  imageHeight: alternate.height,
  imageFocalX: alternate.focalX,
  imageFocalY: alternate.focalY,
  imagePlaceholder: alternate.placeholder,
};

type SportRow = typeof sport.$inferSelect;
export type StoryItemRow = Awaited<ReturnType<ReturnType<typeof statements>['list']['execute']>>[number];
export type StoryRow = Awaited<ReturnType<ReturnType<typeof statements>['byId']['public']['execute']>>[number];
export type AuthorRow = Awaited<ReturnType<ReturnType<typeof statements>['author']['execute']>>[number];
export type TagRow = Awaited<ReturnType<ReturnType<typeof statements>['tags']['execute']>>[number];

/** The tags and the author of a story that everyone may see. */
export type StoryParts = { tags: TagRow[]; author: AuthorRow | undefined };

/** The stories of a sport, tag or author, or of all; between inclusive days, YYYY-MM-DD. */
type StoryFilter = {
  sportId?: number | undefined;
  tagId?: number | undefined;
  authorId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const valuesOf = (
  tenantId: number,
  {
    sportId = null,
    tagId = null,
    authorId = null,
    from = null,
    to = null,
  }: {
    [Key in keyof StoryFilter]: StoryFilter[Key] | null;
  },
) => ({ tenantId, sportId, tagId, authorId, from, to });
export type WithSports<Row> = Row & { sports: SportRow[] };

/** Published public stories, newest first. */
export async function findStories(db: Db, tenant: number, page: StoryFilter & { limit: number; offset: number }) {
  const which = valuesOf(tenant, page);
  const [rows, [counted]] = await Promise.all([
    statements(db).list.execute({ ...which, limit: page.limit, offset: page.offset }),
    statements(db).count.execute(which),
  ]);
  return { rows: await withSports(db, tenant, rows), total: counted?.total ?? 0 };
}

/** Numbers of published public stories by year, newest first, and by sport, by title. */
export async function countStories(db: Db, tenant: number, filter: StoryFilter) {
  const which = valuesOf(tenant, filter);
  const [years, sports] = await Promise.all([
    statements(db).years.execute(which),
    statements(db).sportCounts.execute(which),
  ]);
  return { years, sports };
}

/** Published public stories of these days, newest first. */
export const findStoriesOnDays = async (db: Db, tenant: number, days: readonly string[]) =>
  withSports(db, tenant, await statements(db).onDays.execute({ tenantId: tenant, days: `{${days.join(',')}}` }));

/** A published story that is not hidden; any story for staff. */
export async function findStory(
  db: Db,
  tenant: number,
  id: number,
  viewer: Viewer,
): Promise<(WithSports<StoryRow> & StoryParts) | undefined> {
  const [row] = await statements(db).byId[viewer].execute({ tenantId: tenant, id });
  if (!row) return undefined;
  const [sports, tags, [author]] = await Promise.all([
    statements(db).sports.execute({ tenantId: tenant, ids: `{${id}}` }),
    statements(db).tags.execute({ tenantId: tenant, id }),
    statements(db).author.execute({ tenantId: tenant, authorId: row.story.author }),
  ]);
  return { ...row, sports: sports.map((each) => each.sport), tags, author };
}

/** Stories by id, limited to published public ones. */
export const findStoryItems = async (db: Db, tenant: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : withSports(db, tenant, await statements(db).byIds.execute({ tenantId: tenant, ids: `{${ids.join(',')}}` }));

/** Id of the story with a current or former address. */
export async function findStoryId(db: Db, tenant: number, date: string, slug: string): Promise<number | undefined> {
  const address = { tenantId: tenant, date, slug: slug.toLowerCase() };
  const [current] = await statements(db).idByAddress.execute(address);
  return (current ?? (await statements(db).idByFormerAddress.execute(address))[0])?.id;
}

/** Up to six other stories, those of the same sport first. */
export const findRelated = async (db: Db, tenant: number, id: number) =>
  withSports(db, tenant, await statements(db).related.execute({ tenantId: tenant, id }));

/** Up to six stories that share games, tags or sports with one, and those published before and after it in its first sport, else in all. */
export async function findNeighbors(
  db: Db,
  tenant: number,
  { story: { id, publishedAt }, sports: [sport] }: WithSports<StoryRow>,
) {
  const place = { tenantId: tenant, id, publishedAt, sportId: sport?.id ?? null };
  const { nearest, before, after } = statements(db);
  const [related, previous, next] = await Promise.all([
    nearest.execute({ tenantId: tenant, id }),
    before.execute(place),
    after.execute(place),
  ]);
  return {
    related: await withSports(db, tenant, related),
    previous: (await withSports(db, tenant, previous))[0],
    next: (await withSports(db, tenant, next))[0],
  };
}

async function withSports(db: Db, tenant: number, rows: StoryItemRow[]): Promise<WithSports<StoryItemRow>[]> {
  if (rows.length === 0) return [];
  const sports = await statements(db).sports.execute({
    tenantId: tenant,
    ids: `{${rows.map(({ id }) => id).join(',')}}`,
  });
  const byStory = Map.groupBy(sports, ({ storyId }) => storyId);
  return rows.map((row) => ({ ...row, sports: (byStory.get(row.id) ?? []).map((each) => each.sport) }));
}
