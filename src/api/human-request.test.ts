import { expect, test } from 'vitest';

import { isHumanRequest } from './human-request.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  isHumanRequest(new Request('http://harbor.localhost/', { method, headers: { 'user-agent': firefox, ...headers } }));

test('a request from an interactive browser is human', () => {
  expect(asked()).toBe(true);
  expect(asked({ 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(true);
  expect(asked({ 'sec-fetch-site': 'none' })).toBe(true);
});

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
  ['purpose', 'preview'],
])('one that fetches ahead does not (%s: %s)', (name, value) => {
  expect(asked({ [name]: value })).toBe(false);
});

test('a request from a crawler is not', () => {
  expect(asked({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })).toBe(
    false,
  );
});

test('a request from a page of another site is not', () => {
  expect(asked({ 'sec-fetch-site': 'cross-site' })).toBe(false);
});

test('a HEAD request is not', () => {
  expect(asked({}, 'HEAD')).toBe(false);
});
