// Writes src/backup/testing/releases/<version>.zip, a backup of a complete college by this version. Run it with each
// release: a test upgrades and restores the data of every release.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';

import { createBackup } from '../src/backup/create-backup.ts';
import { createCompleteCollege } from '../src/testing/complete-college.ts';
import { createTestDatabase } from '../src/testing/database.ts';

const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));

const database = await createTestDatabase();
await createCompleteCollege(database.db, 'harbor');
const guide = async function* () {
  yield new TextEncoder().encode('%PDF-1.7 guide');
};
const { sha256, size } = await database.files.put(1, guide());
await database.db.execute(sql`update stored_file set sha256 = ${sha256}, size = ${size}`);
await database.db.execute(sql`
  insert into subscriber (tenant_id, email, name, sports, token)
  values (1, 'ann@example.com', ${'Ann\u2028Lee\u2029'}, '[]', 'token')`);

const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
await createBackup(database, path.join(folder, 'backup'), () => {});
const entries = await readdir(path.join(folder, 'backup'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();
const archive = zipSync(
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(path.join(folder, 'backup'), file), await readFile(file)] as const),
    ),
  ),
);
await rm(folder, { recursive: true });
const target = `src/backup/testing/releases/${version}.zip`;
await writeFile(target, archive, { flag: 'wx' });
console.log(`${target}: ${files.length} files, ${archive.length} bytes`);
process.exit();
