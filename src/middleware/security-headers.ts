import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

import { createInlineCode, hashSource } from '../routing/inline-code.ts';
import { vendorSources } from '../third-party/vendors.ts';
import type { AppEnv } from './app-env.ts';
import { contentPolicy } from './content-policy.ts';
import { isSubresource } from './subresource.ts';

/**
 * Headers that a handler may override: images are sandboxed and may be embedded by other sites, and order pages send no referrer.
 */
const overridable = ['content-security-policy', 'cross-origin-resource-policy', 'referrer-policy'];

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** One year, without subdomains, which belong to the college. */
const hsts = 'max-age=31536000';

type Options = {
  /** Inline scripts that every document may contain; others are allowed through `inlineCode`. */
  inlineScripts?: readonly string[];
  isDevelopment: boolean;
};

/** Sets the security headers of a response. Its policy allows the inline scripts and styles of a document by hash. */
export const securityHeaders = ({ inlineScripts = [], isDevelopment }: Options) => {
  const known = inlineScripts.map(hashSource);
  const headers = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // set below, for https requests only
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    const inlineCode = createInlineCode();
    c.set('inlineCode', inlineCode);
    const overridden: [name: string, value: string][] = [];
    await headers(c, async () => {
      await next();
      for (const name of overridable) {
        const value = c.res.headers.get(name);
        if (value) overridden.push([name, value]);
      }
    });
    if (c.req.url.startsWith('https:')) c.res.headers.set('strict-transport-security', hsts);
    if (isSubresource(c.res)) {
      for (const name of documentHeaders) c.res.headers.delete(name);
      return;
    }
    const vendors = vendorSources(c.var.tenant?.settings.config);
    const { scripts, styles, loads } = inlineCode.sources();
    c.res.headers.set(
      'content-security-policy',
      contentPolicy({
        scripts: c.res.headers.get('content-type')?.startsWith('text/html') ? [...known, ...scripts] : [],
        styles,
        loads,
        vendors,
        formTargets: c.var.formTargets,
        isStreaming: c.var.isStreaming,
        isDevelopment,
      }),
    );
    for (const [name, value] of overridden) c.res.headers.set(name, value);
  });
};
