/** The number of the day (UTC), for messages that are sent once a day however long someone keeps trying. */
export const today = (): number => Math.floor(Temporal.Now.instant().epochMilliseconds / 86_400_000);
