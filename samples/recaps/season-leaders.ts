import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { CollegeRows, RowOf } from '../college-rows.ts';
import { fullName } from './player-names.ts';

/** "Reid Diallo leads the team with 18.3 points a game" */
export type SeasonLeader = { name: string; text: string };

type Total = { total: number; games: number };
type Category = { group: string; key: string; text: (total: Total) => string };

const average = ({ total, games }: Total) => (total / games).toFixed(1);
const printed = ({ total }: Total) => total.toLocaleString('en-US');

const categories: Partial<Record<SportFamily, readonly Category[]>> = {
  football: [
    { group: 'passing', key: 'yds', text: (line) => `has thrown for ${printed(line)} yards` },
    { group: 'rushing', key: 'yds', text: (line) => `has run for ${printed(line)} yards in ${line.games} games` },
    { group: 'receiving', key: 'yds', text: (line) => `leads the receivers with ${printed(line)} yards` },
  ],
  basketball: [
    { group: 'box', key: 'pts', text: (line) => `leads the team with ${average(line)} points a game` },
    { group: 'box', key: 'treb', text: (line) => `takes ${average(line)} rebounds a game` },
    { group: 'box', key: 'ast', text: (line) => `has ${printed(line)} assists in ${line.games} games` },
  ],
};

/** The college's leaders of a season in the categories of a sport. */
export function seasonLeaders(
  { rows }: CollegeRows,
  family: SportFamily,
  played: readonly RowOf<'game'>[],
): SeasonLeader[] {
  const ids = new Set(played.map(({ id }) => id));
  const lines = rows.boxPlayer.filter(({ gameId, rosterPlayerId }) => rosterPlayerId && ids.has(gameId));
  const byPlayer = [...Map.groupBy(lines, ({ rosterPlayerId }) => rosterPlayerId).values()];
  return (categories[family] ?? []).flatMap(({ group, key, text }) => {
    const totals = byPlayer.map((own) => ({
      player: own[0],
      total: own.reduce((sum, { stats }) => sum + Number(stats[group]?.[key] ?? 0), 0),
      games: own.length,
    }));
    const [best] = totals.sort((a, b) => b.total - a.total);
    return best?.player && best.total > 0 ? [{ name: fullName(best.player), text: text(best) }] : [];
  });
}
