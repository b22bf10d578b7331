import { expect, test } from 'vitest';

import { isSameOrigin } from './same-origin.ts';

const url = 'https://lakeshore.example/login';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://lakeshore.example' }, false],
  [{ origin: 'https://lakeshore.example' }, true],
  [{ origin: 'https://pineridge.example' }, false],
  [{ origin: 'https://lakeshore.example.evil.example' }, false],
  [{ origin: 'https://lakeshore.example:444' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
] as const)('a request with %j is of its own host: %s', (headers, expected) => {
  expect(isSameOrigin({ url, headers: new Headers(headers) })).toBe(expected);
});
