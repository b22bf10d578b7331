import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announce, announceDelay } from './announce.ts';

type Region = { id: string; className: string; textContent: string; role?: string };

/** The part of a document that is used. */
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

it('all announcements share one polite region', () => {
  const regions = stubDocument();
  announce('Copied');
  vi.advanceTimersByTime(announceDelay);
  announce('All Rotators Paused');
  vi.advanceTimersByTime(announceDelay);
  expect(regions).toMatchObject([{ role: 'status', textContent: 'All Rotators Paused' }]);
});

it('the region exists before its text changes, and repeated text is announced again', () => {
  const regions = stubDocument();
  announce('Copied');
  expect(regions[0]?.textContent).toBe('');
  vi.advanceTimersByTime(announceDelay);
  announce('Copied');
  expect(regions[0]?.textContent).toBe('');
  vi.advanceTimersByTime(announceDelay);
  expect(regions[0]?.textContent).toBe('Copied');
});
