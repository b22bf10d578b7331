import { matchRoute } from '../routing/routes.ts';

const maxLength = 2000;
// browsers read a backslash as a slash and drop control characters; a proxy may decode escapes
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches them on purpose
const unsafe = /[\\\u0000-\u001f\u007f]|%(5c|2f|[01][\da-f]|7f)/i;

/**
 * Path and query of the page to return to after the log-in; undefined for anything but a page of this site, and for the
 * log-in and its pages.
 */
export const parseReturnTo = (text: string | null | undefined): string | undefined => {
  if (!text?.startsWith('/') || text.startsWith('//') || text.length > maxLength || unsafe.test(text)) {
    return undefined;
  }
  const url = URL.parse(text, 'http://page');
  // parsing resolves dots: "/.//host" becomes "//host"
  if (url?.host !== 'page' || url.pathname.startsWith('//')) return undefined;
  const { route } = matchRoute(url.pathname) ?? {};
  if (!route || route.pageType === 'login' || route.name === 'notFound') return undefined;
  return url.pathname + url.search;
};
