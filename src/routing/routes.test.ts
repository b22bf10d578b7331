import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { newsFeedAddress } from './news-feed-address.ts';
import { expandPath, moreLiteralFirst } from './route-path.ts';
import { href, matchRoute, routes } from './routes.ts';
import { expandVariants } from './variants.ts';

describe('href', () => {
  test('omits an absent optional parameter', () => {
    expect(href('schedule', { globalSportNameSlug: 'football' })).toBe('/sports/football/schedule');
    expect(href('schedule', { globalSportNameSlug: 'football', seasonTitle: '2026' })).toBe(
      '/sports/football/schedule/2026',
    );
  });

  test('requires no parameters for a path without any', () => {
    expect(href('home')).toBe('/');
  });

  test('encodes parameters and query, and omits undefined values', () => {
    expect(href('roster', { slug: 'a/b', season: '2025 26' }, { view: 'table', q: 'x&y', none: undefined })).toBe(
      '/sports/a%2Fb/roster/2025%2026?view=table&q=x%26y',
    );
  });

  test('throws for a missing parameter and names it', () => {
    expect(() => href('sport', { slug: '' })).toThrow('Parameter "slug" of /sports/{slug} is missing');
  });

  test('is typed from the table', () => {
    // @ts-expect-error a parameter that the path does not have
    expect(() => href('sport', { sport: 'football' })).toThrow('"slug"');
    // @ts-expect-error the path requires a parameter
    expect(() => href('sport')).toThrow('"slug"');
  });
});

describe('matchRoute', () => {
  test('finds each route by its own path, whatever the order of the table', () => {
    const paths = routes.flatMap(({ name, path }) => expandPath(path).map((each) => ({ name, path: each })));
    const found = paths.map(({ path }) => matchRoute(path.replaceAll(/\{\w+\}/g, 'x'))?.route.name);
    expect(found).toEqual(paths.map(({ name }) => name));
    // a comparison that is not an order sorts some tables wrongly
    for (const { path: a } of paths)
      for (const { path: b } of paths)
        expect(Math.sign(moreLiteralFirst(a, b)) + Math.sign(moreLiteralFirst(b, a)), `${a} ${b}`).toBe(0);
  });

  test.each([
    ['/', 'home', {}],
    ['/sports/football/schedule/print', 'printSchedule', { globalSportNameSlug: 'football' }],
    ['/sports/football/schedule/text/2026', 'textSchedule', { globalSportNameSlug: 'football', seasonTitle: '2026' }],
    ['/sports/football', 'sport', { slug: 'football' }],
    ['/sports/football/schedule', 'schedule', { globalSportNameSlug: 'football' }],
    ['/sports/football/roster/2026', 'roster', { slug: 'football', season: '2026' }],
    ['/sports/football/roster/jo-doe/7', 'rosterBio', { slug: 'football', playerSlug: 'jo-doe', rosterPlayerId: '7' }],
    ['/news/2026/9/5/opener', 'story', { year: '2026', month: '9', day: '5', story_slug: 'opener' }],
    ['/news/2026/9/5/caf%C3%A9', 'story', { year: '2026', month: '9', day: '5', story_slug: 'café' }],
    ['/sports/football/schedule/2026/pdf', 'pdfSchedule', { globalSportNameSlug: 'football', seasonTitle: '2026' }],
    [
      '/sports/football/schedule/2025-26.csv',
      'csvSchedule',
      { globalSportNameSlug: 'football', seasonTitle: '2025-26' },
    ],
    ['/sports/football/roster/2026/pdf', 'pdfRoster', { slug: 'football', season: '2026' }],
    ['/404', 'notFound', {}],
  ])('%s is the route %s', (pathname, name, params) => {
    expect(matchRoute(pathname)).toMatchObject({ route: { name }, params });
  });

  test.each([
    newsFeedAddress(),
    newsFeedAddress({ sport: 'football' }),
    newsFeedAddress({ tag: 'homecoming' }),
    newsFeedAddress({ tag: 'homecoming', sport: 'football' }),
    newsFeedAddress({ author: 'ann-reed' }),
  ])('the feed %s is no page', (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  test.each(['/nope', '/sports', '/sports/a/b/c/d/e/f/g', '/sports/%ff'])('%s is no route', (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });
});

describe('a variant of a page', () => {
  const row = {
    name: 'schedule',
    path: '/sports/{slug}/schedule/{season?}',
    page: 'schedule/schedule-page',
    access: 'public',
    requiresContentId: true,
    takesForm: true,
    fullWidth: true,
    variants: ['hidden', 'print', 'text'],
  } as const;

  test('has its own URL, access rule, view and page, and shares the rest of the row', () => {
    const shared = { page: 'schedule/schedule-page', fullWidth: true };
    expect(expandVariants(row).slice(1)).toEqual([
      {
        ...shared,
        takesForm: true,
        name: 'hiddenSchedule',
        path: '/hidden/sports/{slug}/schedule/{season?}',
        access: 'hidden',
      },
      {
        ...shared,
        page: 'schedule/schedule-view-page',
        name: 'printSchedule',
        path: '/sports/{slug}/schedule/print/{season?}',
        access: 'public',
        view: 'print',
      },
      {
        ...shared,
        page: 'schedule/schedule-view-page',
        name: 'textSchedule',
        path: '/sports/{slug}/schedule/text/{season?}',
        access: 'public',
        view: 'text',
      },
    ]);
  });

  test('of a path without an optional parameter ends with its segment', () => {
    const [, print] = expandVariants({ ...row, path: '/sports/{slug}/roster', variants: ['print'] });
    expect(print?.path).toBe('/sports/{slug}/roster/print');
  });

  test.each([
    ['txt', '/sports/football/schedule.txt', '/sports/football/schedule/2025-26.txt'],
    ['csv', '/sports/football/schedule.csv', '/sports/football/schedule/2025-26.csv'],
    ['pdf', '/sports/football/schedule/pdf', '/sports/football/schedule/2025-26/pdf'],
  ] as const)('as %s is of the current or of a named season', (format, current, named) => {
    const sport = { globalSportNameSlug: 'football' };
    expect(href(`${format}Schedule`, sport)).toBe(current);
    expect(href(`${format}Schedule`, { ...sport, seasonTitle: '2025-26' })).toBe(named);
    expect(matchRoute(current)).toMatchObject({ route: { file: format }, params: sport });
  });

  test('has typed parameters', () => {
    expect(href('hiddenRoster', { slug: 'football', season: '2027' })).toBe('/hidden/sports/football/roster/2027');
    // @ts-expect-error the path requires a parameter
    expect(() => href('hiddenSplash')).toThrow('"splashId"');
  });
});

describe('the route table', () => {
  test('has unique route names', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  const existing = readdirSync('src/features', { recursive: true }).map(String);

  test('names only pages that exist', () => {
    expect(existing).toEqual(expect.arrayContaining(routes.map(({ page }) => `${page}.tsx`)));
  });

  test('names only existing load functions of the subject of its page', () => {
    const missing = routes.flatMap(({ load, page }) => {
      if (load === undefined) return [];
      const file = `src/features/${page.split('/')[0]}/loads.ts`;
      const name = `load${`-${load}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
      return readFileSync(file, 'utf8').includes(`export const ${name} =`) ? [] : [`${file} ${name}`];
    });
    expect(missing).toEqual([]);
  });

  test('has a load function, which decides on 404s, for every route with parameters', () => {
    // the middleware loads orders, because the API does not return them
    const withParameters = routes.filter(({ path, name }) => path.includes('{') && name !== 'order');
    expect(withParameters.filter(({ load }) => load === undefined)).toEqual([]);
  });
});
