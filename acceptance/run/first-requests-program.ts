// To start a process for each request takes seconds. Here every request gets a module graph of its own in one process;
// they share the database, which the server keeps on the global object, and nothing else of what a graph leaves there.
import { once } from 'node:events';
import { registerHooks } from 'node:module';

import { builtServerUrl, loadBuiltServer } from '../../src/waku/built-server.ts';
import type { FirstAnswers, FirstRequests } from './first-requests.ts';

const build = new URL('.', builtServerUrl).href;
const database = Symbol.for('fieldhouse.database');

// what a module of a graph imports belongs to that graph
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const graph = URL.parse(context.parentURL ?? '')?.search;
    return graph && resolved.url.startsWith(build)
      ? { ...resolved, url: resolved.url.split('?')[0] + graph }
      : resolved;
  },
});

const original = new Set(Reflect.ownKeys(globalThis));

const resetGlobals = () => {
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!original.has(key) && key !== database) Reflect.deleteProperty(globalThis, key);
  }
};

const [requests] = await once(process, 'message');
const { origin, cookie, addresses }: FirstRequests = requests;
const answers: FirstAnswers = {};
for (const [name, address] of Object.entries(addresses)) {
  resetGlobals();
  const server = await loadBuiltServer(new URL(`?first=${name}`, builtServerUrl));
  const response = await server.fetch(new Request(origin + address, { headers: { cookie } }));
  answers[name] = { status: response.status, text: await response.text() };
}
process.send?.(answers);
