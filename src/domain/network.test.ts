import { expect, test } from 'vitest';

import { networkOf } from './network.ts';

test('an IPv4 address counts as itself, also where a dual-stack socket wraps it', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
});

test('the IPv6 addresses of a network of 64 bits count as one, however they are spelled', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:0DB8:0001:0002:ffff:1:2:3'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

test('an invalid address is returned unchanged', () => {
  expect([networkOf(''), networkOf('unknown')]).toEqual(['', 'unknown']);
});
