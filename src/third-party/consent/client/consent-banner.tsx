import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/button.tsx';
import type { Choice } from '../consent.ts';
import styles from './consent-banner.module.css';
import { choose, isPrivate, readChoice } from './consent-state.ts';

type Props = {
  /** The reader asked for it. */
  takesFocus: boolean;
  onDone: () => void;
};

/** Lies over the lower edge of the page, so that nothing moves, and keeps nobody from reading. */
export function ConsentBanner({ takesFocus, onDone }: Props) {
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);

  function answer(choice: Choice) {
    const isTakenBack = choice === 'declined' && readChoice() === 'accepted';
    choose(choice);
    onDone();
    // scripts that run cannot be stopped otherwise
    if (isTakenBack) location.reload();
  }

  return (
    <section ref={banner} className={styles.banner} tabIndex={-1} aria-labelledby="consent-title" data-consent="">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          Your privacy choices
        </h2>
        <p>
          May scripts and cookies of other companies count visits and choose advertising here? Nothing of theirs is
          loaded unless you accept, and you can change your answer at the end of every page.
          {isPrivate() && ' Your browser asks that your data not be sold or shared: advertising stays off either way.'}
        </p>
      </div>
      {/* neither is made easier to press than the other */}
      <div className={styles.answers}>
        <Button look={{ kind: 'alternate' }} onClick={() => answer('accepted')}>
          Accept
        </Button>
        <Button look={{ kind: 'alternate' }} onClick={() => answer('declined')}>
          Decline
        </Button>
      </div>
    </section>
  );
}
