import { beforeEach, expect, test, vi } from 'vitest';

const address = 'https://lakeshore.example.edu/tickets';
const reloadDocument = vi.fn();
const reloadContent = vi.fn();
const posted: unknown[] = [];
const marks: string[] = [];
const savedAt = 'Fri, 27 Nov 2026 20:14:00 GMT';
let page: EventTarget;
let worker: EventTarget;
/** The server's build; undefined without a connection. */
let build: string | undefined;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The worker reports the response for a page that was opened from its copy. */
const report = async (outcome: string, opened = address) => {
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { opened, outcome, savedAt } }));
  await settle();
};

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  posted.length = 0;
  page = new EventTarget();
  build = 'b1';
  const active = { postMessage: (message: unknown) => posted.push(message) };
  worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ active }), register: async () => {} });
  vi.stubEnv('WAKU_BUILD_ID', 'b1');
  vi.stubGlobal('navigator', { serviceWorker: worker, onLine: false });
  vi.stubGlobal('location', { href: address, reload: reloadDocument });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async () =>
    build === undefined ? Promise.reject(new TypeError()) : Response.json({ id: build }),
  );
  marks.length = 0;
  vi.doMock('./saved-mark.ts', () => ({
    showSavedMark: (savedAt: string) => marks.push(savedAt),
    clearSavedMark: () => marks.push('cleared'),
  }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  const { startServiceWorker } = await import('./service-worker.ts');
  startServiceWorker(reloadContent);
  await settle();
});

const reloads = () => ({ content: reloadContent.mock.calls.length, document: reloadDocument.mock.calls.length });

test('an opened page is reported to the service worker', () => {
  expect(posted).toEqual([{ opened: address }]);
});

test('a page whose copy is outdated refetches its content', async () => {
  await report('changed');
  expect(reloads()).toEqual({ content: 1, document: 0 });
});

test('a page of an earlier build whose copy is outdated is loaded as a document', async () => {
  build = 'b2';
  await report('changed');
  expect(reloads()).toEqual({ content: 0, document: 1 });
});

test('a page that was opened without a connection is compared once when the network is back', async () => {
  build = undefined;
  await report('unreachable');
  expect(reloads()).toEqual({ content: 0, document: 0 });
  build = 'b2';
  page.dispatchEvent(new Event('online'));
  await settle();
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(reloads()).toEqual({ content: 0, document: 1 });
});

test('a server that cannot be reached although the network is back is tried again', async () => {
  build = undefined;
  await report('unreachable');
  vi.useFakeTimers();
  try {
    Object.assign(navigator, { onLine: true });
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(4999);
    build = 'b1';
    expect(reloads()).toEqual({ content: 0, document: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(reloads()).toEqual({ content: 1, document: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['same', ['cleared']],
  ['changed', [savedAt, 'cleared']],
  ['error', [savedAt]],
])('a copy whose request was "%s" is marked: %j', async (outcome, marked) => {
  await report(outcome);
  expect(marks).toEqual(marked);
});

test('a page that the reader has left is not refetched', async () => {
  await report('changed', 'https://lakeshore.example.edu/news');
  expect(reloads()).toEqual({ content: 0, document: 0 });
});
