import { expect, test } from 'vitest';

import { vendorSources } from '../third-party/vendors.ts';
import { contentPolicy } from './content-policy.ts';
import { policyFindings } from './testing/policy-findings.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

test('the policy of a college without vendors allows only the hosts of videos', () => {
  const policy = contentPolicy({ scripts: ["'sha256-abc'"] });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data:");
  expect(policy).not.toContain('strict-dynamic');
  expect(policy.match(/https:\/\/[^ ;]+/g)).toHaveLength(1);
});

test('vendor scripts are trusted if a trusted script loads them, and connect only to hosts that the college lists', () => {
  const vendors = vendorSources({ tagHosts: ['counter.example.com'] });
  const policy = contentPolicy({ scripts: ["'sha256-abc'"], styles: ["'sha256-def'"], vendors });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc' 'strict-dynamic'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://counter.example.com");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://counter.example.com");
  expect(directive(policy, 'frame-src')).toContain('https://counter.example.com');
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-def'");
  expect(policy).not.toContain('unsafe');
});

test('streams may be fetched only on pages that play one', () => {
  const policy = contentPolicy({ isStreaming: true });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https:");
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https: blob:");
  expect(directive(contentPolicy({}), 'media-src')).not.toContain('blob');
});

test('forms submit to this site, and to a payment provider only on pages that name it', () => {
  expect(directive(contentPolicy({}), 'form-action')).toBe("form-action 'self'");
  const policy = contentPolicy({ formTargets: ['https://checkout.stripe.com'] });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://checkout.stripe.com");
});

const scripts = ["'sha256-abc'"];

test.each<[string, Parameters<typeof contentPolicy>[0]]>([
  ['without scripts', {}],
  ['with inline scripts and styles', { scripts, styles: ["'sha256-def'"] }],
  ['with scripts that load others', { scripts, loads: true }],
  ['with vendors', { scripts, vendors: vendorSources({ tagHosts: ['counter.example.com'], gtmIds: ['GTM-A'] }) }],
  ['with a player', { scripts, isStreaming: true }],
  ['with a payment provider', { scripts, formTargets: ['https://checkout.stripe.com'] }],
])('csp_evaluator reports nothing on the policy of a page %s', (_, options) => {
  expect(policyFindings(contentPolicy(options))).toEqual([]);
});

test.each([
  ['an unsafe script', "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"],
  ['plugins', "script-src 'self'; base-uri 'none'"],
  ['scripts of any host', "script-src 'self' https:; object-src 'none'; base-uri 'none'"],
])('csp_evaluator reports a policy that allows %s', (_, policy) => {
  expect(policyFindings(policy)).not.toEqual([]);
});
