/** The day of a game as lists by day name it: local midnight, "2026-09-10T00:00:00". */
export const dayOf = ({ date }: { date: string }): string => `${date.slice(0, 10)}T00:00:00`;
