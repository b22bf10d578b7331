import { type } from 'arktype';

export const promotionTypes = ['single', 'html', 'icons', 'multi'] as const;
export const promotionEffects = ['random', 'none', 'slide'] as const;

/** How a rotator slides, as stored; what is absent takes the default. Breakpoints are pixel widths. */
export const swiperOptions = type({
  '+': 'reject',
  'slidesPerView?': 'number > 0',
  'spaceBetween?': 'number >= 0',
  'navigation?': 'boolean',
  'pagination?': 'boolean',
  /** Milliseconds a slide stays; false does not move by itself. */
  'autoplay?': 'number >= 1000 | false',
  'pausable?': 'boolean',
  'breakpoints?': type({ '[string]': type({ slidesPerView: 'number > 0', 'spaceBetween?': 'number >= 0' }) }),
});
export type SwiperOptions = typeof swiperOptions.infer;

/** What a rotator does where its place says nothing else. */
export const carouselDefaults = {
  slidesPerView: 1,
  spaceBetween: 16,
  navigation: true,
  pagination: true,
  autoplay: 8000,
  pausable: true,
  breakpoints: {},
} as const satisfies Required<SwiperOptions>;
