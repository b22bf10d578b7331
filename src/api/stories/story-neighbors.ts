import { and, desc, gt, ne, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { perDatabase } from '../../db/per-database.ts';
import { story, storyGame, storySport, storyTag } from '../../db/schema/story.ts';
import type { StoryRow } from './find-story.ts';
import { isPublic, linkedTo, selectItems, type WithSports, withSports } from './story-items.ts';

const id = sql.placeholder('id');
const shared = (table: typeof storySport | typeof storyTag | typeof storyGame, key: 'sportId' | 'tagId' | 'gameId') => {
  const column = sql.raw(key.replace('Id', '_id'));
  return sql`(select count(*) from ${table} mine join ${table} theirs using (tenant_id, ${column})
    where mine.tenant_id = ${story.tenantId} and mine.story_id = ${id}::int and theirs.story_id = ${story.id})`;
};
// a shared game outweighs a shared tag, which outweighs a shared sport
const nearness = sql`${shared(storyGame, 'gameId')} * 10 + ${shared(storyTag, 'tagId')} * 3 + ${shared(storySport, 'sportId')} * 2`;
const position = sql`(${story.publishedAt}, ${story.id})`;
const positionOf = sql`(${sql.placeholder('publishedAt')}::timestamptz, ${id}::int)`;
const inSameSport = sql`exists (select 1 from ${storySport} mine join ${storySport} theirs using (tenant_id, sport_id)
  where mine.tenant_id = ${story.tenantId} and mine.story_id = ${id}::int and theirs.story_id = ${story.id})`;
const inSportOf = sql`(${sql.placeholder('sportId')}::int is null or ${linkedTo(sql.placeholder('sportId'))})`;

const statements = perDatabase((db) => ({
  related: selectItems(db)
    .where(and(isPublic, ne(story.id, id)))
    .orderBy(sql`${inSameSport} desc`, desc(story.publishedAt))
    .limit(6)
    .prepare('stories_related'),
  nearest: selectItems(db)
    .where(and(isPublic, ne(story.id, id), gt(nearness, 0)))
    .orderBy(desc(nearness), desc(story.publishedAt), desc(story.id))
    .limit(6)
    .prepare('stories_nearest'),
  before: selectItems(db)
    .where(and(isPublic, inSportOf, sql`${position} < ${positionOf}`))
    .orderBy(desc(story.publishedAt), desc(story.id))
    .limit(1)
    .prepare('story_before'),
  after: selectItems(db)
    .where(and(isPublic, inSportOf, sql`${position} > ${positionOf}`))
    .orderBy(story.publishedAt, story.id)
    .limit(1)
    .prepare('story_after'),
}));

/** Up to six other stories, those of the same sport first. */
export const findRelated = async (db: Db, tenantId: number, storyId: number) =>
  withSports(db, tenantId, await statements(db).related.execute({ tenantId, id: storyId }));

/** Up to six stories that share games, tags or sports with a story, and the ones published before and after it in its first sport, or without a sport among all stories. */
export async function findNeighbors(
  db: Db,
  tenantId: number,
  { story: { id, publishedAt }, sports: [sport] }: WithSports<StoryRow>,
) {
  const place = { tenantId, id, publishedAt, sportId: sport?.id ?? null };
  const { nearest, before, after } = statements(db);
  const [related, previous, next] = await Promise.all([
    nearest.execute({ tenantId, id }),
    before.execute(place),
    after.execute(place),
  ]);
  return {
    related: await withSports(db, tenantId, related),
    previous: (await withSports(db, tenantId, previous))[0],
    next: (await withSports(db, tenantId, next))[0],
  };
}
