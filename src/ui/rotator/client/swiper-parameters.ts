import type { SwiperOptions } from 'swiper/types';

import type { RotatorOptions } from '../rotator-options.ts';

/** Milliseconds from one slide to the next. */
export const slideSpeed = 300;
/** CSS pixels a finger moves before it moves the slides. */
export const swipeThreshold = 5;
/** Milliseconds from which on a swipe is a long one. */
export const longSwipeTime = 300;

type Reader = {
  /** The reader wants no motion. */
  isStill: boolean;
  /** The slide that is in view. */
  initialSlide: number;
};

/** A rotator's options as Swiper reads them. */
export const swiperParameters = (options: RotatorOptions, { isStill, initialSlide }: Reader): SwiperOptions => ({
  slidesPerView: options.slidesPerView,
  spaceBetween: options.spaceBetween,
  breakpoints: options.breakpoints,
  autoplay: options.delay === undefined ? false : { delay: options.delay },
  speed: isStill ? 0 : slideSpeed,
  threshold: swipeThreshold,
  longSwipesMs: longSwipeTime,
  initialSlide,
  // after the last slide the first: copies of slides would be read out twice
  rewind: true,
  watchSlidesProgress: true,
});
