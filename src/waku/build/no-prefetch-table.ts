import type { Plugin } from 'vite';

const file = '/waku/dist/router/define-router-utils/client-code.js';
const script = 'return `\nglobalThis.__WAKU_ROUTER_PREFETCH__';

/**
 * Removes the inline script that names the modules to prefetch for each prerendered route. No route is prerendered, so the table is
 * empty, and Waku's client works without the function.
 */
export const noPrefetchTable = (): Plugin => ({
  name: 'no-prefetch-table',
  apply: 'build',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(file)) return undefined;
    if (!code.includes(script)) throw new Error(`${file} has no ${script}: see ADR 001, "Upgrading"`);
    return code.replace(script, "if (ids.length === 0) return '';\n    ".concat(script));
  },
});
