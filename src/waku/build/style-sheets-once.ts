import type { Plugin } from 'vite';

/** The transform of @vitejs/plugin-rsc that adds `<link>` elements to every component that imports CSS. */
const cssTransform = 'rsc:rsc-css-export-transform';

/** The query with which `waku.server.tsx` imports pages; the transform then collects the CSS of everything they import. */
const cssQuery = 'vite-rsc-css-export';

/**
 * Restricts the transform to pages and the document's head. Their links name all style sheets of a build, so links in single
 * components would repeat them.
 *
 * @param head path of the module that renders the document's head
 */
export const styleSheetsOnce = (head: string): Plugin => ({
  name: 'style-sheets-once',
  apply: 'build',
  configResolved({ plugins }) {
    const transform = plugins.find(({ name }) => name === cssTransform)?.transform;
    if (typeof transform !== 'object') throw new Error(`Vite has no plugin ${cssTransform}: see ADR 001, "Upgrading"`);
    const { handler } = transform;
    transform.handler = function (code, id, options) {
      const namesStyleSheets = id.includes(cssQuery) || id.endsWith(head);
      return namesStyleSheets ? handler.call(this, code, id, options) : undefined;
    };
  },
});
