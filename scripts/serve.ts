import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import { buildWhenStale } from './build.ts';

// the second start finds its code compiled
enableCompileCache('node_modules/.cache/node');
// pages are many short-lived strings: collecting them sooner halves the resident memory and costs no measurable time;
// a smaller space for new ones helps as well, which only the command line can ask for (package.json)
setFlagsFromString('--heap-growing-percent=30');

try {
  await buildWhenStale();
  process.env['NODE_ENV'] ??= 'production';
  const { unstable_serverEntry: server } = await import(pathToFileURL('dist/server/index.js').href);
  await server.start((step: string) => console.log(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
