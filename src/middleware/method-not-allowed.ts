import type { Context } from 'hono';

/** A 405 that names the allowed methods. */
export const methodNotAllowed = (c: Context, methods: readonly string[]): Response => {
  const allowed = methods.join(', ');
  return c.text(`Method ${c.req.method} is not allowed here. Allowed: ${allowed}.`, 405, { Allow: allowed });
};
