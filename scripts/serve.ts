import { pathToFileURL } from 'node:url';

import { buildWhenStale } from './build.ts';

type Started = { port: number; tenants: { name: string; canonicalHost: string; hosts: string[] }[] };

try {
  await buildWhenStale();
  process.env['NODE_ENV'] ??= 'production';
  const { unstable_serverEntry: server } = await import(pathToFileURL('dist/server/index.js').href);
  const { port, tenants }: Started = await server.start((step: string) => console.log(step));
  console.log('Ready:');
  for (const { name, canonicalHost } of tenants) console.log(`  ${name}: http://${canonicalHost}:${port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
