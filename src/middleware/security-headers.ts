import { randomBytes } from 'node:crypto';

import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

import { vendorSources } from '../third-party/vendors.ts';
import type { AppEnv } from './app-env.ts';
import { contentPolicy } from './content-policy.ts';

/** What an answer may say of itself: pictures are sandboxed, and may be shown by other sites. */
const ownWord = ['content-security-policy', 'cross-origin-resource-policy'];

/** Scripts, styles and fonts are no documents; what is said of documents would double the smallest of them. */
const noDocument = /^(?:text\/(?:javascript|css)|font\/)/;
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A year; subdomains are not ours to decide. */
const hsts = 'max-age=31536000';

/** What browsers may do with an answer, and the nonce that its inline scripts need. */
export const securityHeaders = ({ isDevelopment }: { isDevelopment: boolean }) => {
  const headers = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // set below: only where the request came over https
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    const nonce = randomBytes(16).toString('base64');
    c.set('secureHeadersNonce', nonce);
    const own: [name: string, value: string][] = [];
    await headers(c, async () => {
      await next();
      for (const name of ownWord) {
        const value = c.res.headers.get(name);
        if (value) own.push([name, value]);
      }
    });
    if (c.req.url.startsWith('https:')) c.res.headers.set('strict-transport-security', hsts);
    if (noDocument.test(c.res.headers.get('content-type') ?? '')) {
      for (const name of ofDocuments) c.res.headers.delete(name);
      return;
    }
    // the college is known by now, where the answer is of one
    const vendors = vendorSources(c.var.tenant?.settings.config);
    c.res.headers.set('content-security-policy', contentPolicy({ nonce, vendors, isDevelopment }));
    for (const [name, value] of own) c.res.headers.set(name, value);
  });
};
