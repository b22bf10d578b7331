import { expect, test } from 'vitest';

import { gamesAt } from './games-at.ts';

const at = (title: string | null, id: number) => ({
  id,
  gameFacility: title === null ? null : { id, title, url: null },
});

test('the next six games in a facility, however its name is capitalized, and none elsewhere', () => {
  const games = [
    at('Heron Stadium', 1),
    at('HERON STADIUM ', 2),
    at('Heron Stadium Annex', 3),
    at(null, 4),
    ...[5, 6, 7, 8, 9].map((id) => at('Heron Stadium', id)),
  ];
  expect(gamesAt('Heron Stadium', games).map(({ id }) => id)).toEqual([1, 2, 5, 6, 7, 8]);
});
