// Runs in Vite's ssr environment, because React has no static renderer for the environment of server components.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

import type { MarkupPart } from './define-markup.ts';

type PartModule = Record<string, MarkupPart<object>>;

const partModules = import.meta.glob<PartModule>('/src/{features,ui}/**/*.markup.tsx');

const parts = new Map<string, MarkupPart<object>>();

const loadPart = async (name: string): Promise<MarkupPart<object>> => {
  const known = parts.get(name);
  if (known) return known;
  const exported = Object.values((await partModules[`/src/${name}.markup.tsx`]?.()) ?? {});
  const part = exported.find((each) => each.name === name);
  if (!part)
    throw new Error(`No markup part "${name}": src/${name}.markup.tsx has to export defineMarkup('${name}', …)`);
  parts.set(name, part);
  return part;
};

/** The finished HTML of a part. Errors propagate to the page. */
export const renderMarkup = async (name: string, props: object): Promise<string> => {
  const { component } = await loadPart(name);
  return renderToStaticMarkup(createElement(component, props));
};
