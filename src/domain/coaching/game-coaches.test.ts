import { expect, test } from 'vitest';

import { assignCoaches, type Coach, type Tenure } from './game-coaches.ts';

const coach = (name: string): Coach => ({ key: name, personId: null, name });
const tenure = (name: string, values: Partial<Tenure> = {}): Tenure => ({
  role: 'head',
  coach: coach(name),
  startsOn: null,
  endsOn: null,
  games: null,
  note: null,
  ...values,
});
const games = ['09-01', '09-08', '09-15', '09-22', '09-29'].map((day, index) => ({
  id: index + 1,
  seasonId: 1,
  localDate: `2026-${day}`,
  doubleheader: 0,
  isCounted: index !== 1,
}));
const names = (tenures: Tenure[], heads: Coach[] = []) =>
  [...assignCoaches(tenures, games, () => heads).values()].map(({ coaches }) =>
    coaches.map(({ name }) => name).join('+'),
  );

test('a later head coach replaces an earlier one whose tenure is open', () => {
  expect(names([tenure('Ash'), tenure('Birch', { startsOn: '2026-09-15' })])).toEqual([
    'Ash',
    'Ash',
    'Birch',
    'Birch',
    'Birch',
  ]);
});

test('an interim coach replaces the head coach within the days of the tenure', () => {
  const interim = tenure('Cole', { role: 'interim', startsOn: '2026-09-08', endsOn: '2026-09-15' });
  expect(names([interim, tenure('Ash')])).toEqual(['Ash', 'Cole', 'Cole', 'Ash', 'Ash']);
});

test('a suspension ends after its number of counted games', () => {
  const acting = tenure('Dale', { role: 'acting', startsOn: '2026-09-08', games: 2 });
  // the second game is an exhibition
  expect(names([tenure('Ash'), acting])).toEqual(['Ash', 'Dale', 'Dale', 'Dale', 'Ash']);
});

test('co-head coaches share a game', () => {
  const pair = [tenure('Elm', { role: 'co-head' }), tenure('Fir', { role: 'co-head' })];
  expect(names([...pair, tenure('Ash', { startsOn: '2026-09-22' })])).toEqual([
    'Elm+Fir',
    'Elm+Fir',
    'Elm+Fir',
    'Ash',
    'Ash',
  ]);
});

test('a game outside any tenure has the head coach of the roster, or without one an unknown coach', () => {
  const some = [tenure('Ash', { endsOn: '2026-09-08' })];
  expect(names(some, [coach('Gray')])).toEqual(['Ash', 'Ash', 'Gray', 'Gray', 'Gray']);
  expect(names(some)).toEqual(['Ash', 'Ash']);
});

test('a team without a coach has none, regardless of its roster', () => {
  const none = tenure('', { role: 'none', coach: undefined, endsOn: '2026-09-01' });
  expect(names([none], [coach('Gray')])).toEqual(['', 'Gray', 'Gray', 'Gray', 'Gray']);
});
