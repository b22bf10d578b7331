import { type } from 'arktype';

export const promotionTypes = ['single', 'html', 'icons', 'multi'] as const;
export const promotionEffects = ['random', 'none', 'slide'] as const;

/** Stored rotator settings; absent ones use the defaults. Breakpoints are widths in pixels. */
export const swiperOptions = type({
  '+': 'reject',
  'slidesPerView?': 'number > 0',
  'spaceBetween?': 'number >= 0',
  'navigation?': 'boolean',
  'pagination?': 'boolean',
  /** Milliseconds per slide; false disables autoplay. */
  'autoplay?': 'number >= 1000 | false',
  'pausable?': 'boolean',
  'breakpoints?': type({ '[string]': type({ slidesPerView: 'number > 0', 'spaceBetween?': 'number >= 0' }) }),
});
export type SwiperOptions = typeof swiperOptions.infer;

/** Default rotator settings. */
export const carouselDefaults = {
  slidesPerView: 1,
  spaceBetween: 16,
  navigation: true,
  pagination: true,
  autoplay: 8000,
  pausable: true,
  breakpoints: {},
} as const satisfies Required<SwiperOptions>;
