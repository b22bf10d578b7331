import { type } from 'arktype';
import { Hono } from 'hono';

import { isUnavailable, retryAfterSeconds } from '../api/failure.ts';
import type { FindTenant } from '../api/find-tenant.ts';
import { problem, problemResponse } from '../api/problem.ts';
import type { Database } from '../db/client.ts';
import { pushRequest } from '../domain/push.ts';
import type { Log } from '../runtime/log.ts';
import { counted } from '../web/counted.ts';
import { createRateLimit } from '../web/rate-limit.ts';
import { isStorableJson, unstorable } from '../web/storable-text.ts';
import { isPoint } from './encrypt.ts';
import { findChoices, removeSubscription, saveSubscription } from './subscriptions.ts';

type Options = { database: Pick<Database, 'db'>; findTenant: FindTenant; log: Pick<Log, 'error'> };
type Env = { Variables: { clientAddress?: string } };

const parseRequest = type('string.json.parse').to(pushRequest);

/**
 * Subscriptions to notifications: `PUT /push/subscriptions` stores one, `GET` and `DELETE /push/subscriptions/{id}` read and
 * delete it. The id is the SHA-256 of an endpoint, so only the browser knows it.
 */
export function pushApp({ database: { db }, findTenant, log }: Options) {
  const limit = createRateLimit({ perMinute: 12 });
  const app = new Hono<Env>().basePath('/push/subscriptions');

  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.put('/', async (c) => {
    const tenant = await findTenant(c.req.raw);
    if (tenant instanceof Response) return tenant;
    const seconds = limit.take(tenant.id, c.var.clientAddress ?? '');
    if (seconds > 0)
      return problemResponse(problem(429, `Too many subscriptions. Try again in ${counted(seconds, 'second')}.`), {
        'retry-after': String(seconds),
      });
    const body = await c.req.text();
    if (!isStorableJson(body)) return problemResponse(problem(400, `The subscription contains ${unstorable}.`));
    const wanted = parseRequest(body);
    if (wanted instanceof type.errors) return problemResponse(problem(400, wanted.summary));
    if (!isPoint(wanted.keys.p256dh))
      return problemResponse(
        problem(400, 'keys.p256dh must be a point of the curve P-256. Subscribe again in the browser.'),
      );
    if (await saveSubscription(db, tenant.id, wanted)) return c.body(null, 204);
    return problemResponse(problem(404, `${tenant.name} sends no notifications.`));
  });
  app.get('/:id', async (c) => {
    const tenant = await findTenant(c.req.raw);
    if (tenant instanceof Response) return tenant;
    const choices = await findChoices(db, tenant.id, c.req.param('id'));
    return choices ? c.json(choices) : problemResponse(problem(404, 'There is no subscription with this id.'));
  });
  app.delete('/:id', async (c) => {
    const tenant = await findTenant(c.req.raw);
    if (tenant instanceof Response) return tenant;
    await removeSubscription(db, tenant.id, c.req.param('id'));
    return c.body(null, 204);
  });
  app.onError((err, c) => {
    if (isUnavailable(err))
      return problemResponse(problem(503, 'The database is unavailable. Try again in a moment.'), {
        'retry-after': String(retryAfterSeconds),
      });
    log.error({ err, path: '/push/subscriptions', method: c.req.method }, 'a subscription failed');
    return problemResponse(problem(500, 'The subscription could not be saved. Try again later.'));
  });
  return app;
}
