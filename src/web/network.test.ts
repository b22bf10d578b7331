import { expect, test } from 'vitest';

import { networkOf } from './network.ts';

test('an IPv4 address is its own network, even as reported by a dual-stack socket', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
});

test('the IPv6 addresses of a /64 network count as one, in any notation', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:0DB8:0001:0002:ffff:1:2:3'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

test('an invalid address is returned unchanged', () => {
  expect([networkOf(''), networkOf('unknown')]).toEqual(['', 'unknown']);
});
