import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../db/client.ts';
import { isFolderInUse } from '../db/folder-lock.ts';
import type { Env } from '../runtime/env.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import type { CommandIo, Invocation } from './command.ts';
import { findCommand } from './commands.ts';
import { findInputFiles, type InputPath, readInputFiles } from './input-files.ts';
import { osUser } from './os-user.ts';
import { runCommand } from './run-command.ts';
import { runOnServer } from './socket-client.ts';
import { socketPath } from './socket-path.ts';
import { stayHere } from './stay.ts';

/** A server that has just been started opens its database before it takes commands. */
const patience = 30_000;

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'PORT' | 'SAMPLE_COLLEGES'>;

/**
 * Does a command where the database is: in the running server that owns the embedded one, else here; on a Postgres server
 * directly. One that stays is done here and has others done there. Resolves with the exit code.
 */
export async function perform(invocation: Invocation, env: Settings, io: CommandIo): Promise<number> {
  const command = await findCommand(invocation.command);
  if (command && 'stay' in command) return stayHere(command, invocation, env, io);
  const files = await findInputFiles(invocation.files, invocation.folders);
  const until = Date.now() + patience;
  for (;;) {
    const done = env.DATABASE_URL
      ? undefined
      : await runOnServer(socketPath(env.DATA_DIR), { ...invocation, files }, readInputFiles(files), io);
    if (done !== undefined) return done;
    const database = await open(env, io).catch((error: unknown) => {
      if (!isFolderInUse(error) || Date.now() > until) throw error;
    });
    if (database) return runHere(invocation, files, database, env, io);
    io.progress('Waiting for the program that has the database open ...');
    await wait(250);
  }
}

function open(env: Settings, io: CommandIo): Promise<Database> {
  return prepareDatabase(env, io.progress);
}

async function runHere(
  { command, args, options }: Invocation,
  files: readonly InputPath[],
  database: Database,
  env: Settings,
  io: CommandIo,
): Promise<number> {
  try {
    const input = { args, options, files: readInputFiles(files), fileCount: files.length };
    return await runCommand(command, { database, port: env.PORT, actor: osUser(), io }, input);
  } finally {
    await database.close();
  }
}
