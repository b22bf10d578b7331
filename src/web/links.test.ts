import { expect, it } from 'vitest';

import { linkKind, outsidePath } from './links.ts';

it.each(['/', '/sports/football', '/watchers', '/features', '#main-content', '/news?x=//y'])(
  '%s stays inside',
  (href) => {
    expect(linkKind(href)).toEqual({ type: 'internal' });
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '/watch',
  '/watch?v=1',
  '/watch#top',
  '/Watch/Live',
  '/sidearmstats/football/summary',
  '/services/x.ashx',
  '/gameday/concurrent.aspx?ids=1',
  'https://conference.example/',
  'mailto:a@b.example',
  'schedule',
])('%s leads outside without a referrer', (href) => {
  expect(linkKind(href)).toEqual({ type: 'external', rel: 'noopener noreferrer' });
});

it('only the ticketing domain gets a referrer', () => {
  expect(linkKind('https://tickets.evenue.net/x')).toEqual({ type: 'external', rel: 'noopener' });
  expect(linkKind('https://notevenue.net/x')).toEqual({ type: 'external', rel: 'noopener noreferrer' });
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('%s is refused', (href) => {
  expect(linkKind(href)).toEqual({ type: 'refused' });
});

// the prefixes in the specification, first that of the statistics provider
it.each([
  '/sidearmstats',
  '/watch',
  '/galleries',
  '/tournament-experience/',
  '/gameday/',
  '/signingday/',
  '/feature/',
  '/services/',
  '/showcase',
])('%s leads to another program', (href) => {
  expect(linkKind(href).type).toBe('external');
});

it.each([
  ['/watch', '/watch'],
  ['/WATCH/live', '/watch'],
  ['/gameday/concurrent.aspx', '/gameday'],
  ['/tournament-experience/2026/x', '/tournament-experience'],
  ['/sidearmstats/mbball/summary', '/sidearmstats'],
])('%s is of the program at %s', (pathname, path) => {
  expect(outsidePath(pathname)).toBe(path);
});

it.each(['/', '/watchers', '/features/x', '/sports/watch', '/news/galleries'])('%s is ours', (pathname) => {
  expect(outsidePath(pathname)).toBeUndefined();
});
