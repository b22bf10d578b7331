import { pathToFileURL } from 'node:url';

/** The server in the output of `waku build`: the result of `createServer` in `src/waku.server.tsx`. */
export type BuiltServer = {
  fetch: (request: Request) => Promise<Response>;
  start: (onProgress: (step: string) => void) => Promise<void>;
};

export const builtServerUrl = pathToFileURL('dist/server/index.js');

export const loadBuiltServer = async (url: URL): Promise<BuiltServer> => (await import(url.href)).unstable_serverEntry;
