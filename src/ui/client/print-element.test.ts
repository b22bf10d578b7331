import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { printElement } from './print-element.ts';

const node = (name: string) => ({ name, cloneNode: () => ({ name }) });

function stubBrowser() {
  const head: unknown[] = [];
  const body: unknown[] = [];
  const sheet = {
    document: {
      title: '',
      documentElement: { lang: '' },
      head: { append: (...nodes: unknown[]) => head.push(...nodes) },
      body: { append: (...nodes: unknown[]) => body.push(...nodes) },
    },
    print: vi.fn(),
    close: vi.fn(),
  };
  const window = { open: vi.fn((): typeof sheet | null => sheet), print: vi.fn() };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    title: 'Roster',
    documentElement: { lang: 'en' },
    getElementById: (id: string) => (id === 'players' ? node('players') : null),
    querySelectorAll: () => [node('style')],
  });
  return { head, body, sheet, window };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the element is printed in its own window after 1500 ms, with the styles and the title of the page', () => {
  const { head, body, sheet } = stubBrowser();
  printElement('players');
  expect([head, body, sheet.document.title]).toEqual([[{ name: 'style' }], [{ name: 'players' }], 'Roster']);
  vi.advanceTimersByTime(1499);
  expect(sheet.print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sheet.print).toHaveBeenCalledOnce();
  expect(sheet.close).toHaveBeenCalledOnce();
});

it('a missing element is an error with its id', () => {
  stubBrowser();
  expect(() => printElement('staff')).toThrow(new Error('Element to print #staff not found!'));
});

it('the whole page is printed if no window opens', () => {
  const { window } = stubBrowser();
  window.open.mockReturnValue(null);
  printElement('players');
  expect(window.print).toHaveBeenCalledOnce();
});
