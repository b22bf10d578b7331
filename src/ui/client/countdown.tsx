'use client';

import { useEffect, useState } from 'react';

import type { CountdownValue } from '../../domain/countdown.ts';
import styles from './countdown.module.css';
import { tickDown } from './tick-down.ts';

type Props = {
  /** ISO instant. */
  to: string;
  /** Accessible name. */
  label: string;
};

/** Counts down to an instant. Decorative: the date is printed next to it. */
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
