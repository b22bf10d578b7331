import { expect, test } from 'vitest';

import { toRotatorOptions } from '../rotator-options.ts';
import { swiperParameters } from './swiper-parameters.ts';

const options = toRotatorOptions({
  slides_per_view: 2,
  breakpoints: { '1024': { slides_per_view: 4, space_between: 24 } },
});

test('the transition takes 300 ms, the swipe threshold is 5 px, and long swipes take 300 ms', () => {
  expect(swiperParameters(options, { isStill: false, initialSlide: 0 })).toMatchObject({
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    autoplay: { delay: 8000 },
  });
});

test('Swiper gets the slides per view of each breakpoint', () => {
  expect(swiperParameters(options, { isStill: false, initialSlide: 1 })).toMatchObject({
    slidesPerView: 2,
    spaceBetween: 16,
    breakpoints: { '1024': { slidesPerView: 4, spaceBetween: 24 } },
    initialSlide: 1,
  });
});

test('with prefers-reduced-motion slides change at once', () => {
  expect(swiperParameters(options, { isStill: true, initialSlide: 0 }).speed).toBe(0);
});

test('a rotator that does not move by itself has no autoplay', () => {
  const still = toRotatorOptions({ autoplay: false });
  expect(swiperParameters(still, { isStill: false, initialSlide: 0 }).autoplay).toBe(false);
});
