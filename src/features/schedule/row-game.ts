import type { ScheduleGame } from '../../api/games/schema.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { isAwaitingResult } from '../../domain/upcoming.ts';
import { isOfToday } from '../../ui/live/follow-from.ts';
import type { PageGames } from '../../ui/live/page-games.ts';

/** A game of the schedule, as its row shows it. */
export type RowGame = {
  game: ScheduleGame;
  /** It may be played while the page is open: its places are marked for what follows it. */
  isOfToday: boolean;
  /** Its usual end has passed and nobody has reported a result. */
  isAwaitingResult: boolean;
  /** As it stands, where it is followed. */
  followed: ScoreboardGame | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

export const rowGame = (game: ScheduleGame, { followed, ...at }: PageGames): RowGame => ({
  game,
  isOfToday: isOfToday(game, at.now),
  isAwaitingResult: isAwaitingResult(game, at),
  followed: followed.get(game.id),
  now: at.now,
});
