import { pathToFileURL } from 'node:url';

/** The server that `waku build` writes: what `createServer` returned in `src/waku.server.tsx`. */
export type BuiltServer = {
  fetch: (request: Request) => Promise<Response>;
  start: (onProgress: (step: string) => void) => Promise<void>;
};

export const builtServerUrl = pathToFileURL('dist/server/index.js');

export const loadBuiltServer = async (url: URL): Promise<BuiltServer> => (await import(url.href)).unstable_serverEntry;
