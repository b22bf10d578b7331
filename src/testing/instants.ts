/** Moments counted from now, those before negative, in the spelling in which the API gives them back. */

export const inSeconds = (seconds: number): string =>
  Temporal.Now.instant()
    .add({ milliseconds: Math.round(seconds * 1000) })
    .round('millisecond')
    .toString();
export const inDays = (days: number): string => inSeconds(days * 86_400);
