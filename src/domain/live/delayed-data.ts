/** Milliseconds of silence after which a source's data are shown as delayed. */
const silenceOfDelayedData = 120_000;

/** Whether a live game's data are delayed: `lastSeenAt` is an ISO instant, `now` milliseconds since the epoch. */
export function isDelayedData(lastSeenAt: string, now: number): boolean {
  return now - Date.parse(lastSeenAt) >= silenceOfDelayedData;
}
