import type { Context, Next } from 'hono';

import type { AppEnv } from './app-env.ts';

/** Renders the page of a posted form as a GET, because Waku renders pages only for GET. */
export async function renderForm(c: Context<AppEnv>, next: Next): Promise<void> {
  const sent = c.req.raw;
  if (sent.method === 'POST') c.req.raw = new Request(sent.url, { headers: withoutBody(sent.headers) });
  await next();
  c.req.raw = sent;
}

function withoutBody(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.delete('content-type');
  headers.delete('content-length');
  return headers;
}

/** Sets the status of a rendered page unless it is already an error. */
export function setStatus(c: Context<AppEnv>, status: number | undefined): void {
  if (status && c.res.ok) c.res = new Response(c.res.body, { status, headers: c.res.headers });
}
