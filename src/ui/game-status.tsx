import type { ReactNode } from 'react';

import styles from './game-status.module.css';

export type GameStatusKind =
  | 'scheduled'
  | 'pregame'
  | 'delayed'
  | 'live'
  | 'delayed-data'
  | 'reconnecting'
  | 'awaiting-result'
  | 'final'
  | 'postponed'
  | 'canceled';

const words: Record<GameStatusKind, string> = {
  scheduled: 'Scheduled',
  pregame: 'Pregame',
  delayed: 'Delayed',
  live: 'Live',
  // the game goes on, but nothing has been heard of it for a while
  'delayed-data': 'Delayed data',
  // the page, not the game, has lost its connection
  reconnecting: 'Reconnecting',
  'awaiting-result': 'Awaiting result',
  final: 'Final',
  postponed: 'Postponed',
  canceled: 'Canceled',
};

/** The state of a game in a word, with what belongs to it behind: clock and period, overtimes, a new date. */
export const GameStatus = ({ kind, children }: { kind: GameStatusKind; children?: ReactNode }) => (
  <span className={styles.status} data-kind={kind}>
    <span className={styles.word}>{words[kind]}</span>
    {children && <span> {children}</span>}
  </span>
);
