import { breakpoints } from '../breakpoints.ts';
import type { RotatorOptions } from './rotator-options.ts';

/** The figures that slides-per-view.css knows. */
const drawn = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

const nearestDrawn = (slides: number) =>
  drawn.reduce((best, each) => (Math.abs(each - slides) < Math.abs(best - slides) ? each : best));

/** How many slides a window of so many px shows side by side. */
export const slidesPerViewAt = ({ slidesPerView, breakpoints: rows }: RotatorOptions, width: number): number => {
  const reached = Object.keys(rows)
    .map(Number)
    .filter((from) => from <= width);
  return (reached.length > 0 && rows[Math.max(...reached)]?.slidesPerView) || slidesPerView;
};

/**
 * The same for the style sheet, which draws the row before Swiper is there: `1 640:2 1024:4`, words of `data-per`.
 * A style attribute could say it exactly, but would need a hole in the content security policy.
 */
export const slidesPerViewWords = (options: RotatorOptions): string => {
  const words = [String(nearestDrawn(options.slidesPerView))];
  let last = words[0];
  for (const width of Object.values(breakpoints)) {
    const slides = String(nearestDrawn(slidesPerViewAt(options, width)));
    if (slides !== last) words.push(`${width}:${slides}`);
    last = slides;
  }
  return words.join(' ');
};

/** Whether a window of some width cannot show so many slides at once. */
export const hasMoreThanFit = (options: RotatorOptions, slides: number): boolean =>
  [0, ...Object.keys(options.breakpoints).map(Number)].some((width) => slidesPerViewAt(options, width) < slides);
