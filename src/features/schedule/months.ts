import { monthOf } from '../../domain/printed-date.ts';

type Dated = { venueDate: string; tournament: { title: string } | null };

/** Consecutive games of one tournament, or of none. */
export type GameGroup<Game> = { tournament: string | undefined; games: Game[] };
export type Month<Game> = { key: string; title: string; groups: GameGroup<Game>[] };

/** Groups games by calendar month at the venue and then by tournament, preserving their order. */
export function groupByMonth<Game extends Dated>(games: readonly Game[]): Month<Game>[] {
  const months: Month<Game>[] = [];
  for (const game of games) {
    const key = game.venueDate.slice(0, 7);
    let month = months.at(-1);
    if (month?.key !== key) {
      month = { key, title: monthOf(game.venueDate), groups: [] };
      months.push(month);
    }
    const tournament = game.tournament?.title;
    const group = month.groups.at(-1);
    if (group && group.tournament === tournament) group.games.push(game);
    else month.groups.push({ tournament, games: [game] });
  }
  return months;
}
