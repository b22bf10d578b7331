import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type } from 'arktype';

import { type OutsideFile, readOutsideFile } from '../storage/outside-file.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';

const wholeNumber = type('number.integer >= 0');
const sha256 = type(/^[0-9a-f]{64}$/);
const plainName = type(/^\w+$/);

/** `backup.json`, written when everything else is complete. */
const manifest = type({
  format: "'fieldhouse-backup-1'",
  createdAt: 'string',
  /** The migrations of the database, in order. */
  migrations: type(/^[\w-]+\.sql$/).array(),
  /** `tables/<name>.jsonl.gz`: a row of JSON per line. */
  tables: type({ name: plainName, rows: wholeNumber, sha256 }).array(),
  sequences: type({ name: plainName, last: 'string.integer', isCalled: 'boolean' }).array(),
  /** `files/<college>/<sha256>`. */
  files: type({ tenantId: wholeNumber, sha256, size: wholeNumber }).array(),
});

export type Manifest = typeof manifest.infer;

const fileName = 'backup.json';

export const tableFile = (folder: string, name: string): OutsideFile & { root: string } => ({
  root: folder,
  path: path.join('tables', `${name}.jsonl.gz`),
});
export const filesFolder = (folder: string): string => path.join(folder, 'files');

export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(path.join(folder, fileName), `${JSON.stringify(content, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });

/** The manifest of a backup. Throws a usage error for a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readOutsideFile({ root: folder, path: fileName }).catch((error: Error) => {
    if (!isUsageError(error)) throw error;
    throw usageError(`${folder} is not a complete backup: ${error.message}. Name the folder of "backup create".`);
  });
  const parsed = type('string.json.parse').to(manifest)(text.toString());
  if (parsed instanceof type.errors)
    throw usageError(`${path.join(folder, fileName)} is not the list of a backup: ${parsed.summary}`);
  return parsed;
}
