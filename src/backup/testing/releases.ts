import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { unzipSync } from 'fflate';

const zips = path.join(import.meta.dirname, 'releases');

/** The releases with a backup in the folder `releases`, which scripts/release-data.ts writes. */
export const releases = readdirSync(zips).map((name) => path.basename(name, '.zip'));

/** Unpacks the backup of a release into a new folder; returns the folder. */
export async function unzipRelease(release: string, folder: string): Promise<string> {
  const files = unzipSync(await readFile(path.join(zips, `${release}.zip`)));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return folder;
}
