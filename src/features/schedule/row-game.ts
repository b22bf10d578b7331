import type { ScheduleGame } from '../../api/games/schema.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { isOfToday } from '../../ui/live/follow-from.ts';
import type { PageGames } from '../../ui/live/page-games.ts';

/** A game of the schedule, as its row shows it. */
export type RowGame = {
  game: ScheduleGame;
  /** It may be played while the page is open: its places are marked for what follows it. */
  isOfToday: boolean;
  /** As it stands, where it is followed. */
  followed: ScoreboardGame | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

export const rowGame = (game: ScheduleGame, { now, followed }: PageGames): RowGame => ({
  game,
  isOfToday: isOfToday(game, now),
  followed: followed.get(game.id),
  now,
});
