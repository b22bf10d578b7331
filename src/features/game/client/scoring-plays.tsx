'use client';

import { type ReactNode, useState } from 'react';

import { ToggleSwitch } from '../../../ui/client/toggle-switch.tsx';
import { usePlayOrder } from './chosen-play-order.ts';
import styles from './scoring-plays.module.css';

type Props = {
  /** Shows the order switch. */
  isLive?: boolean;
  /** The views, including the play-by-play. */
  children: ReactNode;
};

/** Switches over the play-by-play: scoring plays only and, for a live game, newest first. */
export function ScoringPlays({ isLive = false, children }: Props) {
  const [isOnly, setOnly] = useState(false);
  return (
    <div data-scoring-only={isOnly || undefined}>
      <div className={styles.switch}>
        <ToggleSwitch label="Scoring plays only" isOn={isOnly} onChange={setOnly} />
        {isLive && <PlayOrderSwitch />}
      </div>
      {children}
    </div>
  );
}

/** Lists the plays of a live game newest first, or from the start of the game. */
function PlayOrderSwitch() {
  const [order, setOrder] = usePlayOrder();
  return (
    <ToggleSwitch
      label="Newest first"
      isOn={order === 'newest'}
      onChange={(isOn) => setOrder(isOn ? 'newest' : 'oldest')}
    />
  );
}
