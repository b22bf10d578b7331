import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { maxFileBytes } from '../importers/file-size.ts';
import { plainName } from '../importers/plain-name.ts';
import type { InputFile } from './command.ts';

/** In place of a path: a password that is typed or piped, so that it stands in no history of commands. */
export const typedPassword = '-';

/** A file to read, with its name in reports: the base name, or its place in the folder that was named. */
export type InputPath = { path: string; name: string; problem?: string };

/**
 * The files of a command line in the order typed, each folder replaced by its files of the given extensions (".xml"),
 * however deep, in the order of their names. A folder that cannot be read becomes an entry with the problem.
 */
export async function findInputFiles(
  paths: readonly string[],
  extensions: readonly string[] = [],
): Promise<InputPath[]> {
  const found = await Promise.all(
    paths.map(async (file): Promise<InputPath[]> => {
      if (file === typedPassword) return [{ path: file, name: 'password' }];
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
  return [
    { path: folder, name: folder, problem: `No file in the folder ${folder} ends with ${extensions.join(' or ')}.` },
  ];
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

/** Reads files one after the other, as they are asked for. One that cannot be read comes with the reason in place of bytes. */
export async function* readInputFiles(files: readonly InputPath[]): AsyncGenerator<InputFile> {
  for (const { path: file, name, problem: known } of files) {
    if (file === typedPassword) {
      const { readPassword } = await import('./read-password.ts');
      yield readPassword().then((bytes) => ({ name, bytes }), asProblem(name));
      continue;
    }
    const problem = known ?? (await problemOf(file));
    yield problem ? { name, problem } : await readFile(file).then((bytes) => ({ name, bytes }), asProblem(name));
  }
}

async function problemOf(file: string): Promise<string | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts) return `There is no file ${file}.`;
  if (facts.isDirectory()) return `${file} is a folder; name its files, such as ${path.join(file, '*.xml')}.`;
  if (!facts.isFile()) return `${file} is no ordinary file.`;
  if (facts.size > maxFileBytes) return `${file} has ${facts.size} bytes; at most ${maxFileBytes} are read.`;
  return undefined;
}

const asProblem = (name: string) => (error: Error) => ({ name, problem: `It cannot be read: ${error.message}` });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
