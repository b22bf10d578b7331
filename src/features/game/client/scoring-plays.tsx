'use client';

import { type ReactNode, useState } from 'react';
import { ToggleSwitch } from '../../../ui/client/toggle-switch.tsx';
import styles from './scoring-plays.module.css';

/** A switch before the play-by-play that leaves only the plays that scored. The plays are in `children`, with the other views. */
export function ScoringPlays({ children }: { children: ReactNode }) {
  const [isOnly, setOnly] = useState(false);
  return (
    <div data-scoring-only={isOnly || undefined}>
      <div className={styles.switch}>
        <ToggleSwitch label="Scoring plays only" isOn={isOnly} onChange={setOnly} />
      </div>
      {children}
    </div>
  );
}
