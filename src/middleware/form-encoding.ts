import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Refuses a form with bytes that are not UTF-8, instead of storing the replacement characters that decoding makes of them. */
export const formEncoding = () =>
  createMiddleware<AppEnv>(async function formEncoding(c, next) {
    const [, kind] =
      /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.exec(c.req.header('content-type') ?? '') ?? [];
    if (c.req.method !== 'POST' || kind === undefined) return next();
    const isUtf8 = isUtf8Form(await c.req.arrayBuffer(), kind.startsWith('app'));
    return isUtf8 ? next() : c.text('The form has bytes that are not UTF-8. Send its text as UTF-8.', 400);
  });

function isUtf8Form(bytes: ArrayBuffer, hasEscapes: boolean): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // a percent sign that begins no escape is text
    if (hasEscapes) for (const [escapes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
