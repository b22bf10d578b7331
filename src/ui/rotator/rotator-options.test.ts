import { expect, test } from 'vitest';

import { toRotatorOptions } from './rotator-options.ts';

test('where nothing is said one slide stays for 8 s, 16 px from the next, with every control', () => {
  expect(toRotatorOptions({})).toEqual({
    slidesPerView: 1,
    spaceBetween: 16,
    navigation: {},
    hasPagination: true,
    breakpoints: {},
    delay: 8000,
    isPausable: true,
  });
});

test.each([
  [true, 3000],
  [{}, 3000],
  [{ delay: 5000 }, 5000],
  [false, undefined],
])('autoplay %j moves on after %s ms', (autoplay, delay) => {
  expect(toRotatorOptions({ autoplay }).delay).toBe(delay);
});

test('a place chooses its controls and its slides by the width of the window', () => {
  expect(
    toRotatorOptions({
      slides_per_view: 2,
      space_between: 8,
      navigation: false,
      pagination: false,
      pausable: false,
      breakpoints: { '768': { slides_per_view: 4 }, '1280': { slides_per_view: 6, space_between: 24 } },
    }),
  ).toMatchObject({
    slidesPerView: 2,
    spaceBetween: 8,
    navigation: undefined,
    hasPagination: false,
    isPausable: false,
    breakpoints: {
      '768': { slidesPerView: 4, spaceBetween: 8 },
      '1280': { slidesPerView: 6, spaceBetween: 24 },
    },
  });
});

test('the buttons are found by the selectors that the API names', () => {
  const { navigation } = toRotatorOptions({ navigation: { prevEl: '#place-1-prev', nextEl: '#place-1-next' } });
  expect(navigation).toEqual({ previousId: 'place-1-prev', nextId: 'place-1-next' });
});
