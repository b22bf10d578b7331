import { readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { contrast } from '../../web/contrast.ts';
import { channelIcon, channelName, socialChannels } from '../sports/social-channels.ts';
import { deriveTokens, type ThemeTokens } from '../theme/derive.ts';
import { Button, ButtonLink, buttonThemes, buttonTypes, ChannelButton, componentSizes } from './button.tsx';

const css = readFileSync(new URL('button.module.css', import.meta.url), 'utf8');
const rulesOf = (name: string) => new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? '';

it('there are seven themes, five sizes and three types, each with its own rules', () => {
  expect(buttonThemes).toEqual([
    'no-theme',
    'light-theme',
    'dark-theme',
    'on-primary',
    'on-secondary',
    'default-black',
    'default-white',
  ]);
  expect(componentSizes).toEqual(['x-small', 'small', 'regular', 'large', 'x-large']);
  expect(buttonTypes).toEqual(['priority', 'alternate', 'text']);
  for (const name of [...buttonThemes, ...componentSizes, ...buttonTypes]) expect(rulesOf(name), name).not.toBe('');
});

const anyColor = (seed: number) => `#${(((seed * 2_654_435_761) % 0x1000000) >>> 0).toString(16).padStart(6, '0')}`;
const colleges = [
  { primary: '#12305c', secondary: '#f2b41b', accent: '#2a7fb0' },
  { primary: '#1d4d36', secondary: '#e87722', accent: '#f0e9d8' },
  ...Array.from({ length: 200 }, (_, index) => ({
    primary: anyColor(3 * index + 1),
    secondary: anyColor(3 * index + 2),
    accent: anyColor(3 * index + 3),
  })),
];
const tokensOfAll = colleges.flatMap((colors) => [deriveTokens(colors, 'light'), deriveTokens(colors, 'dark')]);
// the backgrounds that a theme is made for
const grounds: Record<string, (keyof ThemeTokens)[]> = {
  'no-theme': ['surface', 'quiet', 'tint'],
  'light-theme': ['surface', 'quiet', 'tint'],
  'dark-theme': ['board'],
  'on-primary': ['primary'],
  'on-secondary': ['secondary'],
};

it.each(buttonThemes)('%s is readable, filled and plain, with the colors of any college', (theme) => {
  const colorOf = (tokens: ThemeTokens, name: string) => {
    const value = new RegExp(`--${name}: (?:var\\(--([a-z-]+)\\)|#(000|fff))`).exec(rulesOf(theme));
    return value?.[1] ? tokens[value[1] as keyof ThemeTokens] : `#${value?.[2]}${value?.[2]}`;
  };
  for (const tokens of tokensOfAll) {
    const pairs = [
      [colorOf(tokens, 'on-fill'), colorOf(tokens, 'fill')],
      ...(grounds[theme] ?? []).map((ground) => [colorOf(tokens, 'plain'), tokens[ground]]),
    ] as [string, string][];
    for (const pair of pairs) expect(contrast(...pair), String(pair)).toBeGreaterThanOrEqual(4.5);
  }
});

it('a button without a type does not submit a form', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

it('a button link is a SiteLink', () => {
  expect(renderToStaticMarkup(<ButtonLink href="https://tickets.example.edu">Tickets</ButtonLink>)).toContain(
    'rel="noopener noreferrer"',
  );
});

it.each(socialChannels)('%s has its own icon', (channel) => {
  expect(
    renderToStaticMarkup(
      <ChannelButton channel={channel} href="https://a.example">
        Herons
      </ChannelButton>,
    ),
  ).toContain(`/icons.svg#${channel}"`);
});

it('channel names are case-insensitive, X is Twitter, and an unknown channel has the link icon', () => {
  expect(['YouTube', 'X', 'Threads'].map(channelIcon)).toEqual(['youtube', 'twitter', 'link']);
});

it('there are buttons for the fifteen channels of the specification', () => {
  expect(socialChannels.join(', ')).toBe(
    'facebook, twitter, instagram, youtube, snapchat, twitch, tiktok, linkedin, vimeo, pinterest, google, cameo, apple, inflcr, opendorse',
  );
});

it.each([
  ['Twitter', 'X'],
  ['x', 'X'],
  ['Instagram', 'Instagram'],
])('the channel %s is called %s', (channel, name) => {
  expect(channelName(channel)).toBe(name);
});
