import { breakpoints } from '../breakpoints.ts';
import type { RotatorOptions } from './rotator-options.ts';

/** Values that slides-per-view.css supports. */
const supported = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

const nearestSupported = (slides: number) =>
  supported.reduce((best, each) => (Math.abs(each - slides) < Math.abs(best - slides) ? each : best));

/** The number of slides at a window width in px. */
export const slidesPerViewAt = ({ slidesPerView, breakpoints: rows }: RotatorOptions, width: number): number => {
  const reached = Object.keys(rows)
    .map(Number)
    .filter((from) => from <= width);
  return (reached.length > 0 && rows[Math.max(...reached)]?.slidesPerView) || slidesPerView;
};

/**
 * The same as tokens of `data-per`, with which the style sheet lays out the row before Swiper is loaded: `1 640:2 1024:4`.
 * The content security policy forbids style attributes, which would be exact.
 */
export const slidesPerViewTokens = (options: RotatorOptions): string => {
  const tokens = [String(nearestSupported(options.slidesPerView))];
  let last = tokens[0];
  for (const width of Object.values(breakpoints)) {
    const slides = String(nearestSupported(slidesPerViewAt(options, width)));
    if (slides !== last) tokens.push(`${width}:${slides}`);
    last = slides;
  }
  return tokens.join(' ');
};

/** Whether this number of slides overflows at some window width. */
export const hasMoreThanFit = (options: RotatorOptions, slides: number): boolean =>
  [0, ...Object.keys(options.breakpoints).map(Number)].some((width) => slidesPerViewAt(options, width) < slides);
