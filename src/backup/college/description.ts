import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type } from 'arktype';

import { usageError } from '../../domain/usage-error.ts';

/** `college.json`, written when everything else is complete. */
const description = type({
  format: "'fieldhouse-college-1'",
  exportedAt: 'string',
  /** The last migration of the database. */
  version: 'string',
  slug: 'string',
  name: 'string',
  hosts: 'string[]',
  /** `data/<name>.json`: an array with a row per line. */
  tables: type({ name: type(/^\w+$/), rows: 'number.integer >= 0' }).array(),
});

export type Description = typeof description.infer;

const fileName = 'college.json';

export const dataFile = (folder: string, table: string): string => path.join(folder, 'data', `${table}.json`);

export const writeDescription = (folder: string, content: Description): Promise<void> =>
  writeFile(path.join(folder, fileName), `${JSON.stringify(content, null, 1)}\n`);

/** Describes an exported college. Throws a usage error for a folder that has none. */
export async function readDescription(folder: string): Promise<Description> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw usageError(`${folder} has no ${fileName}; name the folder of a complete "tenant export".`);
  const parsed = type('string.json.parse').to(description)(text);
  if (parsed instanceof type.errors) throw usageError(`${folder}/${fileName} is not readable: ${parsed.summary}`);
  return parsed;
}
