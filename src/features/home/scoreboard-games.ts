/** Most games of the strip. */
export const mostGames = 24;

/**
 * The games closest to now: half of them played and half of them ahead, more of one kind where there are fewer of the
 * other. Both lists begin with the game closest to now.
 */
export function scoreboardGames<Game>(upcoming: readonly Game[], results: readonly Game[]): Game[] {
  const half = mostGames / 2;
  const ahead = upcoming.slice(0, Math.max(half, mostGames - results.length));
  return [...results.slice(0, mostGames - ahead.length), ...ahead];
}
