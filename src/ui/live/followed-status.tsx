import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { GameStatus } from '../games/game-status.tsx';
import { type DisplayTime, statusOf } from './game-text.ts';

type Props = {
  game: ScoreboardGame;
  /** Server time, in epoch milliseconds. */
  now: number;
  lastSeenAt?: DisplayTime['lastSeenAt'];
  isReconnecting?: boolean;
  age?: DisplayTime['age'];
  /** Printed for a final game. */
  day: string | undefined;
};

/** The status of a followed game on its card. */
export function FollowedStatus({ game, day, ...time }: Props) {
  const { kind, note } = statusOf(game, time);
  return <GameStatus kind={kind}>{note || (kind === 'final' ? day : '')}</GameStatus>;
}
