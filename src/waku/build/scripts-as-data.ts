import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Plugin } from 'vite';

import { reactFunctions } from '../document/react-calls.ts';

const wakuRenderer = '/waku/dist/lib/vite-rsc/ssr.js';
const documents = path.resolve('src/waku/document');

/** Imports of Waku's renderer and their replacements. */
const replacements: Record<string, string> = {
  'react-dom/server.edge': path.join(documents, 'render-document.ts'),
  'rsc-html-stream/server': path.join(documents, 'inject-payload.ts'),
  '../utils/ssr.js': path.join(documents, 'bootstrap.ts'),
};

/** The source of React's renderer in production. */
export const reactRenderer = (): string =>
  readFileSync(
    path.join(
      path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
      'cjs/react-dom-server.node.production.js',
    ),
    'utf8',
  );

/**
 * Makes Waku write documents without inline scripts of variable text (`src/waku/document`). Not used by the development server,
 * whose policy allows inline scripts.
 */
export const scriptsAsData = (): Plugin => {
  const replaced = new Set<string>();
  return {
    name: 'scripts-as-data',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.REACT_FUNCTIONS': JSON.stringify(reactFunctions(reactRenderer())) } }),
    resolveId(source, importer) {
      const replacement = replacements[source];
      if (!replacement || !importer?.split('?')[0]?.endsWith(wakuRenderer)) return undefined;
      replaced.add(source);
      return replacement;
    },
    buildEnd() {
      if (this.environment.name !== 'ssr') return;
      const missing = Object.keys(replacements).filter((source) => !replaced.has(source));
      if (missing.length > 0) throw new Error(`Waku's renderer does not import ${missing}: see ADR 001, "Upgrading"`);
    },
  };
};
