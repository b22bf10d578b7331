import { runEmbedded } from '../db/embedded/server.ts';

/** Runs the embedded database of a data folder until it is killed, for tests of what a killed server leaves behind. */
const [dataDir = ''] = process.argv.slice(2);
await runEmbedded({ dataDir }).then(
  () => console.log('running'),
  (error: Error) => {
    console.log(error.message);
    process.exit(1);
  },
);
setInterval(() => {}, 1000);
