import type { Database } from '../db/client.ts';
import { databasePlace, openMigrated } from '../db/open-database.ts';
import type { Env } from '../runtime/env.ts';
import { isUsageError } from '../web/usage-error.ts';
import type { CommandIo, Invocation, LocalCommand } from './command.ts';
import { createCommandRunner } from './command-runner.ts';
import { findCommand } from './commands.ts';
import { abortOnSignals, endOnAbort } from './end-on-signal.ts';
import { findInputFiles, type InputPath, readInputFiles } from './input-files.ts';
import { osUser } from './os-user.ts';
import { purgeWithdrawn } from './purge-withdrawn.ts';
import { runCommand } from './run-command.ts';

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'PORT' | 'PURGE_URL'>;

/** Runs a command in this process. Resolves with the exit code. */
export async function dispatch(invocation: Invocation, env: Settings, io: CommandIo): Promise<number> {
  const command = await findCommand(invocation.command);
  if (command && 'runLocal' in command) return runLocalCommand(command, invocation, env, io);
  const files = await findInputFiles(invocation.files, invocation.folders);
  const { signal, dispose } = abortOnSignals();
  try {
    // both take a while to start
    if (files.length > 0 && isImport(invocation)) (await import('../importers/read-apart.ts')).startReading();
    const opening = openMigrated(databasePlace(env), io.progress);
    endOnAbort(signal, io, async () => (await opening).release());
    return await runDatabaseCommand(invocation, files, await opening, env, io);
  } finally {
    dispose();
  }
}

/** Whether a command has its files read by the process for them. */
const isImport = ({ command }: Invocation): boolean => /\bimport\b/.test(command);

async function runDatabaseCommand(
  { command, args, options }: Invocation,
  files: readonly InputPath[],
  database: Database,
  env: Settings,
  io: CommandIo,
): Promise<number> {
  try {
    const input = { args, options, files: readInputFiles(files), fileCount: files.length };
    return await runCommand(
      command,
      { database, port: env.PORT, actor: osUser(), io, purge: purgeWithdrawn(env) },
      input,
    );
  } finally {
    await database.close();
  }
}

async function runLocalCommand(
  command: LocalCommand,
  { args, options }: Invocation,
  env: Settings,
  io: CommandIo,
): Promise<number> {
  const { signal, dispose } = abortOnSignals();
  const { tryRun, close } = createCommandRunner(env);
  try {
    return await command.runLocal({ io, tryRun, signal }, { args, options });
  } catch (error) {
    if (!isUsageError(error)) throw error;
    io.err(error.message);
    return 1;
  } finally {
    dispose();
    await close();
  }
}
