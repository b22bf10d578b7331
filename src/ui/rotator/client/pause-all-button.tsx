import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { announce } from '../../client/announce.ts';
import { Icon } from '../../icon.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import styles from './pause-all-button.module.css';
import { allStateAtom, pauseAllAtom, playAllAtom } from './rotator-atoms.ts';

/** Milliseconds that the words beside the button stay. */
const TOLD_FOR = 2000;
const PAUSED = 'All Rotators Paused';

/** Pauses every rotator of the page at its first slide, or lets all play. */
export function PauseAllButton() {
  const isPlaying = useAtomValue(allStateAtom) === 'playing';
  const pauseAll = useSetAtom(pauseAllAtom);
  const playAll = useSetAtom(playAllAtom);
  const [isTold, setTold] = useState(false);

  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(() => setTold(false), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [isTold]);

  function toggle() {
    setTold(isPlaying);
    if (!isPlaying) return playAll();
    pauseAll();
    announce(PAUSED);
  }

  return (
    <div className={styles.control}>
      <button type="button" className={styles.button} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <VisuallyHidden>{isPlaying ? 'Pause all rotators' : 'Play all rotators'}</VisuallyHidden>
      </button>
      {/* a screen reader has been told already */}
      {isTold && (
        <span className={styles.told} aria-hidden="true">
          {PAUSED}
        </span>
      )}
    </div>
  );
}
