import { expect, test } from 'vitest';

import type { RouteName } from '../../routing/routes.ts';
import { href, routes } from '../../routing/routes.ts';
import { pageViewOf } from './client/page-views.ts';

// page types derive from the names of routes
const pageTypes: Partial<Record<RouteName, string>> = {
  home: 'home-page',
  sport: 'sport-home',
  schedule: 'schedule',
  boxscore: 'schedule-boxscore',
  gameCenter: 'game-center',
  roster: 'roster-list',
  rosterBio: 'roster-player',
  story: 'story',
  notFound: 'error-404',
};

test.each(Object.entries(pageTypes))('the page %s is reported as %s', (name, pageType) => {
  expect(routes.find((route) => route.name === name)?.pageType).toBe(pageType);
});

test('page types are hyphenated words', () => {
  for (const { name, pageType } of routes) expect(pageType, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a hidden page has the type of its public page', () => {
  const own = ['style', 'account'];
  const hidden = routes.filter(({ path, pageType }) => path.startsWith('/hidden/') && !own.includes(pageType));
  for (const { name, path, pageType } of hidden) {
    const original = routes.find((route) => route.path === path.slice('/hidden'.length));
    expect(original?.pageType, name).toBe(pageType);
  }
});

test('a page view has a type and a sport', () => {
  const schedule = href('schedule', { globalSportNameSlug: 'football', seasonTitle: '2026' });
  expect(pageViewOf(schedule, false)).toEqual({ page_type: 'schedule', sport: 'football' });
  expect(pageViewOf(href('home'), false)).toEqual({ page_type: 'home-page', sport: undefined });
});

test('a missing page is reported as missing at any address', () => {
  expect(pageViewOf(href('sport', { slug: 'chessboxing' }), true)).toEqual({ page_type: 'error-404' });
  expect(pageViewOf('/no/such/page', false)).toEqual({ page_type: 'error-404' });
});
