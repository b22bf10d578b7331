import type { RosterPlayer } from '../../api/rosters/schema.ts';
import type { NamedSheet } from '../../api/season-stats/schema.ts';
import type { ImageResponse } from '../../domain/image.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { counted } from '../../web/counted.ts';
import { withThousands } from '../../web/text.ts';

export type LeaderCard = {
  /** "Rushing"; the sport of the best performance of a week. */
  category: string;
  figure: string;
  /** "points", beside the figure. */
  unit?: string | undefined;
  /** "Net yards, tied with one other"; the line and opponent of a game. */
  note: string | undefined;
  name: string;
  url: string | null;
  portrait: { id: number; image: ImageResponse } | undefined;
  jersey: string | undefined;
};

/** Number of categories shown side by side. */
const shown = 4;

/**
 * The leaders of the first categories of a season, with their roster rows. Omits categories without a qualified player, and rates of
 * a category already shown, such as points per game beside points, or passing efficiency beside passing.
 */
export function findLeaders(sheets: readonly NamedSheet[], roster: readonly RosterPlayer[]): LeaderCard[] {
  const seen = new Set<string>();
  const titles: string[] = [];
  const leaders = sheets.flatMap(({ caption, columns: [column, ...others], rows }) => {
    const first = rows.filter(({ kind, rank }) => kind === 'player' && rank === 1);
    const [leader, ...tied] = first;
    const figure = leader?.cells[0];
    const category = caption.replace(/^.* - /, '');
    const isShown = seen.has(column?.key ?? '') || titles.some((title) => category.startsWith(`${title} `));
    if (!leader || !figure || isShown) return [];
    titles.push(category);
    for (const { key } of others) seen.add(key);
    const player = roster.find(({ rosterPlayerId }) => rosterPlayerId === leader.rosterPlayerId);
    const { firstName, lastName } = player ?? parsePersonName(leader.name);
    return [
      {
        category,
        figure: withThousands(figure),
        note: noteOf(category, column?.title, tied.length),
        name: `${firstName} ${lastName}`.trim(),
        url: leader.url ?? null,
        portrait: player && { id: player.rosterPlayerId, image: player.image },
        jersey: player?.jerseyNumber ?? undefined,
      },
    ];
  });
  return leaders.slice(0, shown);
}

/** The figure's name if it differs from the category, and how many others have the same. */
function noteOf(category: string, figure: string | undefined, others: number): string | undefined {
  const tie = others > 0 && `tied with ${counted(others, 'other')}`;
  const name = figure?.toLowerCase() === category.toLowerCase() ? undefined : figure;
  return [name, tie].filter(Boolean).join(', ') || undefined;
}
