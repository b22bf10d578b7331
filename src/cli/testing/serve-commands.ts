import { runEmbedded } from '../../db/embedded/server.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { startCommandSocket } from '../socket-server.ts';

// a process that owns a database and runs commands, for tests that kill it
const [dataDir = ''] = process.argv.slice(2);
const server = await runEmbedded({ dataDir });
const database = await openPostgres(server.url);
await startCommandSocket({ database, dataDir, port: 3000 });
console.log('ready');
