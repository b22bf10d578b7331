import { describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { firstAddress, sampledRoutes } from '../e2e/samples.ts';
import { hashSource } from '../src/routing/inline-code.ts';
import { sampleSite } from './run/shared-servers.ts';

const get = (college: College, path: string, headers?: Record<string, string>) =>
  sampleSite().fetch(hostOf(college), path, headers);

/** The texts of inline elements that the browser runs or applies. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , , text = '']) => text);

describe.each(colleges)('%s', (college) => {
  test('every inline script and style of a document is in its policy, and none has a nonce', async () => {
    const addresses = await Promise.all(sampledRoutes.map((name) => firstAddress(sampleSite(), college, name)));
    for (const path of [...addresses, '/404?path=/x', '/splash/1', '/form/3', '/components/showcase/embed']) {
      if (!path) continue;
      const response = await get(college, path);
      const html = await response.text();
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const policy = response.headers.get('content-security-policy') ?? '';
      expect.soft(html, path).not.toMatch(/\bnonce=/);
      expect.soft(policy, path).not.toMatch(/nonce-|unsafe-/);
      for (const text of inlineTexts(html))
        expect.soft(policy, `${path}: ${text.slice(0, 80)}`).toContain(hashSource(text));
    }
  });
});
