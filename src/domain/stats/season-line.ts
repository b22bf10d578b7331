import type { StatGroups, StatLine } from './column.ts';

/** Single-game bests: the largest of all games counts. */
const bests = new Set(['long', 'fgLong', 'largestLead']);
/** Single-game facts that cannot be summed. */
const gameOnly = new Set(['appearance']);
const decisionKeys: Record<string, string> = { W: 'wins', L: 'losses', S: 'savesEarned', T: 'ties' };

/**
 * Combines several games' lines: counts are summed, bests are the largest, a decision such as "W (3-1)" counts as one win.
 * A figure that no game recorded is absent; the columns compute rates from the sums.
 */
export function sumGames(games: readonly StatGroups[]): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = {};
  for (const groups of games) {
    for (const [group, line] of Object.entries(groups)) {
      sums[group] ??= {};
      addLine(sums[group], line);
    }
  }
  return sums;
}

function addLine(sum: Record<string, number>, line: StatLine) {
  for (const [key, value] of Object.entries(line)) {
    if (typeof value === 'string') addText(sum, key, value);
    else if (bests.has(key)) sum[key] = Math.max(sum[key] ?? value, value);
    else if (!gameOnly.has(key)) sum[key] = (sum[key] ?? 0) + value;
  }
}

function addText(sum: Record<string, number>, key: string, text: string) {
  const counted = key === 'decision' ? decisionKeys[text.trim().charAt(0).toUpperCase()] : undefined;
  if (counted !== undefined) sum[counted] = (sum[counted] ?? 0) + 1;
}
