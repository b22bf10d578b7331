/** A larger difference means that the device's clock was set. In milliseconds. */
const maxDrift = 2_000;

/**
 * Updates the offset between server and device time with the timestamp of another message. Latency makes messages late but
 * never early, so the largest offset is the most accurate.
 */
export function serverTimeOffset(offset: number, serverNow: number, deviceNow: number): number {
  const latest = serverNow - deviceNow;
  return Math.abs(latest - offset) > maxDrift ? latest : Math.max(latest, offset);
}
