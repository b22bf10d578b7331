import { expect, it } from 'vitest';

import { maxGames, scoreboardGames } from './scoreboard-games.ts';

const list = (kind: string, length: number) => Array.from({ length }, (_, index) => `${kind} ${index}`);

it.each([
  [40, 40, 12, 12],
  [40, 3, 21, 3],
  [3, 40, 3, 21],
  [5, 6, 5, 6],
])('of %i games ahead and %i results the strip shows %i and %i', (ahead, played, shownAhead, shownPlayed) => {
  const shown = scoreboardGames(list('ahead', ahead), list('played', played));
  expect(shown.length).toBeLessThanOrEqual(maxGames);
  expect(shown.toSorted()).toEqual([...list('ahead', shownAhead), ...list('played', shownPlayed)].toSorted());
});
