import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

/** In milliseconds. Node waits for minutes: so long a few clients could hold every connection with half a request. */
const patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/**
 * Listens on a port and resolves with the one taken (0 asks for any free one).
 * Throws an Error in plain words when the port is taken or may not be used.
 */
export const listen = async (fetch: Fetch, { host, port }: { host: string | undefined; port: number }) => {
  const server = createServer(patience, getRequestListener(fetch, { errorHandler: refuseMalformed }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inPlainWords(error, port)));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
};

/** Requests that are none: no host, a host name no URL can have, an absolute address of another scheme. */
const refuseMalformed = () =>
  new Response('Malformed request', {
    status: 400,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });

const inPlainWords = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program. Stop it or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000`);
  return error;
};

/** Stops taking requests, lets the running ones finish for at most `seconds`, then cuts them off. */
export const drain = async (server: Server, seconds: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // a connection kept alive becomes idle when its answer ends
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
};
