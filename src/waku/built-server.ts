import { pathToFileURL } from 'node:url';

export const builtServerUrl = pathToFileURL('dist/server/index.js');

/** The server in the output of `waku build`: the result of `createServer` in `src/waku.server.tsx`. */
export const loadBuiltServer = async <Server>(url: URL): Promise<Server> =>
  (await import(url.href)).unstable_serverEntry;
