import { type GameState, gameState, isComplete } from '../domain/game-state.ts';
import type { CardGame } from './card-game.ts';
import { GameStatus, type GameStatusKind } from './game-status.tsx';
import { GameTime } from './game-time.tsx';
import { FollowedStatus } from './live/followed-status.tsx';
import { hasBegun, overtimeNote } from './live/game-text.ts';

const interrupted: Partial<Record<GameState, GameStatusKind>> = {
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Live]: 'live',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

type Props = {
  game: CardGame;
  /** Printed before the time, and for a final game. */
  day: string | undefined;
};

/** The status of a game on its card. */
export function CardStatus({ game, day }: Props) {
  if (game.followed && hasBegun(game.followed.game)) return <FollowedStatus {...game.followed} day={day} />;
  if (game.isAwaitingResult) return <GameStatus kind="awaiting-result">{day}</GameStatus>;
  const kind = interrupted[game.state];
  if (kind) return <GameStatus kind={kind}>{kind === 'live' ? game.clock : undefined}</GameStatus>;
  if (isComplete(game.state)) {
    return <GameStatus kind="final">{overtimeNote(game.overtime) || day}</GameStatus>;
  }
  return <GameTime start={game.start} day={day} />;
}
