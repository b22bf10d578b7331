/** A period that was not played is an X, as on a scoreboard. */
export const scoreText = (score: number | null): string => (score === null ? 'X' : String(score));
