import { getRequestContext } from '../../routing/request-context.ts';
import { lookupKey } from './client/markup-of.ts';

/** Stores finished markup for the document of the current request and returns its key, which `markupOf` resolves. */
export const storeMarkup = (html: string): string => {
  const { markup } = getRequestContext();
  const id = `m${markup.size}`;
  markup.set(id, html);
  return id;
};

// here, because nothing is looked up that was not stored before: a lookup registered by a module that only some pages
// load leaves the others without it until one of those was rendered
Object.assign(globalThis, { [lookupKey]: (id: string) => getRequestContext().markup.get(id) });
