import { Hono } from 'hono';

import type { FindTenant } from '../api/find-tenant.ts';
import { problem, problemResponse } from '../api/problem.ts';
import type { Log } from '../runtime/log.ts';
import type { Payments } from './create-payments.ts';

type Options = { payments: Pick<Payments, 'receive'>; findTenant: FindTenant; log: Pick<Log, 'warn' | 'error'> };

/** `POST /payments/webhooks/{provider}`: receives reports from a college's payment provider, at the college's host. */
export function webhookApp({ payments, findTenant, log }: Options) {
  const app = new Hono();
  app.post('/payments/webhooks/:provider', async (c) => {
    const tenant = await findTenant(c.req.raw);
    if (tenant instanceof Response) return tenant;
    const provider = c.req.param('provider');
    // the signature covers the body as sent
    const body = await c.req.text();
    const result = await payments.receive(tenant, provider, { body, headers: c.req.raw.headers });
    if (result === 'handled') return c.json({ received: true });
    if (!result) return problemResponse(problem(404, `The college has no payment provider "${provider}".`));
    log.warn({ tenant: tenant.slug, provider, reason: result.refused }, 'a payment webhook was refused');
    return problemResponse(problem(400, result.refused));
  });
  app.onError((err, c) => {
    log.error({ err, path: c.req.path }, 'a payment webhook failed');
    // the provider sends it again
    return problemResponse(problem(500, 'The report could not be handled.'));
  });
  return app;
}
