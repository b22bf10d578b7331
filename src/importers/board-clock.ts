/** A clock with its minutes in two digits, as scorers mostly write it: "9:15" is "09:15"; anything else stays. */
export function boardClock(clock: string): string {
  return clock.replace(/^(?=\d:\d\d$)/, '0');
}
