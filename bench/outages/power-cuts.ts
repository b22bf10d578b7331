// Kills the server and its embedded database with `kill -9` a hundred times (or <number>) while it writes, and looks for
// acknowledged rows that are missing: `npm run bench outages power`
import { rm } from 'node:fs/promises';

import { createDatabaseFolder } from '../../src/testing/database-template.ts';
import { killDuringWrites, type Victims } from '../../src/testing/killed-writers.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atMost, printVerdicts } from '../budgets.ts';

const kinds: Victims[] = [['server'], ['database'], ['database', 'server'], ['server', 'database']];
const count = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 100);
const kills = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? []);

const dataDir = await createTempFolder('fieldhouse-power-');
try {
  await createDatabaseFolder(dataDir);
  const { written, lost } = await killDuringWrites(dataDir, kills, (done) => {
    if (done % 10 === 0) console.log(`${done} of ${count} times killed …`);
  });
  process.exitCode = printVerdicts([
    atMost(`${written} acknowledged rows, ${count} times killed: lost`, lost.length, 0, String),
  ]);
} finally {
  await rm(dataDir, { recursive: true });
}
