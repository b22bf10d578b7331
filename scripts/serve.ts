import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

import { databaseLog } from '../src/db/embedded/log-lines.ts';
import { runEmbedded } from '../src/db/embedded/server.ts';
import { env } from '../src/runtime/env.ts';
import { log } from '../src/runtime/log.ts';
import type { ServerProcess } from '../src/server/server-process.ts';
import { superviseWorkers } from '../src/server/supervise-workers.ts';
import { builtServerUrl, loadBuiltServer } from '../src/waku/built-server.ts';
import { buildWhenStale } from './build.ts';

enableCompileCache('node_modules/.cache/node');
// rendering allocates many short-lived strings: earlier garbage collection halves the resident memory without a measurable
// cost; server-flags.mjs has what is only possible on the command line
setFlagsFromString('--heap-growing-percent=30');

// not console.log, which the server sends to its log once it is ready
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function playSample(): Promise<void> {
  if (env.SAMPLE_LIVE_GAME === 'off') return;
  const { playSampleGame } = await import('../samples/live/play-sample-game.ts');
  playSampleGame((url) => print(`  live sample game: ${url}`));
}

try {
  // tests build once for many servers
  if (cluster.isPrimary && !process.argv.includes('--built')) await buildWhenStale();
  if ((env.SAMPLE_COLLEGES === 'on' || env.SAMPLE_LIVE_GAME === 'on') && !existsSync('samples'))
    throw new Error('This installation has no samples. Set SAMPLE_COLLEGES=off and SAMPLE_LIVE_GAME=off.');
  process.env['NODE_ENV'] ??= 'production';
  // only its user can read what the server writes; the build before is readable, because another user may serve it
  process.umask(0o077);
  if (cluster.isPrimary && env.WORKERS > 1) {
    const embedded = env.DATABASE_URL
      ? undefined
      : await runEmbedded({ dataDir: env.DATA_DIR, onProgress: print, onLog: databaseLog(log) });
    cluster.once('listening', playSample);
    superviseWorkers({ count: env.WORKERS, report: print, onStopped: async () => embedded?.stop() });
  } else {
    const server = await loadBuiltServer<ServerProcess>(builtServerUrl);
    // workers start alike: one prints the steps
    const isSilent = cluster.isWorker && cluster.worker?.id !== 1;
    const samples = env.SAMPLE_COLLEGES === 'on' ? await import('../samples/add-colleges.ts') : undefined;
    await server.start((step) => isSilent || print(step), samples?.addSampleColleges);
    if (cluster.isPrimary) await playSample();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
