import type { OpponentHistory, SeriesMeeting } from '../../api/opponent-history/schema.ts';

/** Maximum number of games of a series that a page lists as a whole. */
const maxListed = 60;

/** Which games are listed: those of a decade, given by its first year, or all. */
export type ShownDecade = number | 'all';

const decadeOf = ({ date }: Pick<SeriesMeeting, 'date'>): number => Math.floor(Number(date.slice(0, 4)) / 10) * 10;

/** The decades with games, newest first. */
const decadesOf = ({ games }: Pick<OpponentHistory, 'games'>): number[] => [...new Set(games.map(decadeOf))];

/** The requested decade; by default all games, or the latest decade of a long series. Undefined if there are no such games. */
export function shownDecade(
  history: Pick<OpponentHistory, 'games'>,
  requested: string | undefined,
): ShownDecade | undefined {
  const decades = decadesOf(history);
  if (requested === 'all') return 'all';
  if (requested !== undefined) return decades.find((decade) => String(decade) === requested);
  return history.games.length <= maxListed ? 'all' : decades[0];
}

/** The games of a decade, newest first. */
export const gamesOfDecade = (
  { games }: Pick<OpponentHistory, 'games'>,
  decade: ShownDecade,
): readonly SeriesMeeting[] => (decade === 'all' ? games : games.filter((game) => decadeOf(game) === decade));

/** Links to the decades of a long series; empty for a short one. */
export function decadeTabs({ games, opponent }: Pick<OpponentHistory, 'games' | 'opponent'>, shown: ShownDecade) {
  if (games.length <= maxListed) return [];
  const [newest, ...others] = decadesOf({ games });
  const tab = (decade: ShownDecade) => ({
    label: decade === 'all' ? `All ${games.length}` : `${decade}s`,
    href: `${opponent.url}${decade === newest ? '' : `?decade=${decade}`}#games`,
    current: decade === shown,
  });
  return [...(newest === undefined ? [] : [newest]), ...others, 'all' as const].map(tab);
}
