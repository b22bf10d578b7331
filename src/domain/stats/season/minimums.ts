import { numberOf, type StatLine } from '../column.ts';
import type { Minimum } from './season-book.ts';
import type { SeasonLines } from './season-lines.ts';

export type Minimums = Readonly<Record<string, Minimum>>;

/** The conditions of a minimum that a college or season may override, in the units of its text, such as innings. */
export type MinimumOverride = Pick<Minimum, 'perTeamGame' | 'perTeamSet' | 'games'>;
export type MinimumOverrides = Readonly<Record<string, MinimumOverride>>;

/** The minimums of a sport with overrides, of which the last wins; an override replaces all three conditions. */
export function applyOverrides(minimums: Minimums, ...overrides: (MinimumOverrides | null | undefined)[]): Minimums {
  const changed = Object.entries(minimums).map(([name, { figures, unit, ...conditions }]) => {
    const override = overrides.findLast((each) => each?.[name])?.[name];
    return [name, { figures, unit, ...(override ?? conditions) }] as const;
  });
  return Object.fromEntries(changed);
}

/** Whether a player's line reaches a minimum, given the team's games. */
export function reachesMinimum(
  { figures, unit, perTeamGame = 0, perTeamSet, games = 0 }: Minimum,
  line: StatLine,
  { games: teamGames, team }: Pick<SeasonLines, 'games' | 'team'>,
): boolean {
  const sum = figures.reduce((total, key) => total + (numberOf(line, key) ?? 0), 0);
  const rate = perTeamSet === undefined ? perTeamGame * teamGames : perTeamSet * (team['box']?.['sp'] ?? 0);
  return sum > 0 && sum >= rate * (unit.size ?? 1) && (numberOf(line, 'gp') ?? 0) >= games * teamGames;
}

/** "2 plate appearances per team game and 75% of the team’s games". */
export function minimumText({ unit, perTeamGame, perTeamSet, games }: Minimum): string {
  const rate = perTeamSet ?? perTeamGame;
  const amount = rate ? `${Number(rate.toFixed(2))} ${rate === 1 ? unit.one : unit.many}` : undefined;
  const parts = [
    amount && `${amount} per team ${perTeamSet === undefined ? 'game' : 'set'}`,
    games && `${Number((games * 100).toFixed(1))}% of the team’s games`,
  ];
  return parts.filter(Boolean).join(' and ') || 'none';
}
