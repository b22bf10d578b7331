import { gzipSync } from 'node:zlib';

import { liveXml, type Moment } from '../../src/testing/live-files.ts';
import type { Sent } from './press-box.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const nested = '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;';
const bomb = `<!DOCTYPE bbgame [<!ENTITY a "ha"><!ENTITY b "${nested}"><!ENTITY c "&b;&b;&b;&b;">]>`;
const attributes = Array.from({ length: 500_000 }, (_, at) => `a${at}="1"`).join(' ');

/** With figures that the game does not have, so that it is seen where they get through. */
const game = (day: Temporal.PlainDate, values: Partial<Moment> = {}) =>
  liveXml({ date: `${day.month}/${day.day}/${day.year}`, plays: 200, home: 40, ...values });

/** Files that are no state of the game of a day: what each is, and the status that refuses it. */
export const illMeantFiles: [name: string, status: number, make: (day: Temporal.PlainDate) => string | Uint8Array][] = [
  ['nothing', 400, () => ''],
  ['a sentence', 400, () => 'The game is over, we have won.'],
  ['a page', 400, () => '<!doctype html><html><body>bbgame</body></html>'],
  ['JSON of nothing', 400, () => 'null'],
  ['an empty object', 400, () => '{}'],
  ['a list', 400, () => '[[], {}, 7]'],
  ['JSON with a prototype', 400, () => '{"__proto__": {"Game": {"Type": "BasketballGame"}}}'],
  ['a document type', 400, (day) => `<!DOCTYPE bbgame>${text(game(day))}`],
  ['an entity bomb', 400, (day) => bomb + text(game(day, { opponent: '&c;' }))],
  ['a file of the server', 400, () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><bbgame>&b;</bbgame>'],
  ['deep XML', 400, () => '<bbgame>'.repeat(200_000)],
  ['deep JSON', 400, () => `{"Game":${'['.repeat(500_000)}`],
  ['a million elements', 400, () => `<bbgame>${'<play/>'.repeat(1_000_000)}</bbgame>`],
  ['half a million attributes', 400, () => `<bbgame ${attributes}/>`],
  ['zeros', 400, () => new Uint8Array(1024 * 1024)],
  ['a packed file', 400, (day) => gzipSync(game(day))],
  ['a picture', 400, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['the game of yesterday', 409, (day) => game(day.subtract({ days: 1 }))],
  ['the game of tomorrow', 409, (day) => game(day.add({ days: 1 }))],
  ['the game of a hundred years ago', 409, (day) => game(day.subtract({ years: 100 }))],
  ['a game of no day', 400, (day) => game(day, { date: '' })],
  ['a game of a day that never was', 400, (day) => game(day, { date: '2/30/2026' })],
  ['a game of other teams', 409, (day) => game(day, { opponent: 'Elsewhere' })],
  ['the other game of today', 409, (day) => game(day, { opponent: 'Westbrook' })],
  ["a game of men's basketball", 409, (day) => game(day, { gender: 'M' })],
  ['a game of another sport', 409, (day) => text(game(day)).replaceAll('bbgame', 'sogame')],
];

/** Of another college; the others are of the one whose game it is. */
type Known = { gameId: number; token: string; revoked: string; theirs: string };

/** Ways in which a good file may not be sent, and the statuses that refuse it. */
export const illMeantRequests: [name: string, statuses: number[], sent: (known: Known) => Partial<Sent>][] = [
  ['no token', [401], () => ({ authorization: null })],
  ['an empty token', [401], () => ({ authorization: 'Bearer ' })],
  ['a token that never was', [401], () => ({ authorization: `Bearer live_${'x'.repeat(43)}` })],
  ['a token with a quote', [401], ({ token }) => ({ authorization: `Bearer ${token}'--` })],
  ['an endless token', [401], () => ({ authorization: `Bearer ${'x'.repeat(8000)}` })],
  ['a token in another scheme', [401], ({ token }) => ({ authorization: `Basic ${token}` })],
  ['a token in the address', [401], ({ token }) => ({ authorization: null, query: `?token=${token}` })],
  ['a revoked token', [401], ({ revoked }) => ({ authorization: `Bearer ${revoked}` })],
  ["another college's token", [403], ({ theirs }) => ({ authorization: `Bearer ${theirs}` })],
  [
    "another college's token and name",
    [403],
    ({ theirs }) => ({
      authorization: `Bearer ${theirs}`,
      headers: { 'x-tenant': 'pine', 'x-forwarded-host': 'pine.localhost' },
    }),
  ],
  ["another college's host", [403], () => ({ host: 'pine.localhost' })],
  [
    "another college's host and token",
    [404],
    ({ theirs }) => ({ host: 'pine.localhost', authorization: `Bearer ${theirs}` }),
  ],
  ['a host of nobody', [400, 404], () => ({ host: 'unknown.example' })],
  ['a game of nobody', [404], () => ({ gameId: 4711 })],
  ['a game of no number', [404], ({ gameId }) => ({ gameId: `${gameId}%27` })],
  ['a game beyond numbers', [404], () => ({ gameId: '99999999999999999999' })],
  ['another method', [404, 405], () => ({ method: 'POST' })],
  ['deleting', [404, 405], () => ({ method: 'DELETE' })],
];
