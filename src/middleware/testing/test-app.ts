import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';

import type { AppEnv } from '../app-env.ts';

/** An app with this middleware that responds with `ok` to requests it lets through. */
export const testApp = (...middlewares: MiddlewareHandler<AppEnv>[]) => {
  const app = new Hono<AppEnv>();
  for (const each of middlewares) app.use(each);
  return app.all('*', (c) => c.text('ok'));
};

/** Bindings of a request whose connection comes from `address`. */
export const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
