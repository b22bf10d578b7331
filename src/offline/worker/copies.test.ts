import { expect, test } from 'vitest';

import { compareCopies, copyOutcome } from './copies.ts';

const page = 'https://lakeshore.example.edu/sports/football/schedule';

/** A request for a page by a navigation that opens a client. */
const navigationOf = (client: string) => {
  const event = Object.assign(new Event('fetch'), { clientId: 'former', resultingClientId: client }) as FetchEvent;
  return { event, request: new Request(page) };
};

const copyOf = (text: string) => new Response(text, { headers: { date: 'Fri, 27 Nov 2026 20:14:00 GMT' } });

const openFromCopy = (client: string, text: string) =>
  compareCopies.cachedResponseWillBeUsed?.({
    ...navigationOf(client),
    cacheName: 'pages',
    cachedResponse: copyOf(text),
  });

const respond = (client: string, text: string) =>
  compareCopies.fetchDidSucceed?.({ ...navigationOf(client), response: new Response(text) });

test.each([
  ['same', 'Football'],
  ['changed', 'Rugby'],
])('a copy is reported as %s once the server has responded', async (outcome, response) => {
  await openFromCopy(outcome, 'Football');
  await respond(outcome, response);
  expect(await copyOutcome(outcome, page)).toEqual({ outcome, savedAt: 'Fri, 27 Nov 2026 20:14:00 GMT' });
});

test('a page that is being reloaded does not take the report of its successor', async () => {
  await openFromCopy('first', 'Football');
  await respond('first', 'Football');
  await openFromCopy('second', 'Rugby');
  await respond('second', 'Football');
  expect(await copyOutcome('first', page)).toMatchObject({ outcome: 'same' });
  expect(await copyOutcome('second', page)).toMatchObject({ outcome: 'changed' });
});

test('a page that was not opened from a copy, and one that the worker saves, have no report', async () => {
  await respond('fresh', 'Football');
  const event = new Event('message') as ExtendableEvent;
  const saved = { event, request: new Request(page), cacheName: 'pages', cachedResponse: copyOf('Football') };
  expect(await compareCopies.cachedResponseWillBeUsed?.(saved)).toBe(saved.cachedResponse);
  expect(await copyOutcome('fresh', page)).toBeUndefined();
});
