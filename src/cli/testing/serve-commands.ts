import { openEmbedded } from '../../db/open-embedded.ts';
import { databasePlace } from '../../db/place.ts';
import { startCommandSocket } from '../socket-server.ts';

// a process that owns a database and runs commands, for tests that kill it
const [dataDir = ''] = process.argv.slice(2);
const database = await openEmbedded(databasePlace({ DATA_DIR: dataDir }).folder);
await startCommandSocket({ database, dataDir, port: 3000 });
console.log('ready');
