import type { ScheduleGame } from '../../api/games/schema.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { isAwaitingResult } from '../../domain/upcoming.ts';
import { isOfToday } from '../../ui/live/follow-from.ts';
import type { PageGames } from '../../ui/live/page-games.ts';

/** Props of a schedule row. */
export type RowGame = {
  game: ScheduleGame;
  /** The game may be live while the page is open: its elements are marked for live updates. */
  isOfToday: boolean;
  /** Its estimated end has passed without a reported result. */
  isAwaitingResult: boolean;
  /** Live data, if any, at `now` in milliseconds since the epoch. */
  followed: { game: ScoreboardGame; now: number } | undefined;
};

export function rowGame(game: ScheduleGame, { followed, ...at }: PageGames): RowGame {
  const live = followed.get(game.id);
  return {
    game,
    isOfToday: isOfToday(game, at.now),
    isAwaitingResult: isAwaitingResult(game, at),
    followed: live && { game: live, now: at.now },
  };
}
