/** Milliseconds before which the pace is too uncertain for an estimate. */
const leastElapsed = 3000;

/** "about 2 min left", estimated from the elapsed milliseconds; empty while it is too early for an estimate. */
export function timeLeft(elapsed: number, done: number, total: number): string {
  if (elapsed < leastElapsed || done === 0) return '';
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return `about ${seconds} s left`;
  return minutes < 60 ? `about ${minutes} min left` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
