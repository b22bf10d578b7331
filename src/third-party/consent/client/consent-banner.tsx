import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import type { Choice } from '../consent.ts';
import styles from './consent-banner.module.css';
import { isPrivate, readChoice, saveChoice } from './consent-state.ts';

type Props = {
  /** True if the reader opened it. */
  takesFocus: boolean;
  onDone: () => void;
};

/** Covers the bottom of the page without a layout shift and without blocking it. */
export function ConsentBanner({ takesFocus, onDone }: Props) {
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);

  function answer(choice: Choice) {
    const isWithdrawn = choice === 'declined' && readChoice() === 'accepted';
    saveChoice(choice);
    onDone();
    // running scripts cannot be stopped
    if (isWithdrawn) location.reload();
  }

  return (
    <section ref={banner} className={styles.banner} tabIndex={-1} aria-labelledby="consent-title" data-consent="">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          Your privacy choices
        </h2>
        <p>
          We use scripts and cookies from other companies to count visits and select advertising. They are loaded only
          if you accept. You can change your choice at the bottom of every page.
          {isPrivate() &&
            ' Your browser asks sites not to sell or share your data, so advertising stays off either way.'}
        </p>
      </div>
      {/* both choices have the same weight */}
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
