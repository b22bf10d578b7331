import { expect, it } from 'vitest';

import { imageAddress, imageSourceSet, isPicture, isResizable } from './image-address.ts';

it('an image URL escapes its parameter', () => {
  expect(imageAddress('/images/a b.jpg?x=1&y=2', { width: 320, height: 180 }, 'avif')).toBe(
    '/images/resize?url=%2Fimages%2Fa+b.jpg%3Fx%3D1%26y%3D2&width=320&height=180&type=avif',
  );
});

it('a source set ends at twice the width and keeps the aspect ratio', () => {
  const set = imageSourceSet('/a.jpg', { width: 400, height: 500 }, 'webp').split(', ');
  expect(set.map((source) => source.split(' ')[1])).toEqual(['160w', '320w', '480w', '640w', '800w']);
  expect(set.at(-1)).toContain('width=800&height=1000');
  expect(imageSourceSet('/a.jpg', { width: 1600, height: 900 }, 'webp')).toMatch(/ 1600w$/);
});

it('SVG images and the bare site root do not go through the image service', () => {
  expect([isResizable('/logo.svg'), isResizable('/logo.svg?v=2'), isResizable('/logo.png')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(['', '/', 'https://x.example', 'https://x.example/', '/a.png', null, undefined].map(isPicture)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});
