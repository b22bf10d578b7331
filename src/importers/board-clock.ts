/** Pads the minutes of a clock to two digits, as most scorers write it: "9:15" -> "09:15". Other text is unchanged. */
export function boardClock(clock: string): string {
  return clock.replace(/^(?=\d:\d\d$)/, '0');
}
