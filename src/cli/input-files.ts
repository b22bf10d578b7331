import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { maxFileBytes } from '../importers/file-size.ts';
import { plainName } from '../importers/plain-name.ts';
import type { InputFile } from './command.ts';

/** Placeholder for a password that is read from the terminal or a pipe, which keeps it out of the shell history. */
export const passwordInput = '-';

/** A file to read, and its name in reports: the base name, or the path relative to the named folder. */
export type InputPath = { path: string; name: string; problem?: string };

/**
 * Lists the files of a command line in the given order. Each folder is replaced by all files below it with one of the
 * extensions (".xml"), sorted by name. A folder that cannot be read becomes an entry with a problem.
 */
export async function findInputFiles(
  paths: readonly string[],
  extensions: readonly string[] = [],
): Promise<InputPath[]> {
  const found = await Promise.all(
    paths.map(async (file): Promise<InputPath[]> => {
      if (file === passwordInput) return [{ path: file, name: 'password' }];
      const isFolder = extensions.length > 0 && (await stat(file).catch(() => undefined))?.isDirectory();
      return isFolder ? filesIn(file, extensions) : [{ path: file, name: plainName(path.resolve(file)) }];
    }),
  );
  return found.flat();
}

async function filesIn(folder: string, extensions: readonly string[]): Promise<InputPath[]> {
  const files = (await walk(folder, folder))
    .filter(({ path: file, problem }) => problem || extensions.includes(path.extname(file).toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (files.length > 0) return files;
  return [{ path: folder, name: folder, problem: `The folder ${folder} has no ${extensions.join(' or ')} files.` }];
}

async function walk(root: string, folder: string): Promise<InputPath[]> {
  const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    const found = visible.map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? walk(root, file) : [{ path: file, name: nameOf(file) }];
    });
    return (await Promise.all(found)).flat();
  } catch (error) {
    return [
      { path: folder, name: nameOf(folder) || folder, problem: `The folder cannot be read: ${messageOf(error)}` },
    ];
  }
}

/** Reads files lazily, one at a time. A file that cannot be read has a problem in place of bytes. */
export async function* readInputFiles(files: readonly InputPath[]): AsyncGenerator<InputFile> {
  for (const { path: file, name, problem: known } of files) {
    if (file === passwordInput) {
      const { readPassword } = await import('./read-password.ts');
      yield readPassword().then((bytes) => ({ name, bytes }), asProblem(name));
      continue;
    }
    const refusal = known ? { problem: known } : await refusalOf(file);
    yield refusal ? { name, ...refusal } : await readFile(file).then((bytes) => ({ name, bytes }), asProblem(name));
  }
}

/** Why a file is not read into memory, and its path if the reason is its size. */
async function refusalOf(file: string): Promise<{ problem: string; path?: string } | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return { problem: `The file ${file} does not exist.` };
  if (stats.isDirectory())
    return { problem: `${file} is a folder; name its files, such as ${path.join(file, '*.xml')}.` };
  if (!stats.isFile()) return { problem: `${file} is not a regular file.` };
  if (stats.size > maxFileBytes)
    return {
      problem: `${file} has ${stats.size} bytes; the limit is ${maxFileBytes}.`,
      path: path.resolve(file),
    };
  return undefined;
}

const asProblem = (name: string) => (error: Error) => ({ name, problem: `The file cannot be read: ${error.message}` });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
