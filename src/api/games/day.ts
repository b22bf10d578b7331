/** The day of a game in lists by day: local midnight, "2026-09-10T00:00:00". */
export const dayOf = ({ date }: { date: string }): string => `${date.slice(0, 10)}T00:00:00`;
