import type { ReactNode } from 'react';

import styles from './game-status.module.css';

export type GameStatusKind =
  | 'scheduled'
  | 'pregame'
  | 'delayed'
  | 'suspended'
  | 'live'
  | 'delayed-data'
  | 'reconnecting'
  | 'awaiting-result'
  | 'final'
  | 'postponed'
  | 'canceled';

const labels: Record<GameStatusKind, string> = {
  scheduled: 'Scheduled',
  pregame: 'Pregame',
  delayed: 'Delayed',
  suspended: 'Suspended',
  live: 'Live',
  // the source has not been seen for a while
  'delayed-data': 'Delayed data',
  // the page has lost its connection
  reconnecting: 'Reconnecting',
  'awaiting-result': 'Awaiting result',
  final: 'Final',
  postponed: 'Postponed',
  canceled: 'Canceled',
};

/** The status of a game; `children` follow it: clock and period, overtime, a new date. */
export const GameStatus = ({ kind, children }: { kind: GameStatusKind; children?: ReactNode }) => (
  // a suspended game looks like a delayed one
  <span className={styles.status} data-kind={kind === 'suspended' ? 'delayed' : kind}>
    <span className={styles.word}>{labels[kind]}</span>
    {children && <span> {children}</span>}
  </span>
);
