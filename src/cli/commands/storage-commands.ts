import path from 'node:path';

import { type } from 'arktype';

import type { Db } from '../../db/client.ts';
import { copyFile, findProblem, listFiles, type NamedFile } from '../../files/copy-files.ts';
import { env, storageAddress } from '../../runtime/env.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { openFileStore } from '../../storage/open-file-store.ts';
import { counted } from '../../web/counted.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const onlyTenant = { flags: '--tenant <slug>', description: 'only files of this college (default: all colleges)' };
const verifyOptions = type({ 'tenant?': 'string > 0', 'bytes?': 'boolean' });
const moveOptions = type({ 'tenant?': 'string > 0', to: 'string > 0' });

const filesOf = async (db: Db, slug: string | undefined): Promise<NamedFile[]> =>
  listFiles(db, slug === undefined ? undefined : (await requireTenant(db, slug)).id);

const storageVerify: Command = {
  name: 'storage verify',
  isLong: true,
  summary: 'Check that the file store has every document, recording and clip',
  options: [
    onlyTenant,
    { flags: '--bytes', description: 'read every file and compare its SHA-256, not only its size' },
  ],
  examples: ['storage verify', 'storage verify --tenant unc --bytes'],
  run: async ({ database: { db, files: store }, io }, { options }) => {
    const { tenant, bytes = false } = parseOptions(verifyOptions, options);
    const files = await filesOf(db, tenant);
    let problems = 0;
    for (const [index, file] of files.entries()) {
      io.progress(`${index + 1} of ${counted(files.length, 'file')}`);
      const problem = await findProblem(store, file, bytes);
      if (problem === undefined) continue;
      problems += 1;
      io.out(`${file.slug}: ${file.path} ${problem}`);
    }
    io.err(`${counted(files.length, 'file')} checked, ${counted(problems, 'problem')}`);
    return problems === 0 ? 0 : 1;
  },
};

const storageMove: Command = {
  name: 'storage move',
  isLong: true,
  summary: 'Copy all files to another store, to which STORAGE_URL can then be set',
  options: [{ flags: '--to <store>', description: '"disk", or a value of STORAGE_URL', required: true }, onlyTenant],
  examples: [
    'storage move --to "https://KEY:SECRET@s3.example.edu/fieldhouse?region=us-east-1"',
    'storage move --to disk',
  ],
  run: async ({ database: { db, files: from }, io }, { options }) => {
    const { tenant, to } = parseOptions(moveOptions, options);
    const target = targetOf(to);
    const files = await filesOf(db, tenant);
    let copied = 0;
    for (const [index, file] of files.entries()) {
      io.progress(`${index + 1} of ${counted(files.length, 'file')}`);
      if (await copyFile(from, target, file)) copied += 1;
    }
    io.out(`${copied} of ${counted(files.length, 'file')} copied; the others were there already`);
    return 0;
  },
};

function targetOf(to: string): FileStore {
  const filesFolder = path.join(env.DATA_DIR, 'files');
  if (to === 'disk') return openFileStore({ filesFolder });
  if (storageAddress.allows(to)) return openFileStore({ filesFolder, storageUrl: to });
  // the value may contain a secret
  throw usageError(`--to has to be "disk" or ${storageAddress.description}`);
}

export const storageCommands: readonly Command[] = [storageVerify, storageMove];
