import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onNavigation, signalNavigation } from './signals.ts';

beforeEach(() => vi.stubGlobal('document', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('the start and the end of a navigation are heard apart, each with its address, until nobody listens', () => {
  const heard: string[] = [];
  const stop = onNavigation('start', (to) => heard.push(`start ${to}`));
  onNavigation('end', (to) => heard.push(`end ${to}`));
  signalNavigation('start', '/sports/football?view=grid');
  signalNavigation('end', '/sports/football?view=grid');
  stop();
  signalNavigation('start', '/');
  expect(heard).toEqual(['start /sports/football?view=grid', 'end /sports/football?view=grid']);
});
