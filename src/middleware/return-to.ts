import { matchRoute } from '../routing/routes.ts';

const longest = 2000;
// a browser reads a backslash as a slash and drops control characters; a proxy may decode what is escaped
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const treacherous = /[\\\u0000-\u001f\u007f]|%(5c|2f|[01][\da-f]|7f)/i;

/**
 * The page to go back to, path and query; undefined for anything but a page of this site: another host in any
 * disguise, an address without a page, or the log-in itself.
 */
export const parseReturnTo = (text: string | null | undefined): string | undefined => {
  if (!text?.startsWith('/') || text.startsWith('//') || text.length > longest || treacherous.test(text)) {
    return undefined;
  }
  const url = URL.parse(text, 'http://page');
  // dots are resolved by now: "/.//host" has become "//host"
  if (url?.host !== 'page' || url.pathname.startsWith('//')) return undefined;
  const { route } = matchRoute(url.pathname) ?? {};
  if (!route || route.name === 'login' || route.name === 'notFound') return undefined;
  return url.pathname + url.search;
};
