import { createMiddleware } from 'hono/factory';

import { encodesControlCharacter, hasControlCharacter } from '../domain/control-characters.ts';
import { isWakuPath, payloadQuery } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

export const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Longer than any address of ours; common proxies stop at 8 kB. */
const longestAddress = 4096;
/** Of a path in a refusal. */
const longestQuote = 80;

/** Refuses what no address of the site can mean, before anything looks at it. */
export const requestGuard = () =>
  createMiddleware<AppEnv>(async function requestGuard(c, next) {
    if (!knownMethods.includes(c.req.method)) {
      return methodNotAllowed(c, knownMethods);
    }
    if (hostHeaders(c.env?.incoming?.rawHeaders ?? []) > 1)
      return c.text('The request has more than one Host header. Send one.', 400);
    const { pathname, search, searchParams } = new URL(c.req.url);
    const length = pathname.length + search.length;
    if (length > longestAddress) {
      return c.text(`The address has ${length} characters. It may have ${longestAddress}.`, 414);
    }
    if (!isReadable(pathname)) {
      const start = pathname.slice(0, longestQuote);
      return c.text(
        `The path of the address, ${start}, is not readable. It has to be percent-encoded UTF-8 without control characters.`,
        400,
      );
    }
    const parameter = parameterWithControlCharacter(pathname, searchParams);
    if (parameter !== undefined) {
      return c.text(
        `The query parameter ${JSON.stringify(parameter.slice(0, longestQuote))} has a control character. Remove it.`,
        400,
      );
    }
    return next();
  });

/** Node keeps the first of several and hides the others; a proxy before us may have believed another. */
const hostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Whether every escape stands for a character that may be in a path: valid UTF-8, no control characters. */
const isReadable = (pathname: string): boolean => {
  try {
    return !hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};

/** Their value is an address or a query itself, which is decoded once more. */
const decodesTwice = (pathname: string, name: string): boolean =>
  (name === 'url' && pathname.startsWith('/images/')) || (name === payloadQuery && isWakuPath(pathname));

const parameterWithControlCharacter = (pathname: string, parameters: URLSearchParams): string | undefined => {
  for (const [name, value] of parameters) {
    if (hasControlCharacter(name) || hasControlCharacter(value)) return name;
    if (decodesTwice(pathname, name) && encodesControlCharacter(value)) return name;
  }
  return undefined;
};
