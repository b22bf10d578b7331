import type { BoxScore } from '../../domain/box-score.ts';
import { numberOf } from '../../domain/stats/column.ts';
import { teamsOf } from './team-lines.ts';

/** Compares the listed penalties and their minutes with the team totals, in sports that record both. */
export function checkPenalties(game: BoxScore): string[] {
  if ((game.family !== 'icehockey' && game.family !== 'lacrosse') || game.penalties.length === 0) return [];
  return teamsOf(game).flatMap(({ side, team }) => {
    const listed = game.penalties.filter((penalty) => penalty.side === side);
    const minutes = listed.reduce((sum, penalty) => sum + (penalty.minutes ?? 0), 0);
    return [
      ...differing(team.name, 'penalties', listed.length, numberOf(team.stats['penalties'], 'no')),
      ...differing(team.name, 'penalty minutes', minutes, numberOf(team.stats['penalties'], 'minutes')),
    ];
  });
}

function differing(team: string, words: string, listed: number, total: number | undefined): string[] {
  if (total === undefined || total === listed) return [];
  return [`${team}: ${listed} ${words} are listed, the team total says ${total}.`];
}
