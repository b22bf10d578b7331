// React sends long, stateless parts (schedule rows, plays, tables, navigation, footer) twice: as HTML and, serialized, as
// payload. A markup part is in the document once (docs/decisions/013-static-markup.md).
//
// How to make one
//   1. `features/schedule/results-table.markup.tsx` contains the component and exports the part:
//        export const resultsTable = defineMarkup('features/schedule/results-table', ResultsTable);
//      `ResultsTable` is a plain component: no hooks, no context, not async, no islands inside. It may use CSS modules,
//      other plain components, and plain `<a href={href(...)}>` links (SoftLinks makes them soft navigations).
//   2. The page renders it: <Markup of={resultsTable} props={{ games }} />
// Islands stay outside and act on the part through data attributes. Props never leave the server, so they need not be
// serializable. A part depends on its props only, neither on the clock nor on the request, because its HTML is cached.

import { setImmediate } from 'node:timers/promises';

import { getRequestContext } from '../../routing/request-context.ts';
import { MarkupSlot } from './client/markup-slot.tsx';
import type { MarkupPart, MarkupTag } from './define-markup.ts';
import { findMarkup } from './markup-cache.ts';
import { markupKey } from './markup-key.ts';
import { storeMarkup } from './store-markup.ts';

type Props<PartProps> = {
  of: MarkupPart<PartProps>;
  props: PartProps;
  /** The element around the part, a `div` by default. */
  as?: MarkupTag;
  className?: string | undefined;
};

let renderer: Promise<typeof import('./markup.ssr.tsx')> | undefined;

/** Renders in the ssr environment. Its module is imported once, since an import costs as much as rendering a short part. */
async function renderPart(name: string, props: object): Promise<string> {
  if (import.meta.env.DEV) renderer = undefined;
  renderer ??= import.meta.viteRsc.import<typeof import('./markup.ssr.tsx')>('./markup.ssr.tsx', {
    environment: 'ssr',
  });
  const { renderMarkup } = await renderer;
  // yields, because the long parts of a page would block the event loop together
  await setImmediate();
  return renderMarkup(name, props);
}

/**
 * Renders a part as finished HTML, at once if it is cached: React serializes an asynchronous component as a row of its own. A
 * document's payload contains only a key; the payload of a soft navigation contains the HTML.
 */
export const Markup = <PartProps extends object>({ of, props, as, className }: Props<PartProps>) => {
  const { isPayload, tenant } = getRequestContext();
  // during development, a part may have changed
  const key = import.meta.env.DEV ? undefined : markupKey(props);
  const render = () => renderPart(of.name, props);
  const html = key === undefined ? render() : findMarkup(`${tenant.id} ${of.name} ${key}`, render);
  // React serializes undefined props, whereas absent ones cost nothing
  const element = { ...(as && { as }), ...(className && { className }) };
  const slot = (html: string) => <MarkupSlot {...element} {...(isPayload ? { html } : { id: storeMarkup(html) })} />;
  return typeof html === 'string' ? slot(html) : html.then(slot);
};
