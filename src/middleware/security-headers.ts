import { randomBytes } from 'node:crypto';

import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';

import { videoOrigin } from '../domain/story.ts';
import type { AppEnv } from './app-env.ts';

/** What an answer may say of itself: pictures are sandboxed, and may be shown by other sites. */
const OWN_WORD = ['content-security-policy', 'cross-origin-resource-policy'];

/**
 * Strict by default: nothing inline without the nonce, nothing from another host, no framing.
 * Style attributes are refused as well; colours of a college come in a `<style nonce>`.
 */
export const securityHeaders = ({ isDevelopment }: { isDevelopment: boolean }) => {
  // Vite's dev client injects inline scripts and styles without a nonce and talks over a web socket; React's development
  // build evaluates text to show server stacks
  const inline = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [NONCE];
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline],
      styleSrc: ["'self'", ...inline],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
      frameSrc: ["'self'", videoOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // plain http on *.localhost and behind proxies that end TLS: the proxy sets it
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    c.set('secureHeadersNonce', randomBytes(16).toString('base64'));
    const own: [name: string, value: string][] = [];
    await headers(c, async () => {
      await next();
      for (const name of OWN_WORD) {
        const value = c.res.headers.get(name);
        if (value) own.push([name, value]);
      }
    });
    for (const [name, value] of own) c.res.headers.set(name, value);
  });
};
