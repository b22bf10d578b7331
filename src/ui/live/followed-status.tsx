import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { GameStatus } from '../game-status.tsx';
import { type Moment, statusOf } from './game-text.ts';

type Props = {
  game: ScoreboardGame;
  /** When it stands so; milliseconds since the epoch. */
  now: number;
  lastSeenAt?: Moment['lastSeenAt'];
  isReconnecting?: boolean;
  /** The day in print, for a game that is over. */
  day: string | undefined;
};

/** The state of a followed game on its card. */
export function FollowedStatus({ game, day, ...moment }: Props) {
  const { kind, note } = statusOf(game, moment);
  return <GameStatus kind={kind}>{note || (kind === 'final' ? day : '')}</GameStatus>;
}
