import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onlyStorable } from './storable.ts';

const address = 'https://lakeshore.example.edu/news/2026/9/12/opener.aspx';
const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  const open = async (name: string) => ({ delete: async (page: string) => deleted.push(`${name} ${page}`) });
  vi.stubGlobal('caches', { open });
});
afterEach(() => vi.unstubAllGlobals());

const save = (response: Response) =>
  onlyStorable.cacheWillUpdate?.({ request: new Request(address), response, event: new Event('fetch') as never });

test('a complete page is saved', async () => {
  const page = new Response('<h1>Opener</h1>', { headers: { 'cache-control': 'private, no-cache' } });
  expect(await save(page)).toBe(page);
  expect(deleted).toEqual([]);
});

test.each([
  ['a hidden page', new Response('', { status: 403 })],
  ['a missing page', new Response('', { status: 404 })],
  ['what must not be stored', new Response('', { headers: { 'cache-control': 'no-store' } })],
  ['a document with a form', new Response('<input type="hidden" name="token" value="a1"/>')],
  ['a payload with the HTML of a form', new Response(`0:${JSON.stringify('<input type="hidden" name="token"/>')}`)],
  ['a payload with a form', new Response('0:{"state":{"token":"a1","problems":[]}}')],
])('%s is not saved, and its copies are deleted', async (_, response) => {
  expect(await save(response)).toBeNull();
  expect(deleted).toEqual([`pages ${address}`, `payloads ${address}`]);
});

test.each([
  ['an error', new Response('', { status: 503 })],
  ['a redirect', Response.error()],
])('%s is not saved, and the copy remains', async (_, response) => {
  expect(await save(response)).toBeNull();
  expect(deleted).toEqual([]);
});
