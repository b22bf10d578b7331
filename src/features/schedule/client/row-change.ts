/** The facts that readers plan around: the start ("2026-11-23T19:00-05:00"), the place, and whether the game is played then. */
export type RowFacts = readonly [start: string, place: string, state: string];

/** States that affect a reader's plans, unlike the states of a game in progress. */
const announced = new Set(['postponed', 'canceled', 'delayed']);

/** How a row differs from that of the last visit; undefined if it does not. */
export function rowChange(before: RowFacts | undefined, [start, place, state]: RowFacts): string | undefined {
  if (!before) return 'Added';
  const [oldStart, oldPlace, oldState] = before;
  if (start.slice(0, 10) !== oldStart.slice(0, 10)) return 'New date';
  if (start !== oldStart) return 'New time';
  if (place !== oldPlace) return 'New place';
  return state !== oldState && announced.has(state) ? 'New status' : undefined;
}
