/** Instants relative to now, formatted as the API returns them; negative values are in the past. */

export const inSeconds = (seconds: number): string =>
  Temporal.Now.instant()
    .add({ milliseconds: Math.round(seconds * 1000) })
    .round('millisecond')
    .toString();
export const inDays = (days: number): string => inSeconds(days * 86_400);
