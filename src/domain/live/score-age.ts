const minute = 60_000;

/**
 * How long ago the source of a score was last seen: "as of 3 min ago"; empty within the first minute.
 *
 * @param lastSeenAt ISO instant
 * @param now milliseconds since the epoch
 */
export function scoreAge(lastSeenAt: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(lastSeenAt)) / minute);
  if (minutes < 1) return '';
  return `as of ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`} ago`;
}
