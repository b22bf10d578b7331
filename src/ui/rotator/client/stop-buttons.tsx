import type { KeyboardEvent } from 'react';

import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import { Icon } from '../../media/icon.tsx';
import type { RotatorOptions } from '../rotator-options.ts';
import styles from './rotator-controls.module.css';
import type { Position, Slider } from './slider.ts';

/** More stops than this are printed as numbers. */
const maxDots = 8;

type Props = Position & {
  slider: Slider;
  options: RotatorOptions;
  /** Called when the reader changes slides. */
  onUse: () => void;
};

/** Previous, next, and a button for each stop; arrow keys work on all of them. */
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
      {options.hasPagination && stops <= maxDots && (
        <div className={styles.dots}>
          {Array.from({ length: stops }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: stops are identified by their number
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
      {options.hasPagination && stops > maxDots && (
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
