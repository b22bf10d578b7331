/** A source that gave no sign of life for so long is not shown as live, in milliseconds. */
const silenceOfDelayedData = 120_000;

/** Whether a live game's data are to be called delayed: `heardAt` is an ISO instant, `now` milliseconds since the epoch. */
export function isDelayedData(heardAt: string, now: number): boolean {
  return now - Date.parse(heardAt) >= silenceOfDelayedData;
}
