import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The names of the classes and keyframes of a CSS module, in order. */
export const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi), ([, found]) => found ?? '')),
];

/**
 * Leaves the rules of a style sheet that every document links out of the scripts' style sheets, where a module appears
 * again when an island imports it; the scripts keep its class names.
 *
 * @param isShared whether the server's build puts a module into that style sheet
 */
export const sharedStylesOnce = (isShared: (file: string) => boolean): Plugin => {
  const linked = new Set<string>();
  return {
    name: 'shared-styles-once',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(_, id) {
        // the server's build precedes that of the scripts
        if (this.environment.name === 'rsc' && isShared(id)) linked.add(id);
        if (this.environment.name !== 'client' || !linked.has(id)) return undefined;
        return namesIn(readFileSync(id, 'utf8'))
          .map((name) => `.${name}{}`)
          .join('');
      },
    },
  };
};
