/** Milliseconds a slide stays where nothing else is said. */
export const ROTATOR_DELAY = 8000;
/** Milliseconds a slide stays where it is only said that slides move by themselves. */
export const AUTOPLAY_DELAY = 3000;
export const SLIDES_PER_VIEW = 1;
/** CSS pixels between two slides. */
export const SLIDE_GAP = 16;

/** How a rotator turns, as the API answers; what is absent takes the default. */
export type RotatorSettings = {
  slides_per_view?: number;
  space_between?: number;
  navigation?: { prevEl: string; nextEl: string } | boolean;
  pagination?: boolean;
  /** By the width of the window in px. */
  breakpoints?: Record<string, { slides_per_view: number; space_between?: number }>;
  autoplay?: { delay?: number } | boolean;
  pausable?: boolean;
};

type Row = { slidesPerView: number; spaceBetween: number };

/** How a rotator turns. */
export type RotatorOptions = Row & {
  hasNavigation: boolean;
  hasPagination: boolean;
  /** By the width of the window in px. */
  breakpoints: Record<string, Row>;
  /** Milliseconds a slide stays; undefined where slides do not move by themselves. */
  delay: number | undefined;
  /** Has a button of its own to stop it; the one for all rotators of the page stops it too. */
  isPausable: boolean;
};

export const toRotatorOptions = (settings: RotatorSettings): RotatorOptions => {
  const { slides_per_view = SLIDES_PER_VIEW, space_between = SLIDE_GAP, breakpoints = {} } = settings;
  return {
    slidesPerView: slides_per_view,
    spaceBetween: space_between,
    hasNavigation: Boolean(settings.navigation ?? true),
    hasPagination: settings.pagination ?? true,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([width, row]) => [
        width,
        { slidesPerView: row.slides_per_view, spaceBetween: row.space_between ?? space_between },
      ]),
    ),
    delay: toDelay(settings.autoplay),
    isPausable: settings.pausable ?? true,
  };
};

const toDelay = (autoplay: RotatorSettings['autoplay']): number | undefined => {
  if (autoplay === false) return undefined;
  if (autoplay === undefined) return ROTATOR_DELAY;
  return autoplay === true ? AUTOPLAY_DELAY : (autoplay.delay ?? AUTOPLAY_DELAY);
};
