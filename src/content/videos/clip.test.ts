import { expect, test } from 'vitest';

import { clip } from './clip.ts';

const youtube = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';

test.each([
  [{ external: youtube, video: 1 }, ['external']],
  [{ external: youtube, stream: 'https://video.example.edu/live.m3u8' }, ['external']],
  [{ external: 'https://vimeo.example/1' }, ['external']],
  [{ external: youtube, captions: 2 }, ['captions']],
  [{ external: youtube }, []],
  [{ video: 1, captions: 2, stream: 'https://video.example.edu/live.m3u8' }, []],
  [{}, []],
])('a clip with %j has problems at %j', async (row, fields) => {
  const problems = await clip.check?.(row as never, {} as never);
  expect(problems?.map(({ field }) => field)).toEqual(fields);
});
