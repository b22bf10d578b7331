import type { RosterPlayer } from '../../api/rosters/schema.ts';
import type { NamedSheet } from '../../api/season-stats/schema.ts';
import type { ImageAnswer } from '../../domain/image.ts';
import { parsePersonName } from '../../domain/person-name.ts';

export type Leader = {
  /** "Points per game"; the sport of the best performance of a week. */
  category: string;
  figure: string;
  /** "tied with one other"; the line and opponent of a game. */
  note: string | undefined;
  name: string;
  url: string | null;
  portrait: { id: number; image: ImageAnswer } | undefined;
  jersey: string | undefined;
};

/** Categories beside each other. */
const shown = 4;

/**
 * The leaders of the first categories of a season, with their roster rows. Categories without a qualified player are left
 * out, and rates of a category that is shown, such as points a game beside points.
 */
export function findLeaders(sheets: readonly NamedSheet[], roster: readonly RosterPlayer[]): Leader[] {
  const seen = new Set<string>();
  const leaders = sheets.flatMap(({ columns, rows }) => {
    const first = rows.filter(({ kind, rank }) => kind === 'player' && rank === 1);
    const [leader, ...others] = first;
    const figure = leader?.cells[0];
    if (!leader || !figure || seen.has(columns[0]?.key ?? '')) return [];
    for (const { key } of columns) seen.add(key);
    const player = roster.find(({ rosterPlayerId }) => rosterPlayerId === leader.rosterPlayerId);
    const { firstName, lastName } = player ?? parsePersonName(leader.name);
    return [
      {
        category: columns[0]?.title ?? '',
        figure,
        note: tieText(others.length),
        name: `${firstName} ${lastName}`.trim(),
        url: leader.url ?? null,
        portrait: player && { id: player.rosterPlayerId, image: player.image },
        jersey: player?.jerseyNumber ?? undefined,
      },
    ];
  });
  return leaders.slice(0, shown);
}

/** How many players have the same figure. */
function tieText(others: number): string | undefined {
  if (others === 0) return undefined;
  return `tied with ${others === 1 ? 'one other' : `${others} others`}`;
}
