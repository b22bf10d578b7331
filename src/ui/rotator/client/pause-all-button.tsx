import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { announce } from '../../client/announce.ts';
import { Icon } from '../../icon.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import styles from './pause-all-button.module.css';
import { allStateAtom, pauseAllAtom, playAllAtom } from './rotator-atoms.ts';

/** Milliseconds that the announcement stays beside the button. */
const announcedFor = 2000;
const paused = 'All Rotators Paused';

/** Pauses every rotator of the page at its first slide, or lets all play. */
export function PauseAllButton() {
  const isPlaying = useAtomValue(allStateAtom) === 'playing';
  const pauseAll = useSetAtom(pauseAllAtom);
  const playAll = useSetAtom(playAllAtom);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    if (!isAnnounced) return;
    const timer = setTimeout(() => setAnnounced(false), announcedFor);
    return () => clearTimeout(timer);
  }, [isAnnounced]);

  function toggle() {
    setAnnounced(isPlaying);
    if (!isPlaying) return playAll();
    pauseAll();
    announce(paused);
  }

  return (
    <div className={styles.control}>
      <button type="button" className={styles.button} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <VisuallyHidden>{isPlaying ? 'Pause all rotators' : 'Play all rotators'}</VisuallyHidden>
      </button>
      {/* the live region has announced it to screen readers */}
      {isAnnounced && (
        <span className={styles.announcement} data-announcement="" aria-hidden="true">
          {paused}
        </span>
      )}
    </div>
  );
}
