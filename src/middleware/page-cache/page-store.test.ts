import { expect, test } from 'vitest';

import { createPageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';

const bytesOf = { 1000: Buffer.alloc(1000), 9000: Buffer.alloc(9000), 30000: Buffer.alloc(30_000) };

const page = (key: string, tenantId = 1, bytes: keyof typeof bytesOf = 9000) =>
  ({ key, tenantId, headers: [], body: bytesOf[bytes], encoded: {}, tags: new Set() }) as unknown as StoredPage;

const createStore = () => {
  const removals: string[] = [];
  const store = createPageStore({ maxBytes: 200_000, onRemoval: (reason) => removals.push(reason) });
  const request = (key: string, tenantId = 1) => {
    store.count(key);
    if (!store.get(key)) store.set(page(key, tenantId));
  };
  return { store, removals, request };
};

test('memory is bounded', () => {
  const { store, request } = createStore();
  for (let index = 0; index < 500; index++) request(`/${index}`);
  expect(store.size().bytes).toBeLessThanOrEqual(200_000);
  expect(store.size().pages).toBeGreaterThan(10);
});

test('a crawl of 100,000 URLs does not displace the pages that readers open', () => {
  const { store, removals, request } = createStore();
  const opened = ['/', '/sports/football', '/sports/football/schedule'];
  for (let round = 0; round < 50; round++) for (const key of opened) request(key);
  for (let index = 0; index < 100_000; index++) {
    request(`/news/${index}`);
    if (index % 1000 === 0) for (const key of opened) request(key);
  }
  expect(opened.map((key) => store.get(key) !== undefined)).toEqual([true, true, true]);
  expect(new Set(removals)).toEqual(new Set(['refused', 'memory']));
});

test('a page that becomes popular replaces one that is no longer read', () => {
  const { store, request } = createStore();
  for (let index = 0; index < 100; index++) request(`/${index}`);
  for (let round = 0; round < 5; round++) request('/title');
  expect(store.get('/title')).toBeDefined();
});

test('colleges share the memory fairly', () => {
  const { store, removals, request } = createStore();
  for (let round = 0; round < 20; round++) for (let index = 0; index < 30; index++) request(`/${index}`, 1);
  for (let index = 0; index < 5; index++) request(`/small/${index}`, 2);
  expect(Array.from(store.list(2))).toHaveLength(5);
  expect(removals).toContain('share');
});

test('a page that is larger than all pages of any other college is stored if it is requested more often', () => {
  const { store, removals } = createStore();
  // a college whose last page was removed is like one without a page
  store.set(page('/gone', 1, 1000));
  store.remove('/gone');
  for (let tenantId = 2; tenantId < 200; tenantId++) store.set(page(`/${tenantId}`, tenantId, 1000));
  removals.length = 0;
  const large = page('/large', 1, 9000);
  store.set(large);
  expect([store.get('/large'), removals]).toEqual([undefined, ['refused']]);
  store.count('/large');
  store.set(large);
  expect([store.get('/large'), new Set(removals.slice(1))]).toEqual([large, new Set(['share'])]);
});

test('a page that is stored stays when it grows, however rarely it is requested', () => {
  const { store, request } = createStore();
  for (const key of ['/rare', '/a', '/b', '/c', '/d', '/e']) store.set(page(key, 1, 1000));
  for (let round = 0; round < 5; round++) for (let index = 0; index < 20; index++) request(`/${index}`);
  for (const key of ['/a', '/b', '/c', '/d', '/e']) expect(store.get(key)).toBeDefined();
  const grown = page('/rare', 1, 9000);
  store.set(grown);
  expect(store.get('/rare')).toBe(grown);
});

test('a page that would take an eighth of the memory is not stored', () => {
  const { store } = createStore();
  store.set(page('/large', 1, 30000));
  expect(store.get('/large')).toBeUndefined();
});

test('a page is replaced in place', () => {
  const { store } = createStore();
  store.set(page('/', 1, 9000));
  store.set(page('/', 1, 1000));
  expect(store.size().pages).toBe(1);
  expect(store.size().bytes).toBeLessThan(3000);
});
