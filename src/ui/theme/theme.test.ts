import { describe, expect, it } from 'vitest';

import { contrast, parseOklch } from '../../web/contrast.ts';
import { themeApp } from './app.ts';
import { checkedPairs, deriveTokens, type Scheme } from './derive.ts';
import { themeHref, themeStylesheet } from './stylesheet.ts';

const extremeColors = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#39ff14',
  '#808080',
  '#7f7f7f',
  '#7bafd4',
  '#ff0000',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#bada55',
  '#010101',
  '#fefefe',
];
const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const random = mulberry32(2026);
const anyColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
const triples = [
  ...extremeColors.flatMap((primary) => extremeColors.map((accent) => ({ primary, secondary: accent, accent }))),
  ...Array.from({ length: 60 }, () => ({ primary: anyColor(), secondary: anyColor(), accent: anyColor() })),
];

describe.each(['light', 'dark'] as Scheme[])('the %s scheme', (scheme) => {
  it('gives every pair AA contrast for any college colors', () => {
    const failures = triples.flatMap((colors) => {
      const tokens = deriveTokens(colors, scheme);
      return checkedPairs.flatMap(({ foreground, backgrounds, ratio }) =>
        backgrounds
          .filter((background) => contrast(tokens[foreground], tokens[background]) < ratio)
          .map((background) => `${JSON.stringify(colors)}: ${foreground} on ${background}`),
      );
    });
    expect(failures).toEqual([]);
  });

  it('keeps the hue of the primary color', () => {
    const tokens = deriveTokens({ primary: '#7bafd4', secondary: '#13294b', accent: '#c4d600' }, scheme);
    for (const token of ['primary', 'primary-ink', 'link', 'primary-edge'] as const) {
      expect(Math.abs(parseOklch(tokens[token]).h - parseOklch('#7bafd4').h)).toBeLessThan(4);
    }
  });
});

it('fills the band with the exact color of the college', () => {
  expect(deriveTokens({ primary: '#7bafd4', secondary: '#13294b', accent: '#13294b' }, 'light').primary).toBe(
    '#7bafd4',
  );
});

it('GET /theme/{file} responds with an immutable style sheet', async () => {
  const colors = { primary: '#7BAFD4', secondary: '#13294B', accent: '#ffffff' };
  const answer = await themeApp.request(themeHref(colors));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(themeStylesheet(colors));
});

it.each(['/theme/x.css', '/theme/000000-000000-00000g-00000000.css', '/theme/000000-000000-000000.css'])(
  'GET %s answers 404',
  async (path) => {
    expect((await themeApp.request(path)).status).toBe(404);
  },
);
