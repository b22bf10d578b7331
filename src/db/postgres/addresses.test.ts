import { expect, test } from 'vitest';

import { createAddresses } from './addresses.ts';

test('several hosts of a URL are addresses with the same user, database and parameters', () => {
  const addresses = createAddresses('postgres://u:p%40w@first:5432,second:6432,[::1]:5432/d?sslmode=require');
  const seen = [1, 2, 3, 4].map(() => {
    const current = addresses.current();
    addresses.skip(current);
    return current;
  });
  expect(seen).toEqual([
    'postgres://u:p%40w@first:5432/d?sslmode=require',
    'postgres://u:p%40w@second:6432/d?sslmode=require',
    'postgres://u:p%40w@[::1]:5432/d?sslmode=require',
    'postgres://u:p%40w@first:5432/d?sslmode=require',
  ]);
});

test('many connections that fail at one address move on once', () => {
  const addresses = createAddresses('postgres://a,b,c/d');
  const failed = addresses.current();
  addresses.skip(failed);
  addresses.skip(failed);
  expect(addresses.current()).toBe('postgres://b/d');
});
