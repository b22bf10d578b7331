import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { announce } from '../../client/announce.ts';
import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import { Icon } from '../../media/icon.tsx';
import styles from './pause-all-button.module.css';
import { allStateAtom, pauseAllAtom, playAllAtom } from './rotator-atoms.ts';

/** How long the text next to the button is shown, in milliseconds. */
const announcementTime = 2000;
const paused = 'All Rotators Paused';

/** Pauses all rotators of the page at their first slides, or plays them. */
export function PauseAllButton() {
  const isPlaying = useAtomValue(allStateAtom) === 'playing';
  const pauseAll = useSetAtom(pauseAllAtom);
  const playAll = useSetAtom(playAllAtom);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    if (!isAnnounced) return;
    const timer = setTimeout(() => setAnnounced(false), announcementTime);
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
      {/* screen readers get it through the live region */}
      {isAnnounced && (
        <span className={styles.announcement} data-announcement="" aria-hidden="true">
          {paused}
        </span>
      )}
    </div>
  );
}
