/** Maximum games in the strip. */
export const maxGames = 24;

/**
 * The games closest to now, half past and half upcoming. If one list is short, the other fills the rest. Both lists start with the
 * game closest to now.
 */
export function scoreboardGames<Game>(upcoming: readonly Game[], results: readonly Game[]): Game[] {
  const half = maxGames / 2;
  const ahead = upcoming.slice(0, Math.max(half, maxGames - results.length));
  return [...results.slice(0, maxGames - ahead.length), ...ahead];
}
