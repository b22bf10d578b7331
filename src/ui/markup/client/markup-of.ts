/** Where the server leaves the lookup of the current request: React's environments share no modules. */
export const lookupKey = Symbol.for('fieldhouse.markup');

type Lookup = (id: string) => string | undefined;

const kept = new Map<string, string>();

/** The finished markup with this key: on the server from the request, in the browser from the document it came with. */
export const markupOf = (id: string): string => {
  if (typeof document === 'undefined') return fromRequest(id);
  const html = kept.get(id) ?? document.querySelector(`[data-markup="${id}"]`)?.innerHTML ?? '';
  // a part that is unmounted and mounted again (an error boundary, a restored page) finds it here
  kept.set(id, html);
  return html;
};

const fromRequest = (id: string): string => {
  const lookup = (globalThis as { [lookupKey]?: Lookup })[lookupKey];
  const html = lookup?.(id);
  if (html === undefined) throw new Error(`No markup "${id}" in this request`);
  return html;
};
