import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, open, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { canReach, type OsUser } from './os-user.ts';

/** As root: where programs and databases are that the user of Postgres cannot reach in their own place. */
export const sharedFolder = '/var/lib/fieldhouse';

/** What a data folder contains, besides the folder of the former embedded database. */
const ownEntries = ['postgres', 'database', 'files', 'pictures', 'test-shop'];

type Options = { dataDir: string; user: OsUser | undefined; onProgress: (step: string) => void };

/**
 * The folder of the embedded database: `postgres` in the data folder, both created when absent. If its user cannot reach the
 * data folder, that is a link to a folder that it can reach.
 */
export async function prepareFolder({ dataDir, user, onProgress }: Options): Promise<string> {
  await prepareDataFolder(dataDir, user);
  const folder = path.join(path.resolve(dataDir), 'postgres');
  const existing = await realpath(folder).catch(() => undefined);
  if (existing === undefined) {
    refuseFormer(dataDir);
    if (!user || canReach(dataDir, user)) await mkdir(folder, { mode: 0o700 }).catch(unlessExists);
    else await createElsewhere(folder, user, onProgress);
  }
  const place = existing ?? (await realpath(folder));
  for (const lock of Object.values(locksOf(place))) await createLockFile(lock);
  if (user) await giveAll(place, user);
  if (user && !canReach(place, user))
    throw new Error(
      `The embedded database in ${place} belongs to the user ${user.uid}, who cannot open the folders above it. Run the command as that user, or allow it to open them (chmod o+x).`,
    );
  return place;
}

/** The files that a starting or stopping process locks, and a server for as long as it runs. */
export const locksOf = (folder: string) => ({
  start: path.join(folder, 'start.lock'),
  server: path.join(folder, 'server.lock'),
});

/** Does not open a file that exists: closing it would release a lock of this process. */
async function createLockFile(file: string): Promise<void> {
  if (existsSync(file)) return;
  const handle = await open(file, 'wx', 0o600).catch(unlessExists);
  await handle?.close();
}

/** Creates the data folder, or closes it to other users; what it contains was readable in former versions. */
async function prepareDataFolder(dataDir: string, user: OsUser | undefined): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(dataDir);
  const entries = await readdir(dataDir);
  const isOurs = uid === process.getuid?.() && (mode & 0o1000) === 0;
  if (!isOurs || (entries.length > 0 && !ownEntries.some((name) => entries.includes(name)))) return;
  if (user) await chown(dataDir, uid, user.gid);
  await chmod(dataDir, user ? 0o710 : 0o700);
}

async function createElsewhere(folder: string, user: OsUser, onProgress: Options['onProgress']): Promise<void> {
  const databases = path.join(sharedFolder, 'databases');
  await mkdir(databases, { recursive: true });
  for (const each of [sharedFolder, databases]) await chmod(each, 0o711);
  const place = path.join(databases, randomUUID());
  await mkdir(place, { mode: 0o700 });
  await chown(place, user.uid, user.gid);
  try {
    await symlink(place, folder);
    onProgress(
      `The database is in ${place}: Postgres does not run as root, and its user cannot open ${path.dirname(folder)}`,
    );
  } catch (error) {
    await rm(place, { recursive: true });
    unlessExists(error);
  }
}

/** Gives the files of root in the folder to the user: root creates or copies the folder. */
async function giveAll(folder: string, { uid, gid }: OsUser): Promise<void> {
  for (const lock of Object.values(locksOf(folder))) await chown(lock, uid, gid);
  if ((await lstat(folder)).uid === uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) {
    const file = path.join(folder, entry);
    if ((await lstat(file)).isSymbolicLink()) throw new Error(`${file} is a symbolic link; a database has none`);
    await chown(file, uid, gid);
  }
  // last, so that an interrupted run is repeated
  await chown(folder, uid, gid);
}

function refuseFormer(dataDir: string): void {
  const folder = path.resolve(dataDir);
  if (!existsSync(path.join(folder, 'database/PG_VERSION'))) return;
  throw new Error(
    [
      `${folder} has a database of Fieldhouse 0.1.0, which ran inside the server. To convert it:`,
      `  1. with Fieldhouse 0.1.0:  DATA_DIR=${folder} npm run cli -- backup create ${folder}-backup`,
      `  2.                         mv ${folder} ${folder}-0.1.0`,
      `  3. with this version:      DATA_DIR=${folder} npm run cli -- backup restore ${folder}-backup`,
    ].join('\n'),
  );
}

function unlessExists(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  return undefined;
}
