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
export function sumGames(games: readonly StatGroups[]): Sums {
  const sums: Sums = {};
  for (const groups of games) addGame(sums, groups);
  return sums;
}

type Sums = Record<string, Record<string, number>>;

/** Adds a game's lines to sums. */
export function addGame(sums: Sums, groups: StatGroups) {
  for (const group of Object.keys(groups)) {
    const line = groups[group];
    if (!line) continue;
    sums[group] ??= {};
    addLine(sums[group], line);
  }
}

function addLine(sum: Record<string, number>, line: StatLine) {
  // a season adds thousands of lines, so this avoids the pairs that Object.entries allocates
  for (const key of Object.keys(line)) {
    const value = line[key];
    if (value === undefined) continue;
    if (typeof value === 'string') addText(sum, key, value);
    else if (bests.has(key)) sum[key] = Math.max(sum[key] ?? value, value);
    else if (!gameOnly.has(key)) sum[key] = (sum[key] ?? 0) + value;
  }
}

function addText(sum: Record<string, number>, key: string, text: string) {
  const counted = key === 'decision' ? decisionKeys[text.trim().charAt(0).toUpperCase()] : undefined;
  if (counted !== undefined) sum[counted] = (sum[counted] ?? 0) + 1;
}
