import type { Context } from 'hono';

/** Refuses the method of a request and names those that its address takes. */
export const methodNotAllowed = (c: Context, methods: readonly string[]): Response => {
  const allowed = methods.join(', ');
  return c.text(`${c.req.method} is not possible here. The address takes ${allowed}.`, 405, { Allow: allowed });
};
