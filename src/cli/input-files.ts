import { type FileHandle, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { maxFileBytes } from '../importers/file-size.ts';
import { plainName } from '../importers/plain-name.ts';
import { isMissingFile, openOutsideFile } from '../storage/outside-file.ts';
import { isUsageError } from '../web/usage-error.ts';
import type { InputFile } from './command.ts';

/** Placeholder for a password that is read from the terminal or a pipe, which keeps it out of the shell history. */
export const passwordInput = '-';

/** A file to read, and its name in reports: the base name, or the path relative to the named folder, which is its root. */
export type InputPath = { path: string; name: string; root?: string; problem?: string };

/**
 * Lists the files of a command line in the given order. Each folder is replaced by all files below it with one of the
 * extensions (".xml"), sorted by name. A folder that cannot be read, or is a link, becomes an entry with a problem.
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
    const found = visible.map(async (entry) => {
      const file = path.join(folder, entry.name);
      const name = nameOf(file);
      if (entry.isDirectory()) return walk(root, file);
      if (entry.isSymbolicLink() && (await stat(file).catch(() => undefined))?.isDirectory())
        return [{ path: file, name, problem: `${file} is a symbolic link, which is not followed; name its folder.` }];
      return [{ path: file, name, root }];
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
  for (const file of files) {
    const { name, problem } = file;
    if (file.path === passwordInput) {
      const { readPassword } = await import('./read-password.ts');
      yield readPassword().then((bytes) => ({ name, bytes }), asProblem(name));
    } else yield problem ? { name, problem } : await readInput(file);
  }
}

async function readInput({ path: file, name, root }: InputPath): Promise<InputFile> {
  let handle: FileHandle | undefined;
  try {
    if ((await stat(file).catch(() => undefined))?.isDirectory())
      return { name, problem: `${file} is a folder; name its files, such as ${path.join(file, '*.xml')}.` };
    // a file that is named may come from a list of the shell, such as images/*; its folder was chosen
    const base = root ?? path.dirname(path.resolve(file));
    handle = await openOutsideFile({ root: base, path: path.relative(base, path.resolve(file)) });
    const { size } = await handle.stat();
    if (size <= maxFileBytes) return { name, bytes: await handle.readFile() };
    // the server opens it again, without following links
    return { name, problem: `${file} has ${size} bytes; the limit is ${maxFileBytes}.`, path: await realpath(file) };
  } catch (error) {
    if (isMissingFile(error)) return { name, problem: `The file ${file} does not exist.` };
    return isUsageError(error) ? { name, problem: error.message } : asProblem(name)(error as Error);
  } finally {
    await handle?.close();
  }
}

const asProblem = (name: string) => (error: Error) => ({ name, problem: `The file cannot be read: ${error.message}` });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
