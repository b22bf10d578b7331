// Plays the live sample game of the larger college, until the process that has started this one ends.
import { Readable } from 'node:stream';

import { createPutSender } from '../../src/cli/live-sender.ts';
import { pageUrl } from '../../src/cli/page-url.ts';
import { runCommand } from '../../src/cli/run-command.ts';
import { listTenants } from '../../src/cli/tenants.ts';
import type { Database } from '../../src/db/client.ts';
import { databasePlace, openDatabase } from '../../src/db/open-database.ts';
import { href } from '../../src/routing/routes.ts';
import { env } from '../../src/runtime/env.ts';
import { log } from '../../src/runtime/log.ts';
import { poll } from '../../src/runtime/poll.ts';
import { runInOneProcess } from '../../src/server/run-in-one-process.ts';
import lakeshore from '../lakeshore/college.json' with { type: 'json' };
import type { SampleGameMessage } from './play-sample-game.ts';
import { createSampleGame, type PutSnapshot } from './sample-game.ts';

const everyMs = 8_000;

/** Sends snapshots with `live put`. */
const putTo =
  (database: Database, tenant: string): PutSnapshot =>
  async (gameId, { name, bytes }) => {
    const send = createPutSender(
      {
        tryRun: ({ command, args, options }, files, io) =>
          runCommand(
            command,
            { database, port: env.PORT, actor: 'sample game', io },
            { args, options, files: Readable.from(files), fileCount: files.length },
          ),
      },
      { tenant, game: String(gameId), as: 'H', early: true },
    );
    const result = await send({ game: String(gameId), name, bytes, summary: '' });
    if (result.kind !== 'taken') throw new Error(`A snapshot of the sample game was not taken: ${result.reason}`);
  };

/** Plays the game until the returned function is called. A failure is logged, and the next turn tries again. */
async function play(database: Database): Promise<() => Promise<void>> {
  const college = (await listTenants(database.db)).find(
    ({ slug, name }) => slug === lakeshore.slug && name === lakeshore.name,
  );
  if (!college) return async () => {};
  const sample = createSampleGame(database, college, putTo(database, college.slug));
  let isAnnounced = false;
  const turn = async () => {
    const gameId = await sample.turn();
    if (gameId === undefined || isAnnounced) return;
    isAnnounced = true;
    const message: SampleGameMessage = { url: pageUrl(college, env.PORT, href('gameCenter', { gameId })) };
    process.send?.(message);
  };
  return poll(turn, {
    everyMs,
    atOnce: true,
    onFailure: (err) => log.warn({ err }, 'The sample game could not go on'),
  });
}

const database = await openDatabase(databasePlace(env));
await runInOneProcess(database, 'sample game', () => play(database), log);
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
