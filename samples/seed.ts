import { eq, sql } from 'drizzle-orm';

import { createTenant, newTenant } from '../src/cli/tenants.ts';
import type { FormRow } from '../src/content/forms/form.ts';
import { announceChange } from '../src/db/announce.ts';
import type { Database, Db } from '../src/db/client.ts';
import { tenant } from '../src/db/schema/tenant.ts';
import { todayIn } from '../src/domain/local-time.ts';
import { addDays } from './calendar.ts';
import { type BuiltCollege, buildCollege } from './college.ts';
import { insertColleges } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';
import { lakeshore, pineRidge } from './colleges.ts';
import { addContent, type ContentInputs, readContent } from './content.ts';
import { addCounts } from './counts.ts';
import { addFormSubmissions } from './form-submissions.ts';
import { createPlaceholders } from './placeholders.ts';
import { addPublishedSeasons } from './published-seasons.ts';
import type { GameStory } from './stories.ts';

type Options = { today?: string; onProgress?: (step: string) => void };

/**
 * Adds the two sample colleges to an empty database, dated around a day (ISO date; by default today at Lakeshore). The same
 * day always gives the same rows. All or nothing.
 */
export async function seedSampleColleges(
  database: Database,
  { today = todayIn(lakeshore.timezone), onProgress = () => {} }: Options = {},
): Promise<void> {
  await database.db.transaction(async (db) => {
    const colleges = [];
    for (const plan of [lakeshore, pineRidge]) colleges.push(await prepareCollege(db, plan, today, onProgress));
    await insertColleges(
      db,
      colleges.map(({ college }) => college),
    );
    for (const each of colleges) await completeCollege({ ...database, db }, each, today);
  });
}

type PreparedCollege = { plan: CollegePlan; college: BuiltCollege; inputs: ContentInputs };

/** Adds a college without content and builds its rows. */
async function prepareCollege(
  db: Db,
  plan: CollegePlan,
  today: string,
  onProgress: (step: string) => void,
): Promise<PreparedCollege> {
  const now = nowOn(today);
  const college = buildCollege(plan, await addTenant(db, plan, now), today, now);
  const inputs = await readContent(plan.slug, createPlaceholders(college, plan, today));
  const stories = [...(inputs.get('story') ?? []), ...college.gameStories.map(({ input }) => input)];
  const newStories = stories.filter(({ values: { id } }) => id === undefined);
  const { game: games, boxScore } = college.rows;
  onProgress(
    `Adding ${plan.name}: ${plan.teams.length} teams, ${games.length} games, ${boxScore.length} box scores, ${newStories.length} stories`,
  );
  return { plan, college, inputs: new Map([...inputs, ...Object.entries(college.history), ['story', stories]]) };
}

/** Adds what refers to the rows of a college. */
async function completeCollege(
  database: Database,
  { plan, college, inputs }: PreparedCollege,
  today: string,
): Promise<void> {
  const { db } = database;
  const { tenantId, gameStories } = college;
  const written = await addContent(database, plan.slug, { inputs, now: Temporal.Instant.from(nowOn(today)) });
  // they have not been updated since
  await db.execute(sql`update story set updated_at = published_at where tenant_id = ${tenantId}`);
  const storyIds = (written.get('story') ?? []).slice(-gameStories.length).map(({ id }) => id);
  await linkGameStories(db, tenantId, gameStories, storyIds);
  const shown = { splashes: written.get('splash') ?? [], campaigns: written.get('promotionCampaign') ?? [] };
  await addCounts(db, tenantId, shown, addDays(today, -1));
  await addFormSubmissions(db, tenantId, (written.get('form') ?? []) as unknown as FormRow[], addDays(today, -1));
  await addPublishedSeasons(database, plan.slug, today);
  await announceChange(db, tenantId);
}

/** The start of the day, which has passed at any time of the day. */
const nowOn = (today: string) => `${today}T00:00:00.000Z`;

async function addTenant(db: Db, plan: CollegePlan, now: string): Promise<number> {
  const id = await createTenant(db, newTenant.onUndeclaredKey('delete').assert(plan));
  const values = { logo: '/media/logo.svg', createdAt: now, updatedAt: now };
  await db.update(tenant).set(values).where(eq(tenant.id, id));
  return id;
}

/** Links games to their stories; both lists have the same order. */
async function linkGameStories(
  db: Db,
  tenantId: number,
  stories: readonly GameStory[],
  ids: readonly number[],
): Promise<void> {
  const links = stories.map(({ gameId, column }, index) => ({
    game_id: gameId,
    recap: column === 'recapStoryId' ? ids[index] : undefined,
    preview: column === 'previewStoryId' ? ids[index] : undefined,
  }));
  // every statement refreshes search documents
  await db.execute(sql`
    update game set recap_story_id = coalesce(link.recap, recap_story_id), preview_story_id = coalesce(link.preview, preview_story_id)
    from json_to_recordset(${JSON.stringify(links)}::json) as link (game_id integer, recap integer, preview integer)
    where tenant_id = ${tenantId} and id = link.game_id`);
}
