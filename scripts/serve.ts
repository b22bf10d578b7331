import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

import { builtServerUrl, loadBuiltServer } from '../src/waku/built-server.ts';
import { buildWhenStale } from './build.ts';

enableCompileCache('node_modules/.cache/node');
// rendering allocates many short-lived strings: earlier garbage collection halves the resident memory without a measurable
// cost; server-flags.mjs has what is only possible on the command line
setFlagsFromString('--heap-growing-percent=30');

try {
  // tests build once for many servers
  if (!process.argv.includes('--built')) await buildWhenStale();
  process.env['NODE_ENV'] ??= 'production';
  const server = await loadBuiltServer(builtServerUrl);
  await server.start((step) => console.log(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
