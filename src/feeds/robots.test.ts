import { expect, test } from 'vitest';

import { robotsText } from './robots.ts';

test('print and text forms of pages are not for robots', () => {
  const table = [
    { path: '/sports/{slug}/roster/{season?}' },
    { path: '/sports/{slug}/roster/print/{season?}', view: 'print' },
    { path: '/calendar/print/{type}/{sport}', view: 'print' },
  ] as const;
  const rules = robotsText(table, []).match(/^Disallow: .*$/gm);
  expect(rules).toEqual([
    'Disallow: /hidden/',
    'Disallow: /protected/',
    'Disallow: /search',
    'Disallow: /sports/*/roster/print',
    'Disallow: /calendar/print',
  ]);
});
