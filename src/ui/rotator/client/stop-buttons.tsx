import type { KeyboardEvent } from 'react';

import { Icon } from '../../icon.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import type { RotatorOptions } from '../rotator-options.ts';
import styles from './rotator-controls.module.css';
import type { Position, Slider } from './slider.ts';

/** More stops than this are told by figures. */
const mostDots = 8;

type Props = Position & {
  slider: Slider;
  options: RotatorOptions;
  /** The reader turns the slides: they need not move by themselves. */
  onUse: () => void;
};

/** Previous, next, and one button a stop; on each of them the arrow keys turn the slides too. */
export function StopButtons({ slider, options, stop, stops, onUse }: Props) {
  const turn = (move: () => void) => () => {
    onUse();
    move();
  };
  const moves: Record<string, () => void> = {
    ArrowRight: turn(slider.next),
    ArrowLeft: turn(slider.previous),
    Home: turn(() => slider.goTo(0)),
    End: turn(() => slider.goTo(stops - 1)),
  };

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="Choose a slide" className={styles.stops} onKeyDown={onKeyDown}>
      {options.hasPagination && stops <= mostDots && (
        <div className={styles.dots}>
          {Array.from({ length: stops }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its number
              key={index}
              type="button"
              className={styles.dot}
              aria-label={`${index + 1} of ${stops}`}
              aria-current={index === stop || undefined}
              onClick={turn(() => slider.goTo(index))}
            />
          ))}
        </div>
      )}
      {options.hasPagination && stops > mostDots && (
        <span className={styles.place}>
          {stop + 1} / {stops}
        </span>
      )}
      {options.navigation && (
        <>
          <button
            type="button"
            id={options.navigation.previousId}
            className={styles.button}
            onClick={turn(slider.previous)}
          >
            <Icon name="previous" />
            <VisuallyHidden>Previous slide</VisuallyHidden>
          </button>
          <button type="button" id={options.navigation.nextId} className={styles.button} onClick={turn(slider.next)}>
            <Icon name="next" />
            <VisuallyHidden>Next slide</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}
