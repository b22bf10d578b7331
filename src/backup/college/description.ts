import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type } from 'arktype';

import { hostName, tenantSlug } from '../../domain/tenant.ts';
import { readOutsideFile } from '../../storage/outside-file.ts';
import { isUsageError, usageError } from '../../web/usage-error.ts';

const wholeNumber = type('number.integer >= 0');

const exportedFile = type({ path: 'string > 0', size: wholeNumber, sha256: type(/^[0-9a-f]{64}$/) });

export type ExportedFile = typeof exportedFile.infer;

/** `college.json`, written when everything else is complete. */
const description = type({
  format: "'fieldhouse-college-2'",
  exportedAt: 'string',
  /** The last migration of the database. */
  version: 'string',
  slug: tenantSlug,
  name: 'string',
  hosts: hostName.array().atLeastLength(1),
  /** `data/<name>.json`: an array with a row per line. */
  tables: type({ name: type(/^\w+$/), rows: wholeNumber }).array(),
  /** Every other file of the export. */
  files: exportedFile.array(),
});

export type Description = typeof description.infer;

const fileName = 'college.json';

export const dataFile = (table: string): string => `data/${table}.json`;

export const writeDescription = (folder: string, content: Description): Promise<void> =>
  writeFile(path.join(folder, fileName), `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600, flush: true });

/** Describes an exported college. Throws a usage error for a folder that has none. */
export async function readDescription(folder: string): Promise<Description> {
  const text = await readOutsideFile({ root: folder, path: fileName }).catch((error: Error) => {
    if (!isUsageError(error)) throw error;
    throw usageError(`${folder} is not a complete export: ${error.message}. Name the folder of "tenant export".`);
  });
  const parsed = type('string.json.parse').to(description)(text.toString());
  if (parsed instanceof type.errors) throw usageError(`${folder}/${fileName} is not readable: ${parsed.summary}`);
  return parsed;
}
