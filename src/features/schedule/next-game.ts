import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameState } from '../../domain/game-state.ts';

type Candidate = Pick<ScheduleGame, 'date' | 'enddate' | 'gameState' | 'noContest' | 'hostedNotOurs'>;

const open: readonly number[] = [gameState.Scheduled, gameState.PreGame, gameState.Delayed, gameState.Live];

/**
 * The game a fan looks for first: the one being played, else the first still to be played from `today` on (a local
 * date). Postponed and canceled games and those of other schools never are.
 */
export function nextGame<Game extends Candidate>(games: readonly Game[], today: string): Game | undefined {
  const ours = games.filter((game) => !game.hostedNotOurs && !game.noContest && open.includes(game.gameState));
  return (
    ours.find((game) => game.gameState === gameState.Live) ??
    ours.find((game) => (game.enddate ?? game.date).slice(0, 10) >= today)
  );
}
