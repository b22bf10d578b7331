import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../db/client.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { image } from '../../db/schema/image.ts';
import { sport } from '../../db/schema/sport.ts';
import { story, storySlug, storySport } from '../../db/schema/story.ts';
import { perDatabase } from '../per-database.ts';
import type { Viewer } from '../viewer.ts';

const alternate = alias(image, 'alternate');
const tenantId = eq(story.tenantId, sql.placeholder('tenantId'));
const isPublic = eq(story.access, 'public');
// anyone with the address may read a protected story
const isReadable = ne(story.access, 'hidden');
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
  ...imageColumns,
};

const linkedTo = (sportId: ReturnType<typeof sql.placeholder>) =>
  sql`exists (select 1 from ${storySport} where ${storySport.tenantId} = ${story.tenantId} and ${storySport.storyId} = ${story.id} and ${storySport.sportId} = ${sportId}::int)`;

const statements = perDatabase((db) => {
  const items = () =>
    db
      .select(itemColumns)
      .from(story)
      .leftJoin(image, and(eq(image.tenantId, story.tenantId), eq(image.id, story.imageId)));
  const whole = () =>
    db
      .select({ story, image: imageColumns, alternate: alternateColumns })
      .from(story)
      .leftJoin(image, and(eq(image.tenantId, story.tenantId), eq(image.id, story.imageId)))
      .leftJoin(alternate, and(eq(alternate.tenantId, story.tenantId), eq(alternate.id, story.alternateImageId)));
  const sportOrAll = sql`(${sql.placeholder('sportId')}::int is null or ${linkedTo(sql.placeholder('sportId'))})`;
  const [from, to] = [sql.placeholder('from'), sql.placeholder('to')];
  const inRange = sql`(${from}::date is null or ${story.localDate} >= ${from}::date) and (${to}::date is null or ${story.localDate} <= ${to}::date)`;
  const listed = and(tenantId, isPublic, isPublished, sportOrAll, inRange);
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
    count: db.select({ total: sql<number>`count(*)::int` }).from(story).where(listed).prepare('stories_count'),
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
export type WithSports<Row> = Row & { sports: SportRow[] };

/** Published public stories, newest first. */
export async function findStories(
  db: Db,
  tenant: number,
  page: {
    sportId: number | undefined;
    /** Inclusive days, YYYY-MM-DD. */
    from?: string | undefined;
    to?: string | undefined;
    limit: number;
    offset: number;
  },
) {
  const { sportId = null, from = null, to = null } = page;
  const which = { tenantId: tenant, sportId, from, to };
  const [rows, [counted]] = await Promise.all([
    statements(db).list.execute({ ...which, limit: page.limit, offset: page.offset }),
    statements(db).count.execute(which),
  ]);
  return { rows: await withSports(db, tenant, rows), total: counted?.total ?? 0 };
}

/** A published story that is not hidden; any story for staff. */
export async function findStory(
  db: Db,
  tenant: number,
  id: number,
  viewer: Viewer,
): Promise<WithSports<StoryRow> | undefined> {
  const [row] = await statements(db).byId[viewer].execute({ tenantId: tenant, id });
  if (!row) return undefined;
  const sports = await statements(db).sports.execute({ tenantId: tenant, ids: `{${id}}` });
  return { ...row, sports: sports.map((each) => each.sport) };
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

async function withSports(db: Db, tenant: number, rows: StoryItemRow[]): Promise<WithSports<StoryItemRow>[]> {
  if (rows.length === 0) return [];
  const sports = await statements(db).sports.execute({
    tenantId: tenant,
    ids: `{${rows.map(({ id }) => id).join(',')}}`,
  });
  const byStory = Map.groupBy(sports, ({ storyId }) => storyId);
  return rows.map((row) => ({ ...row, sports: (byStory.get(row.id) ?? []).map((each) => each.sport) }));
}
