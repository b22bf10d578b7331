import { and, eq } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { tenant as tenantTable } from '../../src/db/schema/tenant.ts';
import type { Log } from '../../src/runtime/log.ts';
import lakeshore from '../lakeshore/college.json' with { type: 'json' };
import { createSampleGame } from './sample-game.ts';

const everyMs = 8_000;

export type KeptSampleGame = {
  /** Where it is played; `undefined` where the sample college is not there. */
  game: { slug: string; gameId: number } | undefined;
  stop: () => Promise<void>;
};

/**
 * Keeps a game of the larger sample college under way until it is stopped. A failure is logged once a time and the next
 * turn goes on: the site is worth more than its sample.
 */
export async function keepSampleGame(database: Database, log: Pick<Log, 'warn'>): Promise<KeptSampleGame> {
  const [college] = await database.db
    .select()
    .from(tenantTable)
    .where(and(eq(tenantTable.slug, lakeshore.slug), eq(tenantTable.name, lakeshore.name)));
  if (!college) return { game: undefined, stop: async () => {} };
  const sample = createSampleGame(database, college);
  const turn = () =>
    sample.turn().catch((err: unknown) => {
      log.warn({ err }, 'The sample game could not go on');
      return undefined;
    });
  const gameId = await turn();
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = turn().finally(() => {
      isRunning = false;
    });
  }, everyMs);
  timer.unref();
  return {
    game: gameId === undefined ? undefined : { slug: college.slug, gameId },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
