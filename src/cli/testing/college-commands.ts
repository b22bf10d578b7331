import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import { createCollege } from '../../testing/factories.ts';
import type { InputFile, OptionValues } from '../command.ts';
import { runCommand } from '../run-command.ts';
import { filesOf, recordedIo } from './recorded-io.ts';

type Input = { args?: string[]; files?: InputFile[]; options?: OptionValues; database?: Database };

/** Sets up the college `harbor` in America/New_York, alone in a fresh database for each test, and runs commands on it. */
export function collegeCommands() {
  let database: Database;
  let college: Tenant;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await removeColleges(database);
    college = await createCollege(database.db);
  });
  afterAll(() => database.close());

  /** Runs a command and returns its output and exit code. */
  const run = async (command: string, { args = [], options = {}, files = [], database: given }: Input = {}) => {
    const io = recordedIo();
    const exit = await runCommand(
      command,
      { database: given ?? database, port: 3104, actor: 'anna', io },
      { args, options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: files.length },
    );
    return { exit, outs: io.outs, errs: io.errs };
  };
  /** The rows that a list command prints with --json. */
  const list = async (command: string): Promise<Record<string, unknown>[]> =>
    (await run(command, { options: { json: true } })).outs.map((line) => JSON.parse(line));

  return {
    run,
    list,
    get database() {
      return database;
    },
    get college() {
      return college;
    },
  };
}

export const jsonFile = (content: unknown, name = 'x.json'): InputFile => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});
