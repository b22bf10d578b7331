import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createMetrics } from '../../runtime/metrics.ts';
import type { Fill } from './fill.ts';
import { createPageCache, type Found, type PageCache } from './page-cache.ts';
import type { PageTarget } from './page-target.ts';

const target = (path = '/', isCrawler = false): PageTarget => ({
  key: `${isCrawler ? 'crawler' : 'person'} http://a.example${path}`,
  url: `http://a.example${path}`,
  isCrawler,
  isExact: true,
});

/** What the next render reports and sends. */
let page: { body: string; status: number; headers: Record<string, string>; tags: string[]; expiresAt: number };
let report: Partial<Fill> & { isComplete?: boolean };
let renders: number;
/** Holds renders back until it is called. */
let release: (() => void) | undefined;
let held: Promise<void> | undefined;
let cache: PageCache;
let metrics: ReturnType<typeof createMetrics>;
let logged: string[];
let purges: { tagsHeader?: [string, string]; isWorking: boolean };

const hold = () => {
  held = new Promise((resolve) => {
    release = resolve;
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = { body: 'first', status: 200, headers: {}, tags: ['game:1'], expiresAt: Number.POSITIVE_INFINITY };
  report = {};
  renders = 0;
  held = undefined;
  purges = { isWorking: true };
  metrics = createMetrics();
  logged = [];
  const record = (_: object, text: string) => void logged.push(text);
  cache = createPageCache({
    render: async (_request, fill) => {
      renders++;
      const { body, status, headers, tags, expiresAt } = page;
      const { isComplete = true, ...rest } = report;
      Object.assign(fill, { tenant: { id: 1, slug: 'a' }, route: 'home', cacheTags: new Set(tags), ...rest });
      fill.api = { isComplete: () => isComplete, expiresAt: () => expiresAt };
      await held;
      return new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });
    },
    maxBytes: 1_000_000,
    freshSeconds: 60,
    lastGoodSeconds: 3600,
    metrics: metrics.pages,
    log: { info: record, warn: record } as never,
    purger: { tagsHeader: () => purges.tagsHeader, isWorking: () => purges.isWorking },
  });
});
afterEach(() => vi.useRealTimers());

/** The text that a reader gets now; undefined if the request is handled without the cache. */
const read = async (wanted = target()): Promise<string | undefined> => {
  const stored = cache.get(wanted.key);
  if (stored) {
    const found: Found | undefined = await cache.find(wanted, stored);
    return found && `${found.page.body}${found.isLate ? ' (late)' : ''}`;
  }
  const { head, stream } = cache.fill(wanted);
  return (await head)?.isShared ? new Response(stream(undefined)).text() : undefined;
};

/** Until the page that was read is in the cache. */
const settle = () => vi.waitFor(() => expect(cache.get(target().key)).toBeDefined());
const readAndStore = async () => {
  await read();
  await settle();
};

test('a page is rendered once', async () => {
  await readAndStore();
  page.body = 'second';
  expect([await read(), renders]).toEqual(['first', 1]);
});

test('concurrent readers of a page that is not stored share its render', async () => {
  hold();
  const readers = Array.from({ length: 50 }, () => read());
  release?.();
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['first']));
  expect(renders).toBe(1);
});

test('compressed streams of a shared render are the same page', async () => {
  const { head, stream } = cache.fill(target());
  await head;
  const texts = await Promise.all(
    [stream('gzip'), stream('gzip')].map((bytes) =>
      new Response(bytes.pipeThrough(new DecompressionStream('gzip') as never)).text(),
    ),
  );
  expect(texts).toEqual(['first', 'first']);
});

describe('after a change', () => {
  beforeEach(readAndStore);

  test.each<[string, number | undefined, string[] | undefined, string]>([
    ['of the college', 1, undefined, 'second'],
    ['of everything', undefined, undefined, 'second'],
    ['with a tag of the page', 1, ['live', 'game:1'], 'second'],
    ['with tags of other pages', 1, ['game:2', 'live:1'], 'first'],
    ['of another college', 2, undefined, 'first'],
    ['with the same tag of another college', 2, ['game:1'], 'first'],
  ])('%s', async (_, tenantId, tags, expected) => {
    page.body = 'second';
    cache.invalidate(tenantId, tags);
    expect(await read()).toBe(expected);
  });

  test('one render runs, whose result all readers get', async () => {
    page.body = 'second';
    cache.invalidate(1);
    hold();
    const readers = Array.from({ length: 100 }, () => read());
    release?.();
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['second']));
    expect(renders).toBe(2);
  });

  test('readers get the previous page if its render takes more than five seconds, the later ones at once', async () => {
    page.body = 'second';
    cache.invalidate(1);
    hold();
    const reading = read();
    await vi.advanceTimersByTimeAsync(5001);
    expect(await reading).toBe('first (late)');
    expect(await read()).toBe('first (late)');
    release?.();
    await vi.waitFor(async () => expect(await read()).toBe('second'));
  });

  test.each([
    ['fails', () => Object.assign(page, { status: 500 })],
    ['lacks a part', () => Object.assign(report, { isComplete: false })],
  ])('readers get the last good copy for an hour if its render %s', async (_, fail) => {
    fail();
    cache.invalidate(1);
    expect([await read(), await read()]).toEqual(['first (late)', 'first (late)']);
    // repeated after five seconds
    expect(renders).toBe(2);
    vi.setSystemTime(Date.now() + 6000);
    expect([await read(), renders]).toEqual(['first (late)', 3]);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await read()).toBeUndefined();
  });

  test('a page whose renders fail is counted and logged, again after five minutes, until a render succeeds', async () => {
    const failing = async () => /^page_cache_failing_pages (\d+)$/m.exec(await metrics.print())?.[1];
    const failure = 'A page cannot be rendered: its last good copy is sent';
    report.isComplete = false;
    cache.invalidate(1);
    await Promise.all([read(), read()]);
    expect([await failing(), logged]).toEqual(['1', [failure]]);
    vi.setSystemTime(Date.now() + 60_000);
    await read();
    expect(logged).toEqual([failure]);
    vi.setSystemTime(Date.now() + 300_000);
    await read();
    expect(logged).toEqual([failure, failure]);
    report.isComplete = true;
    vi.setSystemTime(Date.now() + 6000);
    await Promise.all([read(), read()]);
    expect([await failing(), logged]).toEqual(['0', [failure, failure, 'A page is rendered again']]);
  });

  test.each([404, 301])('a page that becomes a %s leaves the cache', async (status) => {
    Object.assign(page, { status });
    cache.invalidate(1);
    expect(await read()).toBeUndefined();
    expect(cache.get(target().key)).toBeUndefined();
  });
});

describe('a change during a render', () => {
  const renderDuring = async (...change: Parameters<PageCache['invalidate']>) => {
    hold();
    const reading = read();
    await Promise.resolve();
    cache.invalidate(...change);
    page.body = 'second';
    const later = read();
    release?.();
    return [await reading, await later];
  };

  test('is seen by later readers, and its result is not stored', async () => {
    expect(await renderDuring(1)).toEqual(['first', 'second']);
    await settle();
    expect(await read()).toBe('second');
  });

  test('with a tag of the page is seen as well', async () => {
    expect(await renderDuring(1, ['game:1'])).toEqual(['first', 'second']);
    await settle();
    expect(await read()).toBe('second');
  });
});

describe('with time', () => {
  beforeEach(readAndStore);

  test('a page is refreshed in the background after a minute', async () => {
    vi.setSystemTime(Date.now() + 61_000);
    page.body = 'second';
    expect(await read()).toBe('first');
    await vi.waitFor(async () => expect(await read()).toBe('second'));
    expect(renders).toBe(2);
  });

  test('a page that was not read for two minutes is rendered first', async () => {
    vi.setSystemTime(Date.now() + 121_000);
    page.body = 'second';
    expect(await read()).toBe('second');
  });
});

test('a page is not used after the expiry of its data', async () => {
  page.expiresAt = Date.now() + 10_000;
  await readAndStore();
  vi.setSystemTime(Date.now() + 10_001);
  page.body = 'second';
  expect(await read()).toBe('second');
});

test.each<[string, () => void]>([
  ['sets a cookie', () => Object.assign(page.headers, { 'set-cookie': 'a=1' })],
  ['must not be stored', () => Object.assign(page.headers, { 'cache-control': 'no-store' })],
  ['contains the token of a form', () => Object.assign(report, { isSingleUse: true })],
  ['failed', () => Object.assign(page, { status: 503 })],
])('a response that %s is not shared', async (_, change) => {
  change();
  expect(await read()).toBeUndefined();
  expect(cache.get(target().key)).toBeUndefined();
});

describe('shared caches use a page for', () => {
  const tagsHeader: [string, string] = ['xkey', 'college:1'];
  test.each<[string, readonly (number | undefined)[], () => void]>([
    ['a second, if a purge could miss it', [1], () => {}],
    ['as long as it is fresh, if changes are purged', [59, 60], () => Object.assign(purges, { tagsHeader })],
    ['a second, if purges fail', [1], () => Object.assign(purges, { tagsHeader, isWorking: false })],
    [
      'until its data expires',
      [9, 10],
      () => Object.assign(purges, { tagsHeader }) && Object.assign(page, { expiresAt: Date.now() + 10_500 }),
    ],
    ['no time, if takeovers redirect some readers', [undefined], () => Object.assign(report, { hasTakeovers: true })],
  ])('%s', async (_, seconds, change) => {
    change();
    await readAndStore();
    const stored = cache.get(target().key) ?? expect.unreachable();
    const found = (await cache.find(target(), stored)) ?? expect.unreachable();
    expect(found.sharedSeconds).toBeOneOf([...seconds]);
  });

  test('no time, if it is a crawler’s', async () => {
    const crawlers = target('/', true);
    await read(crawlers);
    await vi.waitFor(() => expect(cache.get(crawlers.key)).toBeDefined());
    const stored = cache.get(crawlers.key) ?? expect.unreachable();
    expect((await cache.find(crawlers, stored))?.sharedSeconds).toBeUndefined();
  });

  test('no time, if it is the last good copy', async () => {
    await readAndStore();
    Object.assign(page, { status: 500 });
    cache.invalidate(1);
    const stored = cache.get(target().key) ?? expect.unreachable();
    expect(await cache.find(target(), stored)).toMatchObject({ isLate: true, sharedSeconds: undefined });
  });
});

test('a page without one of its parts is shown and not stored', async () => {
  report.isComplete = false;
  await read();
  await vi.waitFor(async () => expect([await read(), renders]).toEqual(['first', 2]));
});

test('a page with blocks that were streamed late is replaced by a complete one', async () => {
  page.body = `first<rsc-call v='["$RC"]'></rsc-call>`;
  await readAndStore();
  page.body = 'complete';
  await read();
  await vi.waitFor(async () => expect(await read()).toBe('complete'));
});
