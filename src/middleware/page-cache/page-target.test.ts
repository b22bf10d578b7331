import { expect, test } from 'vitest';

import { payloadAddress } from '../../waku/payload-address.ts';
import { pageTarget } from './page-target.ts';

const origin = 'http://a.example:3000';
const schedule = '/sports/football/schedule';
const find = (address: string) => pageTarget(new URL(address, origin), false);

test.each([
  ['a document', schedule, { isPayload: false, url: `${origin}${schedule}` }],
  ['a payload', payloadAddress(schedule), { isPayload: true, url: `${origin}${payloadAddress(schedule)}` }],
  ['a page with its query', `${schedule}?location=home`, { isExact: true, url: `${origin}${schedule}?location=home` }],
  ['a page of a campaign', `${schedule}?utm_source=a`, { isExact: false, url: `${origin}${schedule}` }],
  ['a page with a parameter that it does not read', `${schedule}?a=b`, { isExact: false, url: `${origin}${schedule}` }],
  [
    'a page with a repeated parameter',
    `${schedule}?location=home&location=away`,
    { isExact: false, url: `${origin}${schedule}?location=home` },
  ],
])('%s has a target of its own', (_, address, expected) => {
  expect(find(address)).toMatchObject({ ...expected, key: `person ${expected.url}` });
});

test.each([
  ['a hidden page', '/hidden/sports/football/roster'],
  ['a protected story', '/protected/news/2026/9/5/title'],
  ['a form', '/form/1'],
  ['a search', '/search'],
  ['a splash screen', '/splash/1'],
  ['the page of missing pages', '/404'],
  ['a parameter whose pages are not cached', `${schedule}?season=2026`],
  ['a query that is longer than links are', `${schedule}?location=${'h'.repeat(200)}`],
])('%s has none, as a document and as a payload', (_, address) => {
  expect([find(address), find(payloadAddress(address))]).toEqual([undefined, undefined]);
});
