import { gameState, isComplete } from '../../domain/game-state.ts';
import { FollowedStatus } from '../live/followed-status.tsx';
import { hasBegun, overtimeNote } from '../live/game-text.ts';
import type { CardGame } from './card-game.ts';
import { GameStatus } from './game-status.tsx';
import { GameTime } from './game-time.tsx';
import { interruptedStatus } from './interrupted-status.ts';

type Props = {
  game: CardGame;
  /** Printed before the time, and for a final game. */
  day: string | undefined;
};

/** The status of a game on its card. */
export function CardStatus({ game, day }: Props) {
  if (game.followed && hasBegun(game.followed.game)) return <FollowedStatus {...game.followed} day={day} />;
  if (game.isAwaitingResult) return <GameStatus kind="awaiting-result">{day}</GameStatus>;
  if (game.state === gameState.Live) return <GameStatus kind="live">{game.clock}</GameStatus>;
  const { kind } = interruptedStatus(game.state, game.reason);
  if (kind) return <GameStatus kind={kind} />;
  if (isComplete(game.state)) {
    return <GameStatus kind="final">{overtimeNote(game.overtime) || day}</GameStatus>;
  }
  return <GameTime start={game.start} day={day} />;
}
