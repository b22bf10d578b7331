import { type } from 'arktype';
import { expect, test } from 'vitest';

import { isQuiet, pushRequest } from './push.ts';

const night = { timezone: 'America/New_York', quietFrom: '22:00', quietTo: '07:00' };
const noon = { timezone: 'America/New_York', quietFrom: '12:00', quietTo: '13:30' };

test.each([
  ['before the night', night, '2026-09-13T01:59:59Z', false],
  ['as the night begins', night, '2026-09-13T02:00:00Z', true],
  ['after midnight', night, '2026-09-13T05:00:00Z', true],
  ['as the night ends', night, '2026-09-13T11:00:00Z', false],
  ['in winter, an hour later in UTC', night, '2026-12-13T02:30:00Z', false],
  ['in the night that clocks go back', night, '2026-11-01T11:30:00Z', true],
  ['in the lunch hour', noon, '2026-09-13T16:30:00Z', true],
  ['after the lunch hour', noon, '2026-09-13T17:30:00Z', false],
  ['without quiet hours', { ...night, quietFrom: null, quietTo: null }, '2026-09-13T05:00:00Z', false],
  ['for a reader in Tokyo', { ...night, timezone: 'Asia/Tokyo' }, '2026-09-13T05:00:00Z', false],
])('quiet hours are kept by the clock of the reader: %s', (_, hours, now, expected) => {
  expect(isQuiet(hours, Temporal.Instant.from(now))).toBe(expected);
});

const valid = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a1',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
  sports: [1],
  finalsOnly: false,
  timezone: 'America/New_York',
  quiet: null,
};

test.each([
  'https://updates.push.services.mozilla.com/wpush/v2/a1',
  'https://web.push.apple.com/a1',
  'https://wns2-by3p.notify.windows.com/w/?token=a1',
])('the push service of %s is known', (endpoint) => {
  expect(pushRequest({ ...valid, endpoint })).not.toBeInstanceOf(type.errors);
});

test.each([
  ['an address without TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/a1' }, 'push service'],
  ['another port', { endpoint: 'https://fcm.googleapis.com:8443/a1' }, 'push service'],
  ['credentials', { endpoint: 'https://me:secret@fcm.googleapis.com/a1' }, 'push service'],
  ['an unknown host', { endpoint: 'https://example.com/a1' }, 'push service'],
  ['a host that ends like one', { endpoint: 'https://evilfcm.googleapis.com.example/a1' }, 'push service'],
  ['an address inside', { endpoint: 'https://127.0.0.1/a1' }, 'push service'],
  ['a cloud’s metadata', { endpoint: 'https://169.254.169.254/latest' }, 'push service'],
  ['no sport', { sports: [] }, 'at least one sport'],
  ['an unknown zone', { timezone: 'Mars/Olympus' }, 'time zone'],
  ['a time of 25 hours', { quiet: { from: '25:00', to: '07:00' } }, 'a time such as'],
  ['a short key', { keys: { ...valid.keys, auth: 'AAAA' } }, '16 bytes'],
])('a subscription with %s is refused with the reason', (_, change, reason) => {
  expect(String(pushRequest({ ...valid, ...change }))).toContain(reason);
});
