import type { ReactNode } from 'react';

import { carouselDefaults } from '../../domain/promotion.ts';
import { RotatorBar } from './client/rotator-bar.tsx';
import styles from './rotator.module.css';
import type { RotatorOptions } from './rotator-options.ts';
import './slides-per-view.css';
import { slidesPerViewTokens } from './slides-per-view.ts';

type Props = {
  /** The same on every page, so that a paused rotator stays paused. */
  id: string;
  /** Accessible name, without the word "carousel". */
  label: string;
  options: RotatorOptions;
  /** A `Markup` part with the class `slidesViewport` that contains `Slides`. */
  children: ReactNode;
};

/** Class of the parent element of `Slides`. */
export const slidesViewport = styles.viewport;

/**
 * A row of slides with scroll snapping, which Swiper takes over near the viewport. The buttons come first in tab order, so
 * that keyboard users can pause before they reach the slides.
 */
export const Rotator = ({ id, label, options, children }: Props) => (
  <section
    className={styles.rotator}
    aria-roledescription="carousel"
    aria-label={label}
    data-rotator={options.delay === undefined ? undefined : id}
    data-per={slidesPerViewTokens(options)}
    {...gapOf(options.spaceBetween)}
  >
    <RotatorBar id={id} options={options} />
    {children}
  </section>
);

/** Gaps that the style sheet supports; the first is the default and has no attribute. */
const gaps = [carouselDefaults.spaceBetween, 0, 8, 24, 32];

const gapOf = (space: number): { 'data-gap'?: number } => {
  const gap = gaps.reduce((best, each) => (Math.abs(each - space) < Math.abs(best - space) ? each : best));
  return gap === gaps[0] ? {} : { 'data-gap': gap };
};
