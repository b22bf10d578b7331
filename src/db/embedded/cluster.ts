import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { connectingUsers, type OsUser } from './os-user.ts';

/** Of the database and of its role. */
export const databaseName = 'fieldhouse';

/** Longest path of a Unix socket on Linux (108 bytes with the final zero) and macOS (104). */
const maxSocketPath = process.platform === 'darwin' ? 103 : 107;

/** Of the programs in the packages. */
const version = '18';

/** Creates the files of a database unless they exist. An interrupted attempt leaves none under the final name. */
export async function createCluster(cluster: string, programs: string, user: OsUser | undefined): Promise<void> {
  const existing = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (existing?.trim() === version) return;
  if (existing !== undefined)
    throw new Error(
      `The embedded database in ${cluster} has the format of Postgres ${existing.trim()}; this version of Fieldhouse contains Postgres ${version}. Create a backup with the former version (backup create) and restore it into a new DATA_DIR with this one (backup restore).`,
    );
  const part = `${cluster}.new`;
  await rm(part, { recursive: true, force: true });
  const options = [
    ...['--pgdata', part, '--username', databaseName, '--auth', 'peer', '--encoding', 'UTF8', '--no-instructions'],
    // the same order on every machine, and letters of all languages in upper and lower case
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  await run(path.join(programs, 'initdb'), options, user);
  await rename(part, cluster);
}

/** Allows connections of the owner's users over the socket only, which the operating system verifies, and no others. */
export async function writeAccessRules(
  cluster: string,
  user: OsUser | undefined,
  further: readonly string[],
): Promise<void> {
  const users = connectingUsers(user).map((name) => `owner "${name}" ${databaseName}`);
  await writeFor(user, path.join(cluster, 'pg_ident.conf'), users);
  await writeFor(user, path.join(cluster, 'pg_hba.conf'), ['local all all peer map=owner', ...further]);
}

async function writeFor(user: OsUser | undefined, file: string, lines: readonly string[]): Promise<void> {
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
}

/** The folder for the socket: `folder`, or a private one with a shorter path. */
export async function socketFolder(folder: string, port: number, user: OsUser | undefined): Promise<string> {
  if (Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) <= maxSocketPath) return folder;
  const short = await mkdtemp(path.join(tmpdir(), 'fieldhouse-'));
  await chmod(short, 0o700);
  if (user) await chown(short, user.uid, user.gid);
  return short;
}

/** Removes the folder of the socket, unless that is the folder of the database. */
export async function removeSocketFolder(sockets: string, folder: string): Promise<void> {
  if (path.resolve(sockets) !== path.resolve(folder)) await rm(sockets, { recursive: true, force: true });
}

async function run(program: string, args: string[], user: OsUser | undefined): Promise<void> {
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The embedded database cannot be created:\n${output.trim()}`)),
    );
  });
}

/** Postgres reads variables such as PGPORT, and messages are to be in English. */
export const programEnvironment = (): Record<string, string> => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });
