export type CountdownValue = { days: number; hours: number; minutes: number; seconds: number };

/** Days, hours, minutes and seconds until `to`, all zero once it is reached. Both arguments are milliseconds since the epoch. */
export function countdownTo(to: number, now: number): CountdownValue {
  const left = Math.max(0, Math.floor((to - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
