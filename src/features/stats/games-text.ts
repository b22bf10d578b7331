import type { SeasonStats } from '../../api/season-stats/schema.ts';
import { parseRecord } from '../../domain/record.ts';
import { counted } from '../../web/counted.ts';

/** "20 games with statistics.", or which of the games played the totals and averages count if some have no statistics. */
export function gamesText({ games, record }: Pick<SeasonStats, 'games' | 'record'>): string {
  const { wins, losses, ties } = parseRecord(record ?? '') ?? { wins: 0, losses: 0, ties: 0 };
  const played = wins + losses + ties;
  return played > games
    ? `${games} of ${counted(played, 'game')} with statistics, which totals and averages count.`
    : `${counted(games, 'game')} with statistics.`;
}
