import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

import { databaseLog } from '../src/db/embedded/database-log.ts';
import { runEmbedded } from '../src/db/embedded/server.ts';
import { env } from '../src/runtime/env.ts';
import { log } from '../src/runtime/log.ts';
import { superviseWorkers } from '../src/server/supervise-workers.ts';
import { builtServerUrl, loadBuiltServer } from '../src/waku/built-server.ts';
import { buildWhenStale } from './build.ts';

enableCompileCache('node_modules/.cache/node');
// rendering allocates many short-lived strings: earlier garbage collection halves the resident memory without a measurable
// cost; server-flags.mjs has what is only possible on the command line
setFlagsFromString('--heap-growing-percent=30');

try {
  // tests build once for many servers
  if (cluster.isPrimary && !process.argv.includes('--built')) await buildWhenStale();
  process.env['NODE_ENV'] ??= 'production';
  // only its user can read what the server writes; the build before is readable, because another user may serve it
  process.umask(0o077);
  if (cluster.isPrimary && env.WORKERS > 1) {
    const report = (text: string) => console.log(text);
    const embedded = env.DATABASE_URL
      ? undefined
      : await runEmbedded({ dataDir: env.DATA_DIR, onProgress: report, onLog: databaseLog(log) });
    superviseWorkers({ count: env.WORKERS, report, onStopped: async () => embedded?.stop() });
  } else {
    const server = await loadBuiltServer(builtServerUrl);
    // workers start alike: one prints the steps
    const isSilent = cluster.isWorker && cluster.worker?.id !== 1;
    await server.start((step) => isSilent || console.log(step));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
