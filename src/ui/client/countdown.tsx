'use client';

import { useEffect, useState } from 'react';

import type { CountdownValue } from '../../domain/countdown.ts';
import styles from './countdown.module.css';
import { tickDown } from './tick-down.ts';

type Props = {
  /** UTC instant, ISO. */
  to: string;
  /** What is counted down to, for a screen reader. */
  label: string;
};

/** Ticks down to an instant. Its place is kept while JavaScript is not there; the date itself stands beside it. */
export function Countdown({ to, label }: Props) {
  const [left, setLeft] = useState<CountdownValue>();
  useEffect(() => tickDown(Date.parse(to), setLeft), [to]);
  return (
    <div className={styles.countdown} role="timer" aria-label={label} data-waiting={left ? undefined : ''}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={styles.unit}>
          <b className={styles.figure}>{left ? String(left[unit]).padStart(2, '0') : '\u2007'}</b> {unit}
        </span>
      ))}
    </div>
  );
}
