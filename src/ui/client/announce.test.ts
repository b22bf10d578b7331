import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announce, announceAfter } from './announce.ts';

type Region = { id: string; className: string; textContent: string; role?: string };

/** As much of a document as an announcement needs. */
function stubDocument() {
  const regions: Region[] = [];
  vi.stubGlobal('document', {
    getElementById: (id: string) => regions.find((region) => region.id === id) ?? null,
    createElement: () => ({
      id: '',
      className: '',
      textContent: '',
      setAttribute(this: Region, name: 'role', value: string) {
        this[name] = value;
      },
    }),
    body: { append: (region: Region) => regions.push(region) },
  });
  return regions;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('all announcements are made in one polite region', () => {
  const regions = stubDocument();
  announce('Copied');
  vi.advanceTimersByTime(announceAfter);
  announce('All Rotators Paused');
  vi.advanceTimersByTime(announceAfter);
  expect(regions).toMatchObject([{ role: 'status', textContent: 'All Rotators Paused' }]);
});

it('the region is there before its words are, and the same words are heard again', () => {
  const regions = stubDocument();
  announce('Copied');
  expect(regions[0]?.textContent).toBe('');
  vi.advanceTimersByTime(announceAfter);
  announce('Copied');
  expect(regions[0]?.textContent).toBe('');
  vi.advanceTimersByTime(announceAfter);
  expect(regions[0]?.textContent).toBe('Copied');
});
