import { launch } from '../src/db/embedded/launch.ts';
import { prepareEmbedded } from '../src/db/embedded/server.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { createDatabaseFolder, fastSettings } from '../src/testing/database-template.ts';
import { freePort } from '../src/testing/free-port.ts';
import { createTempFolder, removeTempFolder } from '../src/testing/temp-folder.ts';

/** A Postgres server with an empty database. */
export type TestServer = {
  url: string;
  /** Stops the server without a checkpoint. */
  crash: () => Promise<void>;
  /** Ends the main process with SIGKILL; its backends end soon after. */
  kill: () => Promise<void>;
  /** Starts the server again with the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the Postgres of the embedded database as a server of its own. Its data survives `kill`, but not a power failure. */
export const startPostgres = async (): Promise<TestServer> => {
  const dataDir = await createTempFolder('fieldhouse-postgres-');
  await createDatabaseFolder(dataDir);
  const port = await freePort();
  // a killed server loses no confirmed change
  const further = { ...fastSettings, autovacuum: 'on', synchronous_commit: 'on' };
  const prepared = await prepareEmbedded({ dataDir, port, further });
  let server = await launch(prepared.launch);
  const address = `postgres://fieldhouse@127.0.0.1:${port}`;
  const admin = await openPostgres(`${address}/postgres`);
  await admin.execute('create database site');
  await admin.close();
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal);
    return server.ended;
  };
  return {
    url: `${address}/site`,
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      server = await launch(prepared.launch);
    },
    stop: async () => {
      await server.stop();
      await removeTempFolder(dataDir);
    },
  };
};
