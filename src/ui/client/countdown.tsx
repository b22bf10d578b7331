'use client';

import { Provider, useAtomValue } from 'jotai';
import { countdownTo } from '../../domain/countdown.ts';
import { clockAtom } from './clock-atom.ts';
import styles from './countdown.module.css';

type Props = {
  /** UTC instant, ISO. */
  to: string;
  /** What is counted down to, for a screen reader. */
  label: string;
};

/** Ticks down to an instant. Its place is kept while JavaScript is not there; the date itself stands beside it. */
export const Countdown = (props: Props) => (
  <Provider>
    <Ticking {...props} />
  </Provider>
);

function Ticking({ to, label }: Props) {
  const now = useAtomValue(clockAtom);
  const left = now === undefined ? undefined : countdownTo(Date.parse(to), now);
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
