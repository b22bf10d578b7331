import { carouselDefaults } from '../../domain/promotion.ts';

/** Milliseconds a slide stays where it is only said that slides move by themselves. */
export const autoplayDelay = 3000;

/** How a rotator turns, as the API answers; what is absent takes the default. */
export type RotatorSettings = {
  slides_per_view?: number;
  space_between?: number;
  navigation?: { prevEl: string; nextEl: string } | boolean;
  pagination?: boolean;
  /** By the width of the window in px. */
  breakpoints?: Breakpoints;
  autoplay?: { delay?: number } | boolean;
  pausable?: boolean;
};

type Breakpoints = Record<string, { slides_per_view: number; space_between?: number }>;
type Row = { slidesPerView: number; spaceBetween: number };

/** How a rotator turns. */
export type RotatorOptions = Row & {
  /** Ids of its buttons; undefined where it has none. */
  navigation: { previousId?: string; nextId?: string } | undefined;
  hasPagination: boolean;
  /** By the width of the window in px. */
  breakpoints: Record<string, Row>;
  /** Milliseconds a slide stays; undefined where slides do not move by themselves. */
  delay: number | undefined;
  /** Has a button of its own to stop it; the one for all rotators of the page stops it too. */
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

/** The buttons are the rotator's own; the API says what they are found by. */
const toNavigation = (navigation: NonNullable<RotatorSettings['navigation']>): RotatorOptions['navigation'] => {
  if (typeof navigation === 'boolean') return navigation ? {} : undefined;
  return { previousId: navigation.prevEl.replace(/^#/, ''), nextId: navigation.nextEl.replace(/^#/, '') };
};
