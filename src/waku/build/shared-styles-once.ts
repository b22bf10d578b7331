import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The names of the classes and keyframes of a CSS module, in order. */
export const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi), ([, found]) => found ?? '')),
];

/**
 * An island that imports a module of a style sheet that its documents link would add the rules again to the style sheet of its
 * script; this plugin leaves them out there and keeps the class names.
 *
 * @param isShared whether the server build puts a module into a style sheet that every document with its islands links
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
        // the server is built before the scripts
        if (this.environment.name === 'rsc' && isShared(id)) linked.add(id);
        if (this.environment.name !== 'client' || !linked.has(id)) return undefined;
        return namesIn(readFileSync(id, 'utf8'))
          .map((name) => `.${name}{}`)
          .join('');
      },
    },
  };
};
