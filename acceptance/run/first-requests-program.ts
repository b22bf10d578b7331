// Each page gets a module graph of its own in one process, because a process for each takes seconds. The graphs share
// the schema library and the database, which the server stores on the global object.
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ServerProcess } from '../../src/server/server-process.ts';
import { builtServerUrl, loadBuiltServer } from '../../src/waku/built-server.ts';
import type { FirstRequests, FirstResponses } from './first-requests.ts';

const build = new URL('.', builtServerUrl).href;
const shared = new Set<PropertyKey>([Symbol.for('fieldhouse.database'), '$ark']);

// loading the schema library takes two thirds of the time of a graph
const isSchemaLibrary = (file: string) => {
  const code = readFileSync(file, 'utf8');
  return code.includes('// node_modules/arktype/') && !code.includes('// src/');
};
const sharedModules = new Set(
  globSync('dist/server/**/*.js')
    .filter(isSchemaLibrary)
    .map((file) => pathToFileURL(path.resolve(file)).href),
);

// the query of a module's URL names its graph; its imports get the same
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const graph = URL.parse(context.parentURL ?? '')?.search;
    const [url = ''] = resolved.url.split('?');
    return graph && url.startsWith(build) && !sharedModules.has(url) ? { ...resolved, url: url + graph } : resolved;
  },
});

const original = new Set(Reflect.ownKeys(globalThis));

const resetGlobals = () => {
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!original.has(key) && !shared.has(key)) Reflect.deleteProperty(globalThis, key);
  }
};

const [requests] = await once(process, 'message');
const { origin, cookie, pages }: FirstRequests = requests;
const responses: FirstResponses = {};
for (const [number, addresses] of pages.entries()) {
  resetGlobals();
  const server = await loadBuiltServer<ServerProcess>(new URL(`?page=${number}`, builtServerUrl));
  for (const [name, address] of Object.entries(addresses)) {
    const send = () => server.fetch(new Request(origin + address, { headers: { cookie } }));
    const first = await send();
    // the data took too long on a busy machine; the page is still the only one that the server has rendered
    const response = first.status === 503 ? await send() : first;
    responses[name] = { status: response.status, text: await response.text() };
  }
}
process.send?.(responses);
