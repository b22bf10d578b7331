import type { Database } from '../db/client.ts';
import { databasePlace, openMigrated } from '../db/open-database.ts';
import type { Env } from '../runtime/env.ts';
import type { LocalContext } from './command.ts';
import { osUser } from './os-user.ts';
import { purgeWithdrawn } from './purge-withdrawn.ts';
import { runCommand } from './run-command.ts';
import { runOnServer } from './socket-client.ts';
import { socketPath } from './socket-path.ts';

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'PORT' | 'PURGE_URL'>;

/**
 * Runs database commands for a local command: on the server with the embedded database, or over one Postgres
 * connection that stays open between commands. `tryRun` resolves with `undefined` while neither is reachable.
 */
export function createCommandRunner(env: Settings): { tryRun: LocalContext['tryRun']; close: () => Promise<void> } {
  let opening: Promise<Database> | undefined;
  const close = async () => {
    const database = await opening?.catch(() => undefined);
    opening = undefined;
    await database?.close().catch(() => {});
  };
  return {
    close,
    async tryRun({ command, args, options }, files, io) {
      const inputs = async function* () {
        yield* files;
      };
      try {
        if (!env.DATABASE_URL) {
          const invocation = { command, args, options, files };
          return await runOnServer(socketPath(env.DATA_DIR), invocation, inputs(), io);
        }
        opening ??= openMigrated(databasePlace(env), io.progress);
        const input = { args, options, files: inputs(), fileCount: files.length };
        return await runCommand(
          command,
          { database: await opening, port: env.PORT, actor: osUser(), io, purge: purgeWithdrawn(env) },
          input,
        );
      } catch (error) {
        io.progress(error instanceof Error ? error.message : String(error));
        await close();
        return undefined;
      }
    },
  };
}
