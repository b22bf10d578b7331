/**
 * An instant some minutes from now, by the clock of the server, whose expiries the provider gets, and not by that of the database, which
 * may be another machine.
 */
export const inMinutes = (minutes: number): string =>
  Temporal.Now.instant()
    .add({ seconds: minutes * 60 })
    .toString();
