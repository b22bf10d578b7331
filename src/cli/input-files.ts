import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../importers/decode-text.ts';
import { plainName } from '../importers/save/imported-files.ts';
import type { InputFile } from './command.ts';
import { readPassword } from './read-password.ts';

/** In place of a path: a password that is typed or piped, so that it stands in no history of commands. */
export const typedPassword = '-';

/** Reads files one after the other, as they are asked for. One that cannot be read comes with the reason in place of bytes. */
export async function* readInputFiles(paths: readonly string[]): AsyncGenerator<InputFile> {
  for (const file of paths) {
    if (file === typedPassword) {
      yield readPassword().then((bytes) => ({ name: 'password', bytes }), asProblem('password'));
      continue;
    }
    const name = plainName(path.resolve(file));
    const problem = await problemOf(file);
    yield problem ? { name, problem } : await readFile(file).then((bytes) => ({ name, bytes }), asProblem(name));
  }
}

async function problemOf(file: string): Promise<string | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts) return `There is no file ${file}.`;
  if (facts.isDirectory()) return `${file} is a folder; name its files, such as ${path.join(file, '*.xml')}.`;
  if (!facts.isFile()) return `${file} is no ordinary file.`;
  if (facts.size > MAX_FILE_BYTES) return `${file} has ${facts.size} bytes; at most ${MAX_FILE_BYTES} are read.`;
  return undefined;
}

const asProblem = (name: string) => (error: Error) => ({ name, problem: `It cannot be read: ${error.message}` });
