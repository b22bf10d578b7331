import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTempFolder, removeTempFolder } from '../../testing/temp-folder.ts';
import { preparePrograms } from './programs.ts';

let folder: string;
beforeEach(async () => {
  folder = await createTempFolder('fieldhouse-programs-');
});
afterEach(() => removeTempFolder(folder));

/** A package whose `postgres` does not run on this system, as one for another C library. */
async function createForeignPackage(): Promise<string> {
  const bin = path.join(folder, 'foreign/native/bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(folder, 'foreign/package.json'), '{"version":"18.0.0"}');
  await writeFile(path.join(bin, 'postgres'), '#!/lib/ld-musl-of-another-system.so.1\n');
  await chmod(path.join(bin, 'postgres'), 0o755);
  return path.join(folder, 'foreign');
}

test.each([
  ['without programs for it', async () => path.join(folder, 'missing')],
  ['that cannot run the programs', createForeignPackage],
])('a system %s gets one line that names DATABASE_URL', async (_, createPackage) => {
  const options = { user: undefined, copies: path.join(folder, 'copies'), onProgress: () => {} };
  const error = await preparePrograms({ ...options, packageFolder: await createPackage() }).catch((reason) => reason);
  expect((error as Error).message).toBe(
    `There is no embedded database for this system (${process.platform}-${process.arch}). Set DATABASE_URL to a Postgres server.`,
  );
});
