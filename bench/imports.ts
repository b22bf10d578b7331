import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { migrate } from '../src/db/migrate.ts';
import { openEmbedded } from '../src/db/open-database.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { saveGame } from '../src/importers/save/save-game.ts';
import { insertCollege } from '../src/importers/save/testing/college.ts';
import { createTempFolder } from '../src/testing/temp-folder.ts';

const folder = path.resolve('../shared/data');
const gameFiles = /^(?:statcrew\/(?!bsseas)|sidearm\/wbb-|ncaa\/genius-)/;

/** Imports every real game file into an empty embedded database and returns the slowest; undefined without the files. */
export async function timeImports(): Promise<{ files: number; slowest: string; seconds: number } | undefined> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const games = names.filter((name) => gameFiles.test(name)).sort();
  if (games.length === 0) {
    console.warn('SKIPPED: import times need real game files in ../shared/data');
    return undefined;
  }
  console.log(`Importing ${games.length} real game files ...`);
  const dataDir = await createTempFolder('fieldhouse-imports-');
  const database = await openEmbedded({ dataDir });
  await migrate(database);
  const tenant = await insertCollege(database, { slug: 'bench', name: 'Bench College' });
  let slowest = { slowest: '', seconds: 0 };
  for (const name of games) {
    const bytes = await readFile(path.join(folder, name));
    const started = performance.now();
    await saveGame(database, {
      tenant,
      file: { name: path.basename(name), bytes },
      parsed: readGameFile(bytes),
      as: 'H',
    });
    const seconds = (performance.now() - started) / 1000;
    if (seconds > slowest.seconds) slowest = { slowest: path.basename(name), seconds };
  }
  await database.close();
  await rm(dataDir, { recursive: true });
  return { files: games.length, ...slowest };
}
