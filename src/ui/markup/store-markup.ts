import { getRequestContext } from '../../routing/request-context.ts';
import { lookupKey } from './client/markup-of.ts';

/** Stores finished markup in the request context and returns its id for `markupOf`. */
export const storeMarkup = (html: string): string => {
  const { markup } = getRequestContext();
  const id = `m${markup.size}`;
  markup.set(id, html);
  return id;
};

// registered here because storeMarkup is called before every lookup; a module that only some pages load might load too late
Object.assign(globalThis, { [lookupKey]: (id: string) => getRequestContext().markup.get(id) });
