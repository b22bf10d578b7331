// Writes the next migration: `npm run migration -- <name> [commit]` compares the tables in src/db/schema with those of a
// commit, HEAD by default. Review the file before committing it.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

import { listMigrations } from '../src/db/migrate.ts';

const migrations = 'src/db/migrations';

/** The drizzle-kit snapshot of the tables in a working tree. */
const tablesIn = async (root: string) => {
  const { everyTable } = await import(pathToFileURL(path.join(root, 'src/db/schema/every-table.ts')).href);
  return generateDrizzleJson(everyTable);
};

/** The drizzle-kit snapshot of the tables in a commit, loaded with the packages of the working tree. */
const tablesAt = async (commit: string) => {
  const root = await mkdtemp(path.join(tmpdir(), 'fieldhouse-migration-'));
  try {
    await mkdir(path.join(root, 'files'));
    execFileSync('git', ['archive', '--output', path.join(root, 'files.tar'), commit, 'src', 'package.json']);
    execFileSync('tar', ['-xf', path.join(root, 'files.tar'), '-C', path.join(root, 'files')]);
    await symlink(path.resolve('node_modules'), path.join(root, 'files/node_modules'), 'junction');
    return await tablesIn(path.join(root, 'files'));
  } finally {
    await rm(root, { recursive: true });
  }
};

const nextNumber = async () => Number((await listMigrations(path.resolve(migrations))).at(-1)?.slice(0, 4) ?? 0) + 1;

const [name = '', commit = 'HEAD'] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_-]*$/.test(name)) {
  console.error('The name of the migration is missing or invalid. Example: npm run migration -- add_coach_photo');
  process.exit(2);
}
const statements = await generateMigration(await tablesAt(commit), await tablesIn('.'));
if (statements.length === 0) console.log(`The tables have not changed since ${commit}.`);
else {
  const file = `${migrations}/${String(await nextNumber()).padStart(4, '0')}_${name.replaceAll('-', '_')}.sql`;
  await writeFile(file, `${statements.join('\n')}\n`, { flag: 'wx' });
  console.log(`${file} has ${statements.length} statements. Review them, and add statements for existing rows.`);
}
