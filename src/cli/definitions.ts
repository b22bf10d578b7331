import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { GroupDefinition } from './command.ts';

/** Where the build stores the definitions of all commands. */
export const definitionsFile = path.resolve('dist/commands.json');

/** What definitions derive from. */
const sources = ['src/{cli,content,domain}/**/*.ts', 'replay/*.ts'];

/**
 * The definitions of all commands: as the build stored them, because loading the commands takes a second, or from the commands
 * if one has changed since.
 */
export async function loadDefinitions(file = definitionsFile): Promise<readonly GroupDefinition[]> {
  const stored = await modifiedAt(file);
  if (stored > 0 && !(await isAnyNewer(stored))) return JSON.parse(await readFile(file, 'utf8'));
  const { describeCommands } = await import('./commands.ts');
  return describeCommands();
}

async function isAnyNewer(time: number): Promise<boolean> {
  for await (const file of glob(sources)) if ((await modifiedAt(file)) > time) return true;
  return false;
}

/** In milliseconds; 0 if there is no file. */
const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
