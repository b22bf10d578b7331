import path from 'node:path';

import { createBackup } from '../../backup/create-backup.ts';
import { readManifest } from '../../backup/manifest.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { findBackupProblems } from '../../backup/verify-backup.ts';
import type { Database } from '../../db/client.ts';
import { databasePlace, openDatabase } from '../../db/open-database.ts';
import { env } from '../../runtime/env.ts';
import { counted } from '../../web/counted.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command, CommandIo } from '../command.ts';
import { endOnAbort } from '../end-on-signal.ts';

const argument = { usage: '<folder>', description: 'folder of the backup' };

const backupCreate: Command = {
  name: 'backup create',
  isLong: true,
  summary: 'Write a backup of the database and all files to a new folder while the site runs',
  argument: { usage: '<folder>', description: 'new folder, on the machine of the server' },
  options: [{ flags: '--skip-verification', description: 'do not read the backup again after writing it' }],
  examples: ['backup create /var/backups/fieldhouse/2026-09-05'],
  run: async ({ database, io }, { args, options }) => {
    const folder = path.resolve(args[0] ?? '');
    const verify = !options['skipVerification'];
    const { tables, files } = await createBackup(database, folder, io.progress, { verify });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    io.out(
      `${folder}: ${counted(rows, 'row')} of ${counted(tables.length, 'table')}, ${counted(files.length, 'file')}, ${verify ? 'verified' : 'not verified'}`,
    );
    return 0;
  },
};

/** The manifest of a backup if it is intact; otherwise prints its problems. */
async function requireIntact(folder: string, io: CommandIo) {
  const manifest = await readManifest(folder);
  const problems = await findBackupProblems(folder, manifest);
  for (const problem of problems) io.out(problem);
  if (problems.length > 0) throw usageError(`${folder} is damaged: ${counted(problems.length, 'problem')}`);
  return manifest;
}

const backupVerify: Command = {
  name: 'backup verify',
  isLong: true,
  summary: 'Verify the checksums of a backup',
  argument,
  options: [],
  examples: ['backup verify /var/backups/fieldhouse/2026-09-05'],
  runLocal: async ({ io, signal }, { args }) => {
    endOnAbort(signal, io, async () => {});
    const { createdAt, tables, files } = await requireIntact(path.resolve(args[0] ?? ''), io);
    io.out(`Intact: ${counted(tables.length, 'table')} and ${counted(files.length, 'file')} of ${createdAt}`);
    return 0;
  },
};

/** Loading a table and checking its foreign keys takes longer than a query of the site. */
const statementSeconds = 24 * 3600;

const backupRestore: Command = {
  name: 'backup restore',
  isLong: true,
  summary: 'Restore a backup into an empty database, embedded or Postgres, and its files into the file store',
  argument,
  options: [],
  examples: ['backup restore /var/backups/fieldhouse/2026-09-05'],
  runLocal: async ({ io, signal }, { args }) => {
    let database: Database | undefined;
    endOnAbort(signal, io, async () => database?.release());
    const folder = path.resolve(args[0] ?? '');
    const manifest = await requireIntact(folder, io);
    database = await openDatabase({ ...databasePlace(env), limits: { timeoutSeconds: statementSeconds } });
    try {
      await restoreBackup(database, folder, manifest, io.progress);
    } finally {
      await database.close();
    }
    io.out(`Restored the backup of ${manifest.createdAt}. Start the server with the same settings.`);
    return 0;
  },
};

export const backupCommands: readonly Command[] = [backupCreate, backupVerify, backupRestore];
