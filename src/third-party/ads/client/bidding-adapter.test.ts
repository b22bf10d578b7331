import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AdRequest } from './adapter.ts';

const loadScript = vi.hoisted(() => vi.fn());
vi.mock('../../client/load-script.ts', () => ({ loadScript }));

type Bidder = { cmd: (() => void)[]; setTargeting?: unknown; layout?: unknown; forceRefresh?: unknown };
const page = { window: {} as { htlbid?: Bidder } };

const request: AdRequest = {
  name: 'top',
  services: { isPlaceholder: false, isTesting: false, biddingScript: 'https://ads.example.com/htlbid.js' },
  targeting: { section: 'mfootbl', page: 'schedule' },
  place: { replaceChildren: () => {} } as unknown as HTMLElement,
};

const load = async () => {
  const { biddingAdapter } = await import('./bidding-adapter.ts');
  const { setConsent } = await import('../../consent/client/consent-state.ts');
  const { consentOf } = await import('../../consent/consent.ts');
  return { biddingAdapter, accept: () => setConsent(consentOf('accepted', false)) };
};

beforeEach(() => {
  vi.resetModules();
  loadScript.mockReset();
  page.window = {};
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('location', { search: '?adtest=on' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { createElement: () => ({}) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is loaded before the reader consents', async () => {
  const { biddingAdapter, accept } = await load();
  biddingAdapter.fill(request);
  expect(loadScript).not.toHaveBeenCalled();
  accept();
  expect(loadScript.mock.calls).toEqual([['https://ads.example.com/htlbid.js']]);
});

test('a slot that has left the page is not filled after later consent', async () => {
  const { biddingAdapter, accept } = await load();
  biddingAdapter.fill(request)();
  accept();
  expect(loadScript).not.toHaveBeenCalled();
});

test('the service gets the targeting parameters with adtest, and lays out', async () => {
  const { biddingAdapter, accept } = await load();
  accept();
  biddingAdapter.fill(request);
  const setTargeting = vi.fn();
  const layout = vi.fn();
  const { cmd = [] } = page.window.htlbid ?? {};
  Object.assign(page.window.htlbid ?? {}, { setTargeting, layout });
  for (const run of cmd) run();
  expect(setTargeting.mock.calls).toContainEqual(['section', 'mfootbl']);
  expect(setTargeting.mock.calls).toContainEqual(['adtest', 'on']);
  expect(layout).toHaveBeenCalledOnce();
});

test('a refresh requests another ad for the slot', async () => {
  const { biddingAdapter } = await load();
  const forceRefresh = vi.fn();
  page.window.htlbid = { cmd: [], forceRefresh };
  biddingAdapter.refresh(request);
  expect(forceRefresh.mock.calls).toEqual([[['htlad-top']]]);
});

test('a failed refresh is logged as htlbid not available', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { biddingAdapter } = await load();
  page.window.htlbid = { cmd: [] };
  biddingAdapter.refresh(request);
  expect(warn.mock.calls[0]?.[0]).toBe('htlbid not available');
});

test('a refresh before consent does nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { biddingAdapter } = await load();
  biddingAdapter.refresh(request);
  expect(warn).not.toHaveBeenCalled();
});
