import { createMiddleware } from 'hono/factory';

import { isWakuPath, payloadQuery } from '../waku/payload-address.ts';
import { encodesControlCharacter, hasControlCharacter } from '../web/control-characters.ts';
import type { AppEnv } from './app-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

export const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Characters. Longer than any of our URLs; common proxies allow 8 kB. */
const maxUrlLength = 4096;
/** Characters of a path that an error message quotes. */
const maxQuoteLength = 80;

/** Refuses unknown methods, repeated Host headers, and URLs that are too long or contain control characters. */
export const requestGuard = () =>
  createMiddleware<AppEnv>(async function requestGuard(c, next) {
    if (!knownMethods.includes(c.req.method)) {
      return methodNotAllowed(c, knownMethods);
    }
    if (hostHeaders(c.env?.incoming?.rawHeaders ?? []) > 1)
      return c.text('The request has more than one Host header. Send one.', 400);
    const { pathname, search, searchParams } = new URL(c.req.url);
    const length = pathname.length + search.length;
    if (length > maxUrlLength) {
      return c.text(`The URL has ${length} characters. The limit is ${maxUrlLength}.`, 414);
    }
    if (!isWellFormed(pathname)) {
      const start = pathname.slice(0, maxQuoteLength);
      return c.text(
        `The path ${start} is malformed. It must be percent-encoded UTF-8 without control characters.`,
        400,
      );
    }
    const parameter = parameterWithControlCharacter(pathname, searchParams);
    if (parameter !== undefined) {
      return c.text(
        `The query parameter ${JSON.stringify(parameter.slice(0, maxQuoteLength))} contains a control character. Remove it.`,
        400,
      );
    }
    return next();
  });

/** Node uses the first of several Host headers; a proxy in front may have used another one. */
const hostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Valid UTF-8 without control characters. */
const isWellFormed = (pathname: string): boolean => {
  try {
    return !hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};

/** Whether a parameter's value is a URL or a query, which is decoded a second time. */
const decodesTwice = (pathname: string, name: string): boolean =>
  (name === 'url' && pathname.startsWith('/images/')) || (name === payloadQuery && isWakuPath(pathname));

const parameterWithControlCharacter = (pathname: string, parameters: URLSearchParams): string | undefined => {
  for (const [name, value] of parameters) {
    if (hasControlCharacter(name) || hasControlCharacter(value)) return name;
    if (decodesTwice(pathname, name) && encodesControlCharacter(value)) return name;
  }
  return undefined;
};
