import { globSync, readFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadPart } from './load-part.ts';

type FakeElement = { textContent: string; children: FakeElement[]; onclick?: () => void };

let body: FakeElement[];
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  body = [];
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const createElement = () => ({
    textContent: '',
    children: [] as FakeElement[],
    setAttribute: () => {},
    append(...parts: FakeElement[]) {
      this.children.push(...parts);
    },
    remove() {
      body = body.filter((each) => each !== this);
    },
  });
  vi.stubGlobal('document', { createElement, body: { append: (element: FakeElement) => body.push(element) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An import that fails until `isReachable` is set. */
function createImport() {
  const state = { attempts: 0, isReachable: false };
  const load = async () => {
    state.attempts += 1;
    if (!state.isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { state, load };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const noticeText = () => body.flatMap(({ children }) => children.map(({ textContent }) => textContent));

it('a failed import is retried after 1, 2, 4, … and at most 30 seconds', async () => {
  const { state, load } = createImport();
  const loading = loadPart(load);
  const counts: number[] = [];
  for (const seconds of [0, 1, 2, 4, 8, 16, 30, 30]) {
    await wait(seconds * 1000);
    counts.push(state.attempts);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  state.isReachable = true;
  await wait(30_000);
  await expect(loading).resolves.toBe('part');
  expect(noticeText()).toEqual([]);
});

it('it is retried as soon as the network is back', async () => {
  const { state, load } = createImport();
  const loading = loadPart(load);
  await wait(20_000);
  state.isReachable = true;
  browser.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('part');
  const { attempts } = state;
  await wait(60_000);
  expect(state.attempts).toBe(attempts);
});

it('a notice names what is missing and offers a retry, until the import succeeds', async () => {
  const { state, load } = createImport();
  const loading = loadPart(load, { name: 'Live updates' });
  await wait(0);
  expect(noticeText()).toEqual([]);
  await wait(1_000);
  expect(noticeText()).toEqual(['Live updates could not be loaded.', 'Try again']);
  state.isReachable = true;
  body[0]?.children[1]?.onclick?.();
  await expect(loading).resolves.toBe('part');
  expect(noticeText()).toEqual([]);
});

it('an import without a name shows no notice', async () => {
  const { state, load } = createImport();
  const loading = loadPart(load, { name: null });
  await wait(10_000);
  expect(noticeText()).toEqual([]);
  state.isReachable = true;
  await wait(30_000);
  await loading;
});

it('every import() in the browser is retried', () => {
  // these run on the server
  const exempt = ['src/waku.server.tsx', 'src/ui/forms/text-with-form.tsx'];
  const bare = globSync('src/{features,ui,third-party}/**/*.{ts,tsx}').flatMap((file) => {
    if (/\.test\.tsx?$/.test(file) || exempt.includes(file)) return [];
    const code = readFileSync(file, 'utf8')
      .replace(/^\s*(\*|\/\/).*$/gm, '')
      .replace(/typeof import\(/g, '');
    return [...code.matchAll(/(.*)\bimport\(/g)]
      .filter(([, before]) => !/loadPart\(\(\) => $/.test(before ?? ''))
      .map(() => file);
  });
  expect(bare).toEqual([]);
});
