import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

export const KNOWN_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Longer than any address of ours; common proxies stop at 8 kB. */
const LONGEST_ADDRESS = 4096;

/** Refuses what no address of the site can mean, before anything looks at it. */
export const requestGuard = () =>
  createMiddleware<AppEnv>(async function requestGuard(c, next) {
    if (!KNOWN_METHODS.includes(c.req.method)) {
      return c.text('Method not allowed', 405, { Allow: KNOWN_METHODS.join(', ') });
    }
    if (hostHeaders(c.env?.incoming?.rawHeaders ?? []) > 1) return c.text('More than one host', 400);
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > LONGEST_ADDRESS) return c.text('Address too long', 414);
    if (!isReadable(pathname)) return c.text('Malformed address', 400);
    return next();
  });

/** Node keeps the first of several and hides the others; a proxy before us may have believed another. */
const hostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Whether every escape stands for a character that may be in a path: valid UTF-8, no control characters. */
const isReadable = (pathname: string): boolean => {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};
