// Runs in Vite's ssr environment: React's static renderer is not to be had where server components run.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';

import type { MarkupPart } from './define-markup.ts';

type PartModule = Record<string, MarkupPart<object>>;

const partModules = import.meta.glob<PartModule>('/src/{features,ui}/**/*.markup.tsx');

const loadPart = async (name: string): Promise<MarkupPart<object>> => {
  const exported = Object.values((await partModules[`/src/${name}.markup.tsx`]?.()) ?? {});
  const part = exported.find((each) => each.name === name);
  if (!part)
    throw new Error(`No markup part "${name}": src/${name}.markup.tsx has to export defineMarkup('${name}', …)`);
  return part;
};

/** The finished HTML of a part. A part that throws fails like any component of the page. */
export const renderMarkup = async (name: string, props: object): Promise<string> => {
  const { component } = await loadPart(name);
  return renderToStaticMarkup(createElement(component, props));
};
