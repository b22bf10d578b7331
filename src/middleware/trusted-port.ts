import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Options = {
  /** The port that browsers use, where a port mapping or a proxy makes it another than the one listened on. */
  publicPort?: number | undefined;
};

/**
 * Replaces a port that the client made up, so that no canonical address, sitemap or cache key repeats it. Trusted are the
 * default port of the scheme, the public port, and the port of the connection itself unless a proxy opened it. Needs
 * `forwarded` before it.
 */
export const trustedPort = ({ publicPort }: Options) =>
  createMiddleware<AppEnv>(async function trustedPort(c, next) {
    const socket = c.env?.incoming?.socket;
    const url = new URL(c.req.url);
    if (!socket || url.port === '') return next();
    const localPort = c.var.isProxied ? undefined : socket.localPort;
    const trusted = [publicPort, localPort].filter((port) => port !== undefined).map(String);
    if (trusted.includes(url.port)) return next();
    url.port = trusted[0] ?? '';
    c.req.raw = new Request(url, c.req.raw);
    return next();
  });
