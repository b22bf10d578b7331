import { expect, it } from 'vitest';

import type { Splash } from '../../api/splash/schema.ts';
import { legible, toShownSplash } from './shown-splash.ts';

const splash: Splash = {
  id: 7,
  title: 'Homecoming',
  link: null,
  display: { type: 'html' },
  video: null,
  picture: null,
  backgroundColor: '#0b1f3a',
  foregroundColor: '#ffffff',
  html: null,
  startDate: '2026-09-05T22:00:00Z',
  endDate: null,
};

it('a click leads to the link, or without one to the home page, and is counted', () => {
  expect(toShownSplash(splash)).toMatchObject({ href: '/', clickAddress: '/api/v2/Splash/click/7' });
  expect(toShownSplash({ ...splash, link: '/tickets' }).href).toBe('/tickets');
});

it('HTML from a compromised API cannot run code', () => {
  const html =
    '<p onclick="a()">Hi</p><script>a()</script><iframe src="/"></iframe><a href="javascript:a()">x</a><form></form>';
  expect(toShownSplash({ ...splash, html }).html).toBe('<p>Hi</p><a>x</a>');
});

it.each([
  ['#ffffff', '#0b1f3a', '#ffffff'],
  ['#ffcc00', '#0b1f3a', '#ffcc00'],
  ['#333333', '#0b1f3a', '#ffffff'],
  ['#ffff00', '#ffffff', '#000000'],
])('text of the colour %s on %s is drawn in %s', (foreground, background, drawn) => {
  expect(legible(foreground, background)).toBe(drawn);
});
