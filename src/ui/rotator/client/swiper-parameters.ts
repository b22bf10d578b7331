import type { SwiperOptions } from 'swiper/types';

import type { RotatorOptions } from '../rotator-options.ts';

/** Transition time in milliseconds. */
export const slideSpeed = 300;
/** In CSS pixels. */
export const swipeThreshold = 5;
/** In milliseconds. */
export const longSwipeTime = 300;

type Reader = {
  /** prefers-reduced-motion. */
  isStill: boolean;
  initialSlide: number;
};

export const swiperParameters = (options: RotatorOptions, { isStill, initialSlide }: Reader): SwiperOptions => ({
  slidesPerView: options.slidesPerView,
  spaceBetween: options.spaceBetween,
  breakpoints: options.breakpoints,
  autoplay: options.delay === undefined ? false : { delay: options.delay },
  speed: isStill ? 0 : slideSpeed,
  threshold: swipeThreshold,
  longSwipesMs: longSwipeTime,
  initialSlide,
  // no loop, because screen readers would read the cloned slides
  rewind: true,
  watchSlidesProgress: true,
});
