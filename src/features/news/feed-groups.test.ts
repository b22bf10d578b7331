import { expect, test } from 'vitest';

import { feedGroups } from './feed-groups.ts';

type Feeds = Parameters<typeof feedGroups>[0];
const nothing: Feeds = { sports: [], tags: [], authors: [], podcasts: [] };
const pathsOf = (feeds: Partial<Feeds>) =>
  feedGroups({ ...nothing, ...feeds }).map(({ title, feeds: listed }) => [title, listed.map(({ path }) => path)]);

test('podcasts and games are feeds beside those of stories', () => {
  const podcasts = [{ title: 'Coaches Corner', slug: 'corner' }] as Feeds['podcasts'];
  expect(pathsOf({ podcasts })).toEqual([
    ['News', ['/news/rss']],
    ['Podcasts', ['/podcasts/corner.rss']],
    ['Games', ['/calendar.ashx/calendar.rss']],
  ]);
});

test('a group without feeds is absent', () => {
  expect(pathsOf({}).map(([title]) => title)).toEqual(['News', 'Games']);
});
