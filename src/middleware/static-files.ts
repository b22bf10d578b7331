import { serveStatic } from '@hono/node-server/serve-static';

/** Files of the build: those with a hash in their name never change, the others may with the next build. */
export const staticFiles = (root: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const isHashed = /\/assets\/[^/]+$/.test(path);
      c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
