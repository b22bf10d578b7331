import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Invalidation } from '../../api/response-cache.ts';
import { createMetrics } from '../../runtime/metrics.ts';
import { createCompressor } from '../compression.ts';
import type { Fill } from './fill.ts';
import type { Found } from './freshness.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageTarget } from './page-target.ts';

const target = (path = '/', isCrawler = false): PageTarget => ({
  key: `${isCrawler ? 'crawler' : 'person'} http://a.example${path}`,
  url: `http://a.example${path}`,
  isCrawler,
  isPayload: false,
  isExact: true,
});

/** What the next render reports and sends. */
let page: { body: string; status: number; headers: Record<string, string>; tags: string[]; expiresAt: number };
let report: Partial<Fill> & { isComplete?: boolean };
let renders: number;
/** Whether each render waited for all blocks. */
let wholes: boolean[];
/** Of the next render, after its first bytes. */
let afterHead: ((fill: Fill) => unknown) | undefined;
/** Whether the next render finds its college only when it is released. */
let endsAt: number;
let isCollegeLate: boolean;
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

const inTwoParts = (text: string, between: () => unknown) => {
  const parts = [text.slice(0, 2), text.slice(2)];
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (parts.length === 1) await between();
        const part = parts.shift();
        if (part !== undefined) controller.enqueue(Buffer.from(part));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
};

/** A body that has the token of a form, which is known after its first bytes. */
const issueToken = () => {
  afterHead = (fill) => {
    fill.isSingleUse = true;
  };
};

const change = (tenantId: number | undefined, tags?: string[]): Invalidation => ({
  tenantId,
  ...(tags && { tags }),
  withdrawn: 'nothing',
});
const withdraw = (tenantId: number | undefined) => cache.invalidate({ tenantId, withdrawn: 'content' });

/** A body that ends before its last bytes. */
const breakOff = () => {
  afterHead = () => {
    throw new Error('The connection was closed');
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = { body: 'first', status: 200, headers: {}, tags: ['game:1'], expiresAt: Number.POSITIVE_INFINITY };
  report = {};
  afterHead = undefined;
  isCollegeLate = false;
  endsAt = Number.POSITIVE_INFINITY;
  renders = 0;
  wholes = [];
  held = undefined;
  purges = { isWorking: true };
  metrics = createMetrics();
  logged = [];
  const record = (_: object, text: string) => void logged.push(text);
  cache = createPageCache({
    render: async (_request, fill) => {
      renders++;
      wholes.push(fill.isWhole);
      const { body, status, headers, tags, expiresAt } = page;
      const { isComplete = true, ...rest } = report;
      const finish = afterHead;
      if (isCollegeLate) await held;
      Object.assign(fill, { tenant: { id: 1, slug: 'a' }, route: 'home', cacheTags: new Set(tags), ...rest });
      fill.api = { isComplete: () => isComplete, expiresAt: () => expiresAt };
      await held;
      return new Response(
        inTwoParts(body, () => finish?.(fill)),
        {
          status,
          headers: { 'content-type': 'text/html', ...headers },
        },
      );
    },
    maxBytes: 1_000_000,
    freshSeconds: 60,
    lastGoodSeconds: 3600,
    nextEnd: async () => endsAt,
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

test('concurrent readers of a document do not wait for its end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  afterHead = () => promise;
  const [first, second] = [cache.fill(target()), cache.fill(target())];
  expect([await first.head, await second.head]).toMatchObject([{ status: 200 }, { status: 200 }]);
  resolve();
  expect(await new Response(second.stream(undefined)).text()).toBe('first');
});

test('concurrent readers of a payload do not share the token of a form', async () => {
  issueToken();
  const payload = { ...target(), isPayload: true };
  hold();
  const readers = Array.from({ length: 3 }, () => read(payload));
  release?.();
  // the others are handled without the cache
  expect(await Promise.all(readers)).toEqual(['first', undefined, undefined]);
});

test('compressed streams of a shared render are the same page, which is compressed once', async () => {
  const compressing = vi.spyOn(createCompressor, 'gzip');
  const { head, stream } = cache.fill(target());
  await head;
  const texts = await Promise.all(
    [stream('gzip'), stream('gzip')].map((bytes) =>
      new Response(bytes.pipeThrough(new DecompressionStream('gzip') as never)).text(),
    ),
  );
  expect(texts).toEqual(['first', 'first']);
  expect(compressing).toHaveBeenCalledOnce();
  compressing.mockRestore();
});

test('a page that was being rendered when the cache was cleared is not stored', async () => {
  hold();
  const reader = read();
  cache.clear();
  page.body = 'second';
  const later = read();
  release?.();
  expect([await reader, await later]).toEqual(['first', 'second']);
  await settle();
  expect(String(cache.get(target().key)?.body)).toBe('second');
});

test('a page of another process is rendered when it is read, and sent if that fails', async () => {
  await readAndStore();
  const [copy] = [...cache.list()];
  if (!copy) throw new Error('nothing is stored');
  const [body, other] = [Buffer.from('of another process'), target('/news')];
  for (const { key } of [target(), other])
    cache.adopt({ ...copy, key, body, retryAt: Number.POSITIVE_INFINITY }, performance.now());
  page.body = 'second';
  expect([await read(), await read(other)]).toEqual(['first', 'second']);
  cache.clear();
  cache.adopt({ ...copy, key: other.key, body }, performance.now());
  page.status = 500;
  expect(await read(other)).toBe('of another process (late)');
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
    cache.invalidate(change(tenantId, tags));
    expect(await read()).toBe(expected);
  });

  test('one render runs, whose result all readers get', async () => {
    page.body = 'second';
    cache.invalidate(change(1));
    hold();
    const readers = Array.from({ length: 100 }, () => read());
    release?.();
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['second']));
    expect(renders).toBe(2);
    // its readers wait for all blocks anyway
    expect(wholes).toEqual([false, true]);
  });

  test('readers get the previous page if its render takes more than five seconds, the later ones at once', async () => {
    page.body = 'second';
    cache.invalidate(change(1));
    hold();
    const reading = read();
    await vi.advanceTimersByTimeAsync(5001);
    expect(await reading).toBe('first (late)');
    const started = performance.now();
    expect(await read()).toBe('first (late)');
    expect(performance.now() - started).toBeLessThan(1000);
    release?.();
    await vi.waitFor(async () => expect(await read()).toBe('second'));
  });

  test('a render that takes more than five seconds and then fails is repeated after five more', async () => {
    page.status = 500;
    cache.invalidate(change(1));
    hold();
    const reading = read();
    await vi.advanceTimersByTimeAsync(5001);
    expect(await reading).toBe('first (late)');
    release?.();
    await vi.advanceTimersByTimeAsync(1);
    expect([await read(), renders]).toEqual(['first (late)', 2]);
    vi.setSystemTime(Date.now() + 6000);
    expect([await read(), renders]).toEqual(['first (late)', 3]);
  });

  test.each([
    ['fails', () => Object.assign(page, { status: 500 })],
    ['lacks a part', () => Object.assign(report, { isComplete: false })],
    ['breaks off', breakOff],
  ])('readers get the last good copy for an hour if its render %s', async (_, fail) => {
    fail();
    cache.invalidate(change(1));
    expect([await read(), await read()]).toEqual(['first (late)', 'first (late)']);
    // repeated after five seconds
    expect(renders).toBe(2);
    vi.setSystemTime(Date.now() + 6000);
    expect([await read(), renders]).toEqual(['first (late)', 3]);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await read()).toBeUndefined();
  });

  test('a page whose render failed is rendered again at once after the next change', async () => {
    Object.assign(page, { status: 500 });
    cache.invalidate(change(1));
    expect(await read()).toBe('first (late)');
    Object.assign(page, { body: 'second', status: 200 });
    cache.invalidate(change(1));
    expect(await read()).toBe('second');
  });

  test('a page whose renders fail is counted and logged, again after five minutes, until a render succeeds', async () => {
    const failing = async () => /^page_cache_failing_pages (\d+)$/m.exec(await metrics.print())?.[1];
    const failure = 'A page cannot be rendered: its last good copy is sent';
    report.isComplete = false;
    cache.invalidate(change(1));
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

  test.each<[string, () => void]>([
    ['is not found', () => Object.assign(page, { status: 404 })],
    ['redirects', () => Object.assign(page, { status: 301 })],
    ['has a form', () => Object.assign(report, { isSingleUse: true })],
    ['must not be stored', () => Object.assign(page, { headers: { 'cache-control': 'no-store' } })],
    ['has a form at its end', issueToken],
  ])('a page that now %s leaves the cache', async (_, alter) => {
    alter();
    cache.invalidate(change(1));
    expect(await read()).toBeUndefined();
    expect(cache.get(target().key)).toBeUndefined();
  });
});

describe('a change during a render', () => {
  /** What its reader and a later one get. The earlier render ends last. */
  const renderDuring = async (announced: Invalidation) => {
    hold();
    const reading = read();
    await Promise.resolve();
    cache.invalidate(announced);
    page.body = 'second';
    held = undefined;
    const later = await read();
    release?.();
    return [await reading, later];
  };

  test.each<[string, Invalidation]>([
    ['of the college', change(1)],
    ['of everything', change(undefined)],
    ['with a tag of the page', change(1, ['game:1'])],
    ['of a college that is not known yet', change(1)],
  ])('%s is seen by later readers, and its result is not stored', async (name, announced) => {
    isCollegeLate = name.includes('not known');
    expect(await renderDuring(announced)).toEqual(['first', 'second']);
    await settle();
    // stored after everything that was rendered before
    const other = target('/other');
    await read(other);
    await vi.waitFor(() => expect(cache.get(other.key)).toBeDefined());
    expect(await read()).toBe('second');
  });

  test.each<[string, Invalidation]>([
    ['of another college', change(2)],
    ['with tags of other pages', change(1, ['game:2'])],
  ])('%s does not keep its result out of the cache', async (_, announced) => {
    hold();
    const reading = read();
    await Promise.resolve();
    cache.invalidate(announced);
    release?.();
    expect(await reading).toBe('first');
    await settle();
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

  test('a refresh in the background that fails is repeated after five seconds', async () => {
    const readAndRefresh = async () => {
      expect(await read()).toBe('first');
      await new Promise(setImmediate);
    };
    vi.setSystemTime(Date.now() + 61_000);
    Object.assign(page, { status: 500 });
    await readAndRefresh();
    await readAndRefresh();
    expect(renders).toBe(2);
    vi.setSystemTime(Date.now() + 5000);
    await readAndRefresh();
    expect(renders).toBe(3);
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

test.each<[string, () => void]>([
  ['of no college', () => Object.assign(report, { tenant: undefined })],
  ['without tags', () => Object.assign(report, { cacheTags: undefined })],
  ['with the token of a form at its end', issueToken],
])('a page %s is not stored', async (_, change) => {
  change();
  await read();
  await vi.waitFor(async () => expect([await read(), renders]).toEqual(['first', 2]));
  expect(cache.get(target().key)).toBeUndefined();
});

test('a page that breaks off is not stored, and its readers notice', async () => {
  breakOff();
  await expect(read()).rejects.toThrow('The render of this page failed');
  afterHead = undefined;
  await vi.waitFor(async () => expect(await read()).toBe('first'));
});

test.each([
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'vary',
  'x-request-id',
])('the header %s of a render is not that of the page', async (name) => {
  Object.assign(page, { headers: { [name]: '5', 'content-language': 'en' } });
  await readAndStore();
  expect(cache.get(target().key)?.headers).toEqual([
    ['content-language', 'en'],
    ['content-type', 'text/html'],
  ]);
});

test('a page has the tags by which shared caches remove it', async () => {
  Object.assign(purges, { tagsHeader: ['xkey', 'college:1'] });
  await readAndStore();
  expect(cache.get(target().key)?.headers).toEqual([
    ['content-type', 'text/html'],
    ['xkey', 'college:1'],
  ]);
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
    ['no time, if its data expires soon', [undefined], () => Object.assign(page, { expiresAt: Date.now() + 2000 })],
    ['no time, if takeovers redirect some readers', [undefined], () => Object.assign(report, { hasTakeovers: true })],
  ])('%s', async (_, seconds, change) => {
    change();
    await readAndStore();
    const stored = cache.get(target().key) ?? expect.unreachable();
    const found = (await cache.find(target(), stored)) ?? expect.unreachable();
    expect(found.shared?.fresh).toBeOneOf([...seconds]);
  });

  test('no time, if it is a crawler’s', async () => {
    const crawlers = target('/', true);
    await read(crawlers);
    await vi.waitFor(() => expect(cache.get(crawlers.key)).toBeDefined());
    const stored = cache.get(crawlers.key) ?? expect.unreachable();
    expect((await cache.find(crawlers, stored))?.shared).toBeUndefined();
  });

  test('a second, if it is the last good copy, and no time, if that is also a crawler’s', async () => {
    for (const wanted of [target(), target('/', true)]) {
      await read(wanted);
      await vi.waitFor(() => expect(cache.get(wanted.key)).toBeDefined());
    }
    Object.assign(page, { status: 500 });
    cache.invalidate(change(1));
    const find = (wanted: PageTarget) => cache.find(wanted, cache.get(wanted.key) ?? expect.unreachable());
    expect(await find(target())).toMatchObject({ isLate: true, shared: { fresh: 1, failing: 0 } });
    expect(await find(target('/', true))).toMatchObject({ isLate: true, shared: undefined });
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
  expect(wholes).toEqual([false, true]);
});

describe('after a withdrawal', () => {
  test.each([
    ['of the college', 1],
    ['that may have been missed', undefined],
  ])('%s, no copy is left to send while renders fail', async (_, tenantId) => {
    await readAndStore();
    page.status = 500;
    withdraw(tenantId);
    expect([cache.get(target().key), await read()]).toEqual([undefined, undefined]);
  });

  test('of another college, the copy is still sent', async () => {
    await readAndStore();
    withdraw(2);
    expect(await read()).toBe('first');
  });

  test('a reader who waits for a changed page does not get its previous copy', async () => {
    await readAndStore();
    cache.invalidate(change(1));
    hold();
    const stored = cache.get(target().key) ?? expect.unreachable();
    const finding = cache.find(target(), stored);
    withdraw(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await finding).toBeUndefined();
    release?.();
  });

  test('a render that began before is sent to no one whose response has not begun', async () => {
    hold();
    const { head } = cache.fill(target());
    await Promise.resolve();
    withdraw(1);
    release?.();
    expect(await head).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(cache.get(target().key)).toBeUndefined();
  });

  test('a page that another process sent before is not adopted', async () => {
    await readAndStore();
    const copy = { ...(cache.get(target().key) ?? expect.unreachable()), key: 'other' };
    const askedAt = performance.now();
    withdraw(1);
    cache.adopt(copy, askedAt);
    expect(cache.get('other')).toBeUndefined();
    cache.adopt(copy, performance.now() + 1);
    expect(cache.get('other')).toBeDefined();
  });
});

test('the last good copy is not sent after something that it may contain has ended', async () => {
  endsAt = Date.now() + 120_000;
  await readAndStore();
  page.status = 500;
  cache.invalidate(change(1));
  expect(await read()).toBe('first (late)');
  vi.setSystemTime(endsAt);
  expect(await read()).toBeUndefined();
});

test.each([
  ['can be purged, for a day', true, 86_400],
  ['cannot be purged, not at all', false, 0],
])('shared caches that use a page while the server fails use one that %s', async (_, isPurgeable, failing) => {
  purges = { isWorking: isPurgeable, tagsHeader: ['xkey', 'fieldhouse'] };
  await readAndStore();
  const stored = cache.get(target().key) ?? expect.unreachable();
  expect((await cache.find(target(), stored))?.shared?.failing).toBe(failing);
});
