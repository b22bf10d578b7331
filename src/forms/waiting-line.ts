/** Places of a form that may be reserved without a payment at the same time, also if half of them are fewer. */
const fewest = 10;

/**
 * Unpaid submissions that hold places of a form at the same time: at most half of its places, so that nobody can reserve all of them
 * without paying. Later ones wait in line.
 */
export const mostUnpaid = (maxSubmissions: number | null): number =>
  maxSubmissions === null ? Number.POSITIVE_INFINITY : Math.max(fewest, Math.floor(maxSubmissions / 2));
