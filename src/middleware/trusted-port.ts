import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Options = {
  /** The port that browsers use, if a proxy or port mapping makes it differ from the listening port. */
  publicPort?: number | undefined;
};

/**
 * Replaces a forged port in the request URL. The scheme's default port, the public port and, without a proxy, the port of the
 * connection are trusted.
 */
export const trustPort = (
  url: URL,
  { publicPort, localPort, isProxied }: Options & { localPort: number | undefined; isProxied: boolean },
): void => {
  if (url.port === '') return;
  const trusted = [publicPort, isProxied ? undefined : localPort].filter((port) => port !== undefined).map(String);
  if (!trusted.includes(url.port)) url.port = trusted[0] ?? '';
};

/** Replaces a forged port in the Host header, so that it does not appear in canonical URLs, sitemaps or cache keys. Runs after `forwarded`. */
export const trustedPort = ({ publicPort }: Options) =>
  createMiddleware<AppEnv>(async function trustedPort(c, next) {
    const socket = c.env?.incoming?.socket;
    if (!socket) return next();
    const url = new URL(c.req.url);
    trustPort(url, { publicPort, localPort: socket.localPort, isProxied: c.var.isProxied === true });
    if (url.href !== c.req.url) c.req.raw = new Request(url, c.req.raw);
    return next();
  });
