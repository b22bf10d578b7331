import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

/** The user of the operating system as which Postgres runs. */
export type OsUser = { uid: number; gid: number };

/**
 * As root, the user as which Postgres runs, because it refuses to run as root: the owner of an existing database, or of the
 * folder in which it is created, or else `postgres`, or else `nobody`. Undefined for other users, who run it themselves.
 */
export async function databaseUser(folder: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ownerOf(path.resolve(folder));
  if (owner.uid !== 0) return owner;
  return userOf('postgres') ?? userOf('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether a user can open a folder, given the permissions of all folders above it. */
export const canReach = (folder: string, user: OsUser): boolean =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;

/** The names of the users who may connect: this one, the one of Postgres, and root. */
export function connectingUsers(user: OsUser | undefined): string[] {
  const names = ['root', userInfo().username, user && id('-un', String(user.uid))];
  return [...new Set(names.filter((name) => name !== undefined))];
}

async function ownerOf(folder: string): Promise<OsUser> {
  const existing = await stat(folder).catch(() => undefined);
  return existing ? { uid: existing.uid, gid: existing.gid } : ownerOf(path.dirname(folder));
}

function userOf(name: string): OsUser | undefined {
  const [uid, gid] = [id('-u', name), id('-g', name)];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function id(flag: string, name: string): string | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
