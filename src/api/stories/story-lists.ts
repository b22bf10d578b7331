import { and, desc, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { sport } from '../../db/schema/sport.ts';
import { story, storyPerson, storySport, storyTag } from '../../db/schema/story.ts';
import { isPublic, linkedTo, selectItems, withSports } from './story-items.ts';

const [ofSport, ofTag, ofAuthor, ofPerson] = [
  sql.placeholder('sportId'),
  sql.placeholder('tagId'),
  sql.placeholder('authorId'),
  sql.placeholder('personId'),
] as const;
const [from, to] = [sql.placeholder('from'), sql.placeholder('to')] as const;
const isTagged = sql`exists (select 1 from ${storyTag} where ${storyTag.tenantId} = ${story.tenantId} and ${storyTag.storyId} = ${story.id} and ${storyTag.tagId} = ${ofTag}::int)`;
const isAbout = sql`exists (select 1 from ${storyPerson} where ${storyPerson.tenantId} = ${story.tenantId} and ${storyPerson.storyId} = ${story.id} and ${storyPerson.personId} = ${ofPerson}::int)`;
const matchesFilters = sql`(${ofSport}::int is null or ${linkedTo(ofSport)})
  and (${ofTag}::int is null or ${isTagged})
  and (${ofAuthor}::int is null or ${story.author} = ${ofAuthor}::int)
  and (${ofPerson}::int is null or ${isAbout})`;
const inRange = sql`(${from}::date is null or ${story.localDate} >= ${from}::date) and (${to}::date is null or ${story.localDate} <= ${to}::date)`;
const isListed = and(isPublic, matchesFilters, inRange);

const statements = perDatabase((db) => ({
  list: selectItems(db)
    .where(isListed)
    .orderBy(desc(story.publishedAt), desc(story.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('stories'),
  byIds: selectItems(db)
    .where(and(isPublic, sql`${story.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('stories_by_ids'),
  onDays: selectItems(db)
    .where(and(isPublic, sql`${story.localDate} = any(${sql.placeholder('days')}::date[])`))
    .orderBy(desc(story.publishedAt), desc(story.id))
    .prepare('stories_on_days'),
  count: db.select({ total: sql<number>`count(*)::int` }).from(story).where(isListed).prepare('stories_count'),
  years: db
    .select({ year: sql<number>`extract(year from ${story.localDate})::int`, total: sql<number>`count(*)::int` })
    .from(story)
    .where(isListed)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .prepare('stories_by_year'),
  sportCounts: db
    .select({ sport, total: sql<number>`count(*)::int` })
    .from(story)
    .innerJoin(storySport, matching(storySport, { tenantId: story.tenantId, storyId: story.id }))
    .innerJoin(sport, matching(sport, { tenantId: storySport.tenantId, id: storySport.sportId }))
    .where(isListed)
    .groupBy(sport.tenantId, sport.id)
    .orderBy(sport.title)
    .prepare('stories_by_sport'),
}));

/** The stories of a sport, tag or author, about a person, or all; between inclusive days, YYYY-MM-DD. */
type StoryFilter = {
  sportId?: number | undefined;
  tagId?: number | undefined;
  authorId?: number | undefined;
  personId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const noFilter = { sportId: null, tagId: null, authorId: null, personId: null, from: null, to: null };

const valuesOf = (tenantId: number, filter: StoryFilter) => ({
  tenantId,
  ...noFilter,
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
});

/** Published public stories, newest first. */
export async function findStories(db: Db, tenant: number, page: StoryFilter & { limit: number; offset: number }) {
  const which = valuesOf(tenant, page);
  const [rows, [counted]] = await Promise.all([
    statements(db).list.execute(which),
    statements(db).count.execute(which),
  ]);
  return { rows: await withSports(db, tenant, rows), total: counted?.total ?? 0 };
}

/** Number of published public stories by year, newest first, and by sport, in order of title. */
export async function countStories(db: Db, tenant: number, filter: StoryFilter) {
  const which = valuesOf(tenant, filter);
  const [years, sports] = await Promise.all([
    statements(db).years.execute(which),
    statements(db).sportCounts.execute(which),
  ]);
  return { years, sports };
}

/** Published public stories of these days, newest first. */
export const findStoriesOnDays = async (db: Db, tenantId: number, days: readonly string[]) =>
  withSports(db, tenantId, await statements(db).onDays.execute({ tenantId, days: `{${days.join(',')}}` }));

/** Stories by id, limited to published public ones. */
export const findStoryItems = async (db: Db, tenantId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : withSports(db, tenantId, await statements(db).byIds.execute({ tenantId, ids: `{${ids.join(',')}}` }));
