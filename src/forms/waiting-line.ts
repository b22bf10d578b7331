/** Places of a form that may be reserved without a payment at the same time, also if half of them are fewer. */
const minWaiting = 10;

/**
 * Unpaid submissions that hold places of a form at the same time: at most half of its places, so that nobody can reserve all of them
 * without paying. Later ones wait in line.
 */
export const maxUnpaid = (maxSubmissions: number | null): number =>
  maxSubmissions === null ? Number.POSITIVE_INFINITY : Math.max(minWaiting, Math.floor(maxSubmissions / 2));
