import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { sportBar } from './sport-bar.markup.tsx';

const links = ['Schedule', 'Roster', 'Coaches'].map((title) => ({
  title,
  href: `/sports/football/${title.toLowerCase()}`,
}));

test.each([
  ['/schedule', 'page', 'Schedule'],
  ['/schedule/2025', 'true', 'Schedule'],
  ['/roster/jo-hale/7', 'true', 'Roster'],
  ['/roster/coaches/ann-reed/4', 'true', 'Coaches'],
  ['/roster/staff/rae-lindqvist/5', 'true', 'Coaches'],
])('on the page %s of a sport the link marked %s is %s', (path, value, title) => {
  const sport = { title: 'Football', slug: 'football', href: '/sports/football' };
  const html = renderToStaticMarkup(
    createElement(sportBar.component, { sport, links, currentPath: `/sports/football${path}` }),
  );
  const marked = [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>([^<]+)/g)].map(([, mark, text]) => [mark, text]);
  expect(marked).toEqual([[value, title]]);
});
