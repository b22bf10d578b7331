import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import { Icon } from '../../media/icon.tsx';
import type { RotatorOptions } from '../rotator-options.ts';
import { mountAtom, resetAtom, rotatorStateAtom, unmountAtom } from './rotator-atoms.ts';
import styles from './rotator-controls.module.css';
import { StopButtons } from './stop-buttons.tsx';
import { rotationButton, useHold } from './use-hold.ts';
import { useSlider } from './use-slider.ts';

export type RotatorControlsProps = { id: string; options: RotatorOptions; rotator: HTMLElement };

/** The buttons of a rotator, with Swiper. Rendered only in the browser. */
export function RotatorControls({ id, options, rotator }: RotatorControlsProps) {
  const [state, setState] = useAtom(useMemo(() => rotatorStateAtom(id), [id]));
  const pause = () => setState('paused');
  const { isHeld, release } = useHold(rotator, { onFocus: pause });
  const moves = options.delay !== undefined;
  const isPlaying = moves && state === 'playing';
  const { slider, stop, stops } = useSlider(rotator, options, { isRotating: isPlaying && !isHeld, onSwipe: pause });
  // all slides fit the window
  const isWhole = stops < 2;
  useMounted(id, moves && !isWhole);

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

/** Registers the rotator with the button for all rotators. */
function useMounted(id: string, moves: boolean) {
  const mount = useSetAtom(mountAtom);
  const unmount = useSetAtom(unmountAtom);
  useEffect(() => {
    if (!moves) return;
    mount(id);
    return () => unmount(id);
  }, [mount, unmount, id, moves]);
}
