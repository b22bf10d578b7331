import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { href } from '../../routing/routes.ts';
import { signalNavigation } from '../../ui/navigation/client/signals.ts';
import { trackPages } from './client/page-views.ts';
import { type AnalyticsEvent, onTracked } from './events.ts';

let tracked: AnalyticsEvent[];
let isMissing: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  tracked = [];
  isMissing = false;
  const querySelector = () => (isMissing ? {} : null);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: 'Football', querySelector }));
  vi.stubGlobal('location', { pathname: href('sport', { slug: 'football' }), href: 'https://lakeshore.example/' });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  onTracked((event) => tracked.push(event));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is tracked when it has been painted, after at most 100 ms', async () => {
  trackPages();
  signalNavigation('end', '/');
  await vi.advanceTimersByTimeAsync(99);
  expect(tracked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tracked).toEqual([
    {
      event: 'page_view',
      page_title: 'Football',
      page_location: 'https://lakeshore.example/',
      page_type: 'sport-home',
      sport: 'football',
    },
  ]);
});

test('a missing page is tracked as missing', async () => {
  trackPages();
  isMissing = true;
  signalNavigation('end', '/');
  await vi.advanceTimersByTimeAsync(100);
  expect(tracked).toMatchObject([{ page_type: 'error-404' }]);
});
