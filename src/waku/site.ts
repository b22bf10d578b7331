import type { ReactNode } from 'react';
import { createPages } from 'waku';
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';

/** Renders a page as a document or payload; null if the request is not for a page. */
export type RenderPage = (request: Request) => Promise<Response | null>;

type Server = {
  fetch: (request: Request) => Promise<Response>;
};

type Site = {
  /** The document around every page. */
  root: (props: { children: ReactNode }) => ReactNode;
  /** With `{parameters}` in their paths. The page at `/404` is rendered in place of one that calls `notFound`. */
  pages: readonly { path: string; component: () => Promise<ReactNode> }[];
  /** Runs in front of Waku: `waku dev` calls its `fetch`. */
  createServer: (options: { renderPage: RenderPage; isDevelopment: boolean }) => Server;
};

/** Creates the default export of `src/waku.server.tsx`. */
export const createSite = ({ root, pages, createServer }: Site) => {
  const handlers = createPages(async ({ createPage, createRoot }) => {
    createRoot({ render: 'dynamic', component: root });
    return pages.map(({ path, component }) =>
      createPage({ render: 'dynamic', path: wakuPath(path) as '/', component }),
    );
  });
  const adapter = createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => ({
    ...createServer({ renderPage: processRequest, isDevelopment: !isBuild }),
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: [],
  }));
  return adapter(handlers);
};

/** Waku's notation: `/sports/[slug]`. */
const wakuPath = (path: string) => path.replaceAll('{', '[').replaceAll('}', ']');
