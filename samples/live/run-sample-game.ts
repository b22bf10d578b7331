import { and, eq } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { tenant as tenantTable } from '../../src/db/schema/tenant.ts';
import type { Log } from '../../src/runtime/log.ts';
import lakeshore from '../lakeshore/college.json' with { type: 'json' };
import { createSampleGame } from './sample-game.ts';

const intervalMs = 8_000;

export type RunningSampleGame = {
  /** Absent when the sample college does not exist. */
  game: { slug: string; gameId: number } | undefined;
  stop: () => Promise<void>;
};

/**
 * Runs the live sample game of the larger college until it is stopped. A failure is logged and the next turn retries, so
 * that the sample never stops the site.
 */
export async function runSampleGame(database: Database, log: Pick<Log, 'warn'>): Promise<RunningSampleGame> {
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
  }, intervalMs);
  timer.unref();
  return {
    game: gameId === undefined ? undefined : { slug: college.slug, gameId },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
