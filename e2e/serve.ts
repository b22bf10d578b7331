// Starts the server under test on a copy of a prepared data folder.
import { rmSync } from 'node:fs';

import { copyDataFolder } from '../acceptance/run/data-folder.ts';
import { buildWhenStale } from '../scripts/build.ts';

const dataDir = process.env['DATA_DIR'];
if (!dataDir) throw new Error('DATA_DIR is not set');
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await buildWhenStale();
await copyDataFolder(dataDir, 'on');
await import('../scripts/serve.ts');
