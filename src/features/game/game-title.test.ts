import { expect, test } from 'vitest';

import { gameTitle } from './game-title.ts';

const teams = [{ name: 'Duke' }, { name: 'Lakeshore' }] as const;

test.each([
  [{ locationIndicator: 'H', doubleheader: 0 }, 'Duke at Lakeshore'],
  [{ locationIndicator: 'N', doubleheader: 0 }, 'Duke vs Lakeshore'],
  [{ locationIndicator: 'H', doubleheader: 1 }, 'Duke at Lakeshore, Game 1'],
  [{ locationIndicator: 'H', doubleheader: 2 }, 'Duke at Lakeshore, Game 2'],
] as const)('of %j is "%s"', (game, title) => {
  expect(gameTitle(teams, game)).toBe(title);
});
