import { expect, test } from 'vitest';

import { groupByArtwork } from './group-by-artwork.ts';

const episode = (id: number, show: number, url?: string) => ({ id, show: { id: show }, image: url ? { url } : null });

test('episodes with the same artwork are one group, and an episode with its own is another', () => {
  const groups = groupByArtwork([episode(1, 7), episode(2, 8, '/b.png'), episode(3, 7), episode(4, 7, '/own.png')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2], [4]]);
});
