// The one module that knows the names Waku still marks as unstable in its adapters.
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';

import { createServer } from '../../hono-server.ts';

/** Puts our server in front of Waku: `waku dev` asks it through `fetch`, production calls `start`. */
export const adapter = createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  const server = createServer({ renderPage: processRequest, isDevelopment: !isBuild });
  return {
    fetch: server.fetch,
    start: server.start,
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: [],
  };
});
