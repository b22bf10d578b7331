import { expect, it } from 'vitest';

import { embedAddress, watchAddress, youtubeId } from './video.ts';

it.each([
  [{ youtube: 'aaaaaaaaaaa' }, 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'],
  [
    { youtube: 'aaaaaaaaaaa', autoplay: true, controls: true },
    'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&controls=1',
  ],
  [{ youtube: '../x?' }, 'https://www.youtube-nocookie.com/embed/..%2Fx%3F'],
  [{ youtube: 'a', archive: '/a.mp4' }, 'https://www.youtube-nocookie.com/embed/a'],
  [{ archive: '/media/a.mp4' }, '/showcase/embed?archive=%2Fmedia%2Fa.mp4'],
  [{ endeavor: '77', live: true, controls: true }, '/showcase/embed?endeavor=77&controls=true&live=true'],
  [{ youtube: '', archive: '', endeavor: '77', autoplay: false }, '/showcase/embed?endeavor=77'],
  [{ autoplay: true }, undefined],
])('the player of %j is %s', (video, address) => {
  expect(embedAddress(video)).toBe(address);
});

it.each([
  [{ youtube: 'a b' }, 'https://www.youtube.com/watch?v=a%20b'],
  [{ archive: 'https://video.example/a.mp4' }, 'https://video.example/a.mp4'],
  [{ endeavor: '77' }, '/showcase/embed?endeavor=77'],
  [{}, undefined],
])('%j is watched at %s', (video, address) => {
  expect(watchAddress(video)).toBe(address);
});

it.each([
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa&t=12', 'aaaaaaaaaaa'],
  ['https://youtu.be/aaaaaaaaaaa', 'aaaaaaaaaaa'],
  ['https://m.youtube.com/shorts/aaaaaaaaaaa', 'aaaaaaaaaaa'],
  ['https://www.youtube.com/live/aaaaaaaaaaa?feature=share', 'aaaaaaaaaaa'],
  ['https://youtube.example.com/watch?v=aaaaaaaaaaa', undefined],
  ['https://www.youtube.com/@lakeshore', undefined],
  ['https://youtu.be/..%2Fx', undefined],
  ['not an address', undefined],
])('the id of the video at %s is %s', (address, id) => {
  expect(youtubeId(address)).toBe(id);
});
