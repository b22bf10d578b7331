import { expect, test } from 'vitest';

import { toRotatorOptions } from './rotator-options.ts';

test('by default one slide is shown for 8 s with a gap of 16 px and all controls', () => {
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
])('autoplay %j has a delay of %s ms', (autoplay, delay) => {
  expect(toRotatorOptions({ autoplay }).delay).toBe(delay);
});

test('settings choose the controls and the slides for each breakpoint', () => {
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

test('the selectors of the API become the ids of the buttons', () => {
  const { navigation } = toRotatorOptions({ navigation: { prevEl: '#place-1-prev', nextEl: '#place-1-next' } });
  expect(navigation).toEqual({ previousId: 'place-1-prev', nextId: 'place-1-next' });
});
