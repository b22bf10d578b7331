import { announceChange } from '../src/db/announce.ts';
import type { Database } from '../src/db/client.ts';
import { todayIn } from '../src/domain/local-time.ts';
import { buildCollege, insertTenant } from './college.ts';
import { insertCollege } from './college-rows.ts';
import { lakeshore } from './lakeshore.ts';
import { pineRidge } from './pineridge.ts';

/**
 * Adds the two sample colleges to an empty database, dated around a day (ISO date; by default today at Lakeshore). The same
 * day always gives the same rows. All or nothing.
 */
export async function seedSampleColleges(
  { db }: Pick<Database, 'db'>,
  {
    today = todayIn(lakeshore.timezone),
    onProgress = () => {},
  }: { today?: string; onProgress?: (step: string) => void } = {},
): Promise<void> {
  const now = `${today}T12:00:00.000Z`;
  await db.transaction(async (transaction) => {
    for (const plan of [lakeshore, pineRidge]) {
      const tenantId = await insertTenant(transaction, plan, now);
      const college = buildCollege(plan, tenantId, today, now);
      const { game, boxScore, story } = college.rows;
      onProgress(
        `Adding ${plan.name}: ${plan.teams.length} teams, ${game.length} games, ${boxScore.length} box scores, ${story.length} stories`,
      );
      await insertCollege(transaction, college);
      await announceChange(transaction, tenantId);
    }
  });
}
