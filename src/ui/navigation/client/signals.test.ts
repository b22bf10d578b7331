import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onNavigation, signalNavigation } from './signals.ts';

beforeEach(() => vi.stubGlobal('document', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('listeners are notified of the start or end of navigations, with the URL, until they stop', () => {
  const signals: string[] = [];
  const stop = onNavigation('start', (to) => signals.push(`start ${to}`));
  onNavigation('end', (to) => signals.push(`end ${to}`));
  signalNavigation('start', '/sports/football?view=grid');
  signalNavigation('end', '/sports/football?view=grid');
  stop();
  signalNavigation('start', '/');
  expect(signals).toEqual(['start /sports/football?view=grid', 'end /sports/football?view=grid']);
});
