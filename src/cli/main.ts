import { enableCompileCache } from 'node:module';
// not from `env.ts`: loading its validator takes longer than a running server takes to answer
import { env as variables } from 'node:process';

import { runLineOnServer } from './socket-client.ts';
import { databaseFingerprint } from './socket-messages.ts';
import { socketPath } from './socket-path.ts';
import { createTerminal, terminalWidth } from './terminal.ts';

// only its user can read what a command writes
process.umask(0o077);
const terminal = createTerminal(process);

// a reader such as `head` may close the pipe early; the command finishes anyway
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const argv = process.argv.slice(2);
const database = databaseFingerprint(variables['DATABASE_URL']);
const line = { argv, database, columns: terminalWidth(process.stdout) };
try {
  const outcome = await runLineOnServer(socketPath(variables['DATA_DIR'] || '.data'), line, terminal);
  if (typeof outcome === 'object') Object.assign(variables, outcome);
  process.exitCode = typeof outcome === 'number' ? outcome : await runHere();
} catch (error) {
  terminal.err(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  terminal.clear();
}

async function runHere(): Promise<number> {
  enableCompileCache();
  const { runCommandLine } = await import('./run-command-line.ts');
  return runCommandLine(argv, terminal);
}
