import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

import { env } from '../src/runtime/env.ts';
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
  if (cluster.isPrimary && env.WORKERS > 1) {
    superviseWorkers({ count: env.WORKERS, report: (text) => console.log(text) });
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
