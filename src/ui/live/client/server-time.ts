/** The device's clock was set when it differs so much from what it was; in milliseconds. */
const clockWasSet = 2_000;

/**
 * How much the server's clock is ahead of this device's, by one more message that says what time it was there. What was
 * longest ahead is nearest: a message is never early, only late by its way.
 */
export function serverTimeOffset(offset: number, serverNow: number, deviceNow: number): number {
  const heard = serverNow - deviceNow;
  return Math.abs(heard - offset) > clockWasSet ? heard : Math.max(heard, offset);
}
