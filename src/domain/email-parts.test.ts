import { expect, it } from 'vitest';

import { splitEmail } from './email-parts.ts';

it('an address is split into username and domain', () => {
  expect(splitEmail(' pat.lee@herons.example.edu ')).toEqual({ username: 'pat.lee', domain: 'herons.example.edu' });
});

it('an address is split at the last @', () => {
  expect(splitEmail('"a@b"@c.example')).toEqual({ username: '"a@b"', domain: 'c.example' });
});

it.each(['', 'pat.lee', '@c.example', 'pat@', ' @ '])('%o is no address', (text) => {
  expect(splitEmail(text)).toBeUndefined();
});
