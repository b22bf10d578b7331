import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

type Options = {
  host: string | undefined;
  port: number;
  /** Handles some requests before the app. */
  before?: ((next: RequestListener) => RequestListener) | undefined;
  /** Receives an error that the app did not answer, not even with its error page. */
  onError?: ((error: unknown) => void) | undefined;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Milliseconds. With Node's defaults of minutes, a few slow clients could exhaust the connections. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/**
 * Listens on a port and resolves with it; 0 chooses a free one. Throws an Error that names the remedy if the port is in use or not
 * permitted.
 */
export const listen = async (fetch: Fetch, { host, port, before = (next) => next, onError = () => {} }: Options) => {
  const errorHandler = (error: unknown) => {
    if (error instanceof Error && error.name === malformed) return errorResponse(400, 'Malformed request');
    onError(error);
    return errorResponse(500, 'Something went wrong');
  };
  const server = createServer(timeouts, before(getRequestListener(fetch, { errorHandler })));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
};

/** The name of errors of requests without a host, with an invalid host name, or with an absolute URL of another scheme. */
const malformed = 'RequestError';

const errorResponse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });

const listenError = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use by another program. Stop it or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is not permitted for this user. Choose one above 1023: PORT=3000`);
  return error;
};

/** Stops accepting connections, waits at most `seconds` for running requests, then closes all connections. */
export const drain = async (server: Server, seconds: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // keep-alive connections become idle when their response ends
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
};
