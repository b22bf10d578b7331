import { expect, it } from 'vitest';

import { formatCookie, readCookie } from './cookie.ts';

it('a cookie applies to the whole site, requires secure connections, and is not sent with cross-site requests', () => {
  expect(formatCookie('splash-skip', 'snooze', 14_400_000)).toBe(
    'splash-skip=snooze; Max-Age=14400; Path=/; SameSite=Lax; Secure',
  );
});

it.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1; b=2', 'a', '1'],
  ['ab=1', 'a', undefined],
  ['ab=1', 'b', undefined],
  ['a=', 'a', ''],
  ['a=b=c', 'a', 'b=c'],
  ['', 'a', undefined],
])('in "%s" the cookie %s is %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});
