import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Options = {
  /** The port that browsers use, if a proxy or port mapping makes it differ from the listening port. */
  publicPort?: number | undefined;
};

/**
 * Replaces a forged port in the Host header, so that it does not appear in canonical URLs, sitemaps or cache keys. Trusted
 * are the scheme's default port, the public port and, without a proxy, the port of the connection. Runs after `forwarded`.
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
