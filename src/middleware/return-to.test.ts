import { expect, test } from 'vitest';

import { parseReturnTo } from './return-to.ts';

test.each([
  '/',
  '/hidden/news/2026/9/5/a-story',
  '/hidden/sports/football/roster/2027?view=table&sort=name',
  '/sports/football/schedule',
])('the log-in returns to %s', (path) => {
  expect(parseReturnTo(path)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'sports/football',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2e%2e//evil.example',
  '/%2f%2fevil.example/',
  '/%2F/evil.example/',
  '/%5cevil.example/',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  ...['%00', '%0a', '%0D', '%1b', '%1F', '%7f'].map((control) => `/hidden/news/2026/9/5/a${control}story`),
  '/sports/football/../..//evil.example',
  '/@evil.example',
  '//lakeshore.example@evil.example/',
  '/login',
  '/login?return=/login',
  '/404',
  '/api/v2/Hidden/Stories/1',
  '/RSC/R/hidden/news/2026/9/5/a.txt',
  `/?a=${'x'.repeat(2000)}`,
])('the log-in does not return to %j', (path) => {
  expect(parseReturnTo(path)).toBeUndefined();
});
