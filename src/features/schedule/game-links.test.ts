import { expect, test } from 'vitest';

import { gameLinks } from './game-links.ts';

const media = {
  tv: null,
  tvUrl: null,
  radio: null,
  video: { url: 'https://video.test/1' },
  audio: { url: 'https://audio.test/1' },
  stats: { url: 'https://stats.test/1' },
  tickets: { url: 'https://tickets.test/1' },
  preview: null,
  links: [],
};
const game = { id: 7, media, boxscoreUrl: '/box', recapUrl: '/recap', previewUrl: '/preview' };
const labels = (status: 'A' | 'O') => gameLinks({ ...game, status }).map(({ label }) => label);

test('a played game links to its recap, statistics and video, not to tickets and live audio', () => {
  expect(labels('O')).toEqual(['Box score', 'Recap', 'Video']);
});

test('an upcoming game links to ways to follow it, and the box score of a game in progress comes last', () => {
  expect(labels('A')).toEqual(['Preview', 'Tickets', 'Live stats', 'Video', 'Audio', 'Box score', 'Calendar']);
});

test('links that editors added come after the site’s own', () => {
  const links = [{ title: 'Game notes', url: '/notes.pdf' }];
  expect(gameLinks({ ...game, status: 'O', media: { ...media, links } }).at(-1)).toEqual({
    label: 'Game notes',
    href: '/notes.pdf',
  });
});

test('links that lead elsewhere in every row are named after their game', () => {
  const links = gameLinks({ ...game, status: 'A' });
  expect(links.filter(({ isOfGame }) => isOfGame).map(({ label }) => label)).toEqual([
    'Preview',
    'Tickets',
    'Box score',
    'Calendar',
  ]);
});
