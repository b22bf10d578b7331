import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

import { Icon } from '../../icon.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import type { RotatorOptions } from '../rotator-options.ts';
import { arriveAtom, leaveAtom, resetAtom, rotatorStateAtom } from './rotator-atoms.ts';
import styles from './rotator-controls.module.css';
import { StopButtons } from './stop-buttons.tsx';
import { rotationButton, useHeld } from './use-held.ts';
import { useSlider } from './use-slider.ts';

export type RotatorControlsProps = { id: string; options: RotatorOptions; rotator: HTMLElement };

/** The buttons of a rotator, and Swiper behind them. Everything is rendered in the browser alone. */
export function RotatorControls({ id, options, rotator }: RotatorControlsProps) {
  const [state, setState] = useAtom(useMemo(() => rotatorStateAtom(id), [id]));
  const pause = () => setState('paused');
  const { isHeld, release } = useHeld(rotator, { onFocus: pause });
  const moves = options.delay !== undefined;
  const isPlaying = moves && state === 'playing';
  const { slider, stop, stops } = useSlider(rotator, options, { isRotating: isPlaying && !isHeld, onSwipe: pause });
  // a window wide enough for all slides has nothing to turn
  const isWhole = stops < 2;
  useInPage(id, moves && !isWhole);

  const reset = useAtomValue(resetAtom);
  useEffect(() => {
    if (reset > 0) slider?.goTo(0);
  }, [slider, reset]);

  function toggle() {
    release();
    setState(isPlaying ? 'paused' : 'playing');
  }

  if (isWhole) return null;
  return (
    <>
      {moves && options.isPausable && (
        <button type="button" className={styles.button} onClick={toggle} {...{ [rotationButton]: '' }}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <VisuallyHidden>{isPlaying ? 'Pause rotation' : 'Play rotation'}</VisuallyHidden>
        </button>
      )}
      {slider && <StopButtons slider={slider} stop={stop} stops={stops} options={options} onUse={pause} />}
    </>
  );
}

/** Tells the page's control that there is a rotator to pause. */
function useInPage(id: string, moves: boolean) {
  const arrive = useSetAtom(arriveAtom);
  const leave = useSetAtom(leaveAtom);
  useEffect(() => {
    if (!moves) return;
    arrive(id);
    return () => leave(id);
  }, [arrive, leave, id, moves]);
}
