import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

import { builtServerUrl, loadBuiltServer } from '../src/waku/built-server.ts';
import { buildWhenStale } from './build.ts';

// the second start finds its code compiled
enableCompileCache('node_modules/.cache/node');
// pages are many short-lived strings: collecting them sooner halves the resident memory and costs no measurable time;
// a smaller space for new ones helps as well, which only the command line can ask for (package.json)
setFlagsFromString('--heap-growing-percent=30');

try {
  // tests build once and start many servers
  if (!process.argv.includes('--built')) await buildWhenStale();
  process.env['NODE_ENV'] ??= 'production';
  const server = await loadBuiltServer(builtServerUrl);
  await server.start((step) => console.log(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
