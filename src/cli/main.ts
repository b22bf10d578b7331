import { enableCompileCache } from 'node:module';
// not from `env.ts`: to load what checks the settings takes longer than a running server takes to answer
import { env as variables } from 'node:process';

import { consoleIo, terminalWidth } from './console-io.ts';
import { databaseKey } from './database-key.ts';
import { runLineOnServer } from './socket-client.ts';
import { socketPath } from './socket-path.ts';

const io = consoleIo(process);

// a reader such as `head` may stop early; the command is finished all the same
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const argv = process.argv.slice(2);
const line = { argv, database: databaseKey(variables['DATABASE_URL']), columns: terminalWidth(process.stdout) };
try {
  process.exitCode =
    (await runLineOnServer(socketPath(variables['DATA_DIR'] || '.data'), line, io)) ?? (await runHere());
} catch (error) {
  io.err(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  io.done();
}

async function runHere(): Promise<number> {
  enableCompileCache();
  const { runLocally } = await import('./run-locally.ts');
  return runLocally(argv, io);
}
