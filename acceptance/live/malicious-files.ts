import { gzipSync } from 'node:zlib';

import { type FixtureState, liveXml } from '../../src/testing/live-files.ts';
import type { Snapshot } from './live-games.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const nested = '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;';
const bomb = `<!DOCTYPE bbgame [<!ENTITY a "ha"><!ENTITY b "${nested}"><!ENTITY c "&b;&b;&b;&b;">]>`;
const attributes = Array.from({ length: 500_000 }, (_, at) => `a${at}="1"`).join(' ');

/** The score differs from the current game, so that a test notices a file that is accepted. */
const game = (day: Temporal.PlainDate, values: Partial<FixtureState> = {}) =>
  liveXml({ date: `${day.month}/${day.day}/${day.year}`, plays: 200, home: 40, ...values });

/** Files that are no snapshot of the game of a day, and the status of the response to each. */
export const maliciousFiles: [name: string, status: number, make: (day: Temporal.PlainDate) => string | Uint8Array][] =
  [
    ['an empty file', 400, () => ''],
    ['plain text', 400, () => 'The game is over, we have won.'],
    ['an HTML page', 400, () => '<!doctype html><html><body>bbgame</body></html>'],
    ['JSON null', 400, () => 'null'],
    ['an empty JSON object', 400, () => '{}'],
    ['a JSON list', 400, () => '[[], {}, 7]'],
    ['JSON with a prototype', 400, () => '{"__proto__": {"Game": {"Type": "BasketballGame"}}}'],
    ['XML with a DOCTYPE', 400, (day) => `<!DOCTYPE bbgame>${text(game(day))}`],
    ['an entity bomb', 400, (day) => bomb + text(game(day, { opponent: '&c;' }))],
    ['an external entity', 400, () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><bbgame>&b;</bbgame>'],
    ['deeply nested XML', 400, () => '<bbgame>'.repeat(200_000)],
    ['deeply nested JSON', 400, () => `{"Game":${'['.repeat(500_000)}`],
    ['a million elements', 400, () => `<bbgame>${'<play/>'.repeat(1_000_000)}</bbgame>`],
    ['half a million attributes', 400, () => `<bbgame ${attributes}/>`],
    ['a megabyte of zeros', 400, () => new Uint8Array(1024 * 1024)],
    ['a gzip file', 400, (day) => gzipSync(game(day))],
    ['a PNG file', 400, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ["yesterday's game", 409, (day) => game(day.subtract({ days: 1 }))],
    ["tomorrow's game", 409, (day) => game(day.add({ days: 1 }))],
    ['a game of 100 years ago', 409, (day) => game(day.subtract({ years: 100 }))],
    ['a game without a date', 400, (day) => game(day, { date: '' })],
    ['a game on February 30', 400, (day) => game(day, { date: '2/30/2026' })],
    ['a game of another opponent', 409, (day) => game(day, { opponent: 'Elsewhere' })],
    ['the other game of today', 409, (day) => game(day, { opponent: 'Westbrook' })],
    ["a game of men's basketball", 409, (day) => game(day, { gender: 'M' })],
    ['a game of another sport', 409, (day) => text(game(day)).replaceAll('bbgame', 'sogame')],
  ];

/** `foreign` is the token of another college. */
type Known = { gameId: number; token: string; revoked: string; foreign: string };

/** Invalid requests with a valid file, and the allowed statuses of the response to each. */
export const invalidRequests: [name: string, statuses: number[], make: (known: Known) => Partial<Snapshot>][] = [
  ['no token', [401], () => ({ authorization: null })],
  ['an empty token', [401], () => ({ authorization: 'Bearer ' })],
  ['an unknown token', [401], () => ({ authorization: `Bearer live_${'x'.repeat(43)}` })],
  ['a token with a quote', [401], ({ token }) => ({ authorization: `Bearer ${token}'--` })],
  ['a token of 8 kB', [401], () => ({ authorization: `Bearer ${'x'.repeat(8000)}` })],
  ['a token in the Basic scheme', [401], ({ token }) => ({ authorization: `Basic ${token}` })],
  ['a token in the query', [401], ({ token }) => ({ authorization: null, query: `?token=${token}` })],
  ['a revoked token', [401], ({ revoked }) => ({ authorization: `Bearer ${revoked}` })],
  ["another college's token", [403], ({ foreign }) => ({ authorization: `Bearer ${foreign}` })],
  [
    "another college's token and tenant headers",
    [403],
    ({ foreign }) => ({
      authorization: `Bearer ${foreign}`,
      headers: { 'x-tenant': 'pine', 'x-forwarded-host': 'pine.localhost' },
    }),
  ],
  ["another college's host", [403], () => ({ host: 'pine.localhost' })],
  [
    "another college's host and token",
    [404],
    ({ foreign }) => ({ host: 'pine.localhost', authorization: `Bearer ${foreign}` }),
  ],
  ['an unknown host', [400, 404], () => ({ host: 'unknown.example' })],
  ['an unknown game', [404], () => ({ gameId: 4711 })],
  ['a game id with a quote', [404], ({ gameId }) => ({ gameId: `${gameId}%27` })],
  ['a game id of 20 digits', [404], () => ({ gameId: '99999999999999999999' })],
  ['POST', [404, 405], () => ({ method: 'POST' })],
  ['DELETE', [404, 405], () => ({ method: 'DELETE' })],
];
