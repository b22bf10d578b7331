import type { RosterPlayer } from '../../api/rosters/schema.ts';

/** Players between two links of a long roster. */
const step = 20;

export const cardId = ({ rosterPlayerId }: Pick<RosterPlayer, 'rosterPlayerId'>): string => `player-${rosterPlayerId}`;

/** Links to every twentieth player in the order of numbers: "0–14", "15–31"; none for a roster of two steps or fewer. */
export function jumpRanges(
  players: readonly Pick<RosterPlayer, 'rosterPlayerId' | 'jerseyNumber'>[],
): { id: string; label: string }[] {
  const numbered = players.filter(({ jerseyNumber }) => jerseyNumber);
  if (numbered.length <= 2 * step) return [];
  return numbered.flatMap((first, index) => {
    if (index % step > 0) return [];
    const last = numbered[Math.min(index + step, numbered.length) - 1];
    return { id: cardId(first), label: `${first.jerseyNumber}–${last?.jerseyNumber}` };
  });
}
