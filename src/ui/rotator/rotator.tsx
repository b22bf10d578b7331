import type { ReactNode } from 'react';

import { carouselDefaults } from '../../domain/promotion.ts';
import { RotatorBar } from './client/rotator-bar.tsx';
import styles from './rotator.module.css';
import type { RotatorOptions } from './rotator-options.ts';
import './slides-per-view.css';
import { slidesPerViewWords } from './slides-per-view.ts';

type Props = {
  /** The same on every page that has this rotator: it stays paused from page to page. */
  id: string;
  /** Names it for a screen reader, without the word carousel. */
  label: string;
  options: RotatorOptions;
  /** One `Markup` part with the class `slidesViewport` that holds a `Slides`. */
  children: ReactNode;
};

/** The class of the element right around `Slides`. */
export const slidesViewport = styles.viewport;

/**
 * Slides side by side: a row that scrolls and snaps, which Swiper takes over near the viewport. The buttons come with it
 * and first, so that who tabs can stop the slides before reaching them.
 */
export const Rotator = ({ id, label, options, children }: Props) => (
  <section
    className={styles.rotator}
    aria-roledescription="carousel"
    aria-label={label}
    data-rotator={options.delay === undefined ? undefined : id}
    data-per={slidesPerViewWords(options)}
    data-gap={nearestGap(options.spaceBetween)}
  >
    <RotatorBar id={id} options={options} />
    {children}
  </section>
);

/** Steps of the space scale that the style sheet knows; the first is the default and needs no word. */
const gaps = [carouselDefaults.spaceBetween, 0, 8, 24, 32];

const nearestGap = (space: number): number | undefined => {
  const gap = gaps.reduce((best, each) => (Math.abs(each - space) < Math.abs(best - space) ? each : best));
  return gap === gaps[0] ? undefined : gap;
};
