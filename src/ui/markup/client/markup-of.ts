/** Global key of the server's lookup function; React's environments do not share modules. */
export const lookupKey = Symbol.for('fieldhouse.markup');

type Lookup = (id: string) => string | undefined;

const cache = new Map<string, string>();

/** The finished markup with this id: from the request context on the server, from the document in the browser. */
export const markupOf = (id: string): string => {
  if (typeof document === 'undefined') return fromRequest(id);
  const html = cache.get(id) ?? document.querySelector(`[data-markup="${id}"]`)?.innerHTML ?? '';
  // for parts that are unmounted and mounted again by an error boundary or a restored page
  cache.set(id, html);
  return html;
};

const fromRequest = (id: string): string => {
  const lookup = (globalThis as { [lookupKey]?: Lookup })[lookupKey];
  const html = lookup?.(id);
  if (html === undefined) throw new Error(`No markup "${id}" in this request`);
  return html;
};
