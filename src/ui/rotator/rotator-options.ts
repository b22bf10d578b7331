import { carouselDefaults } from '../../domain/promotion.ts';

/** For `autoplay: true`, in milliseconds. */
export const autoplayDelay = 3000;

/** Settings from the API; absent ones have defaults. */
export type RotatorSettings = {
  slides_per_view?: number;
  space_between?: number;
  navigation?: { prevEl: string; nextEl: string } | boolean;
  pagination?: boolean;
  /** By minimum window width in px. */
  breakpoints?: Breakpoints;
  autoplay?: { delay?: number } | boolean;
  pausable?: boolean;
};

type Breakpoints = Record<string, { slides_per_view: number; space_between?: number }>;
type Row = { slidesPerView: number; spaceBetween: number };

export type RotatorOptions = Row & {
  /** Ids of its buttons; undefined without buttons. */
  navigation: { previousId?: string; nextId?: string } | undefined;
  hasPagination: boolean;
  /** By minimum window width in px. */
  breakpoints: Record<string, Row>;
  /** Autoplay delay in milliseconds; undefined without autoplay. */
  delay: number | undefined;
  /** The rotator has its own pause button, besides the one for all rotators. */
  isPausable: boolean;
};

export const toRotatorOptions = (settings: RotatorSettings): RotatorOptions => {
  const {
    slides_per_view = carouselDefaults.slidesPerView,
    space_between = carouselDefaults.spaceBetween,
    navigation = carouselDefaults.navigation,
    pagination = carouselDefaults.pagination,
    breakpoints = carouselDefaults.breakpoints,
    autoplay = { delay: carouselDefaults.autoplay },
    pausable = carouselDefaults.pausable,
  } = settings;
  return {
    slidesPerView: slides_per_view,
    spaceBetween: space_between,
    navigation: toNavigation(navigation),
    hasPagination: pagination,
    breakpoints: Object.fromEntries(
      Object.entries<Breakpoints[string]>(breakpoints).map(([width, row]) => [
        width,
        { slidesPerView: row.slides_per_view, spaceBetween: row.space_between ?? space_between },
      ]),
    ),
    delay: toDelay(autoplay),
    isPausable: pausable,
  };
};

const toDelay = (autoplay: NonNullable<RotatorSettings['autoplay']>): number | undefined => {
  if (autoplay === false) return undefined;
  return autoplay === true ? autoplayDelay : (autoplay.delay ?? autoplayDelay);
};

/** The API's selectors become the ids of the rotator's own buttons. */
const toNavigation = (navigation: NonNullable<RotatorSettings['navigation']>): RotatorOptions['navigation'] => {
  if (typeof navigation === 'boolean') return navigation ? {} : undefined;
  return { previousId: navigation.prevEl.replace(/^#/, ''), nextId: navigation.nextEl.replace(/^#/, '') };
};
