/** Milliseconds of silence after which a source's data are shown as delayed. */
const silenceOfDelayedData = 120_000;

/** Whether a live game's data are delayed: `heardAt` is an ISO instant, `now` milliseconds since the epoch. */
export function isDelayedData(heardAt: string, now: number): boolean {
  return now - Date.parse(heardAt) >= silenceOfDelayedData;
}
