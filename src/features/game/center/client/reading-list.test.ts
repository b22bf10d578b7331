import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isReadingList, onLeavingList } from './reading-list.ts';

const headerHeight = 80;
const page = new EventTarget();
let rect = { top: 0, bottom: 0, height: 0 };
let bottom = 5000;
const root = {
  querySelectorAll: () => [{ getBoundingClientRect: () => rect }],
  getBoundingClientRect: () => ({ bottom }),
} as unknown as Element;

const moveTo = (top: number, height = 1000) => {
  rect = { top, bottom: top + height, height };
};

beforeEach(() => {
  bottom = 5000;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 600);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: `${headerHeight}px` }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['whose first row is in view', 300, 1000, false],
  ['whose first row is under the header', headerHeight - 1, 1000, true],
  ['that has been passed', -2000, 1000, false],
  ['of a view that is not shown', 0, 0, false],
])('a reader of a list %s', (_where, top, height, isReading) => {
  moveTo(top, height);
  expect(isReadingList(root)).toBe(isReading);
});

test.each([
  ['a reader of what follows a list', 600, 1000, true],
  ['a reader who has not scrolled', 0, 1000, false],
  ['a reader of what follows a view without lists', 600, 0, false],
])('%s', (_who, scrollY, height, isReading) => {
  vi.stubGlobal('scrollY', scrollY);
  moveTo(300, height);
  bottom = 700;
  expect(isReadingList(root)).toBe(isReading);
});

test('leaving the list is reported once, whether by scrolling or by choosing another view', () => {
  for (const event of ['scroll', 'click']) {
    const leave = vi.fn();
    moveTo(-500);
    onLeavingList(root, leave);
    page.dispatchEvent(new Event(event));
    expect(leave).not.toHaveBeenCalled();
    moveTo(300);
    page.dispatchEvent(new Event(event));
    page.dispatchEvent(new Event(event));
    expect(leave).toHaveBeenCalledOnce();
  }
});
