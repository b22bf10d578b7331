import { describe, expect, it } from 'vitest';

import { parseRosterSort, type RosterSort, sortPlayers } from './sort-players.ts';

const player = (lastName: string, facts: Partial<Parameters<typeof sortPlayers>[0][number]> = {}) => ({
  firstName: 'Ana',
  lastName,
  jerseyNumber: null,
  positionShort: null,
  classYearOrder: null,
  heightFeet: null,
  heightInches: null,
  weight: null,
  hometown: null,
  ...facts,
});
const order = (by: RosterSort, ...players: ReturnType<typeof player>[]) =>
  sortPlayers(players, by).map(({ lastName }) => lastName);

describe('sortPlayers', () => {
  it('sorts jersey numbers as numbers, 00 before 0, and puts players without one last', () => {
    expect(
      order(
        'jersey',
        player('None'),
        player('Ten', { jerseyNumber: '10' }),
        player('Zero', { jerseyNumber: '0' }),
        player('Two', { jerseyNumber: '2' }),
        player('Double', { jerseyNumber: '00' }),
      ),
    ).toEqual(['Double', 'Zero', 'Two', 'Ten', 'None']);
  });

  it('sorts heights by inches, so that 5-11 comes before 6-0', () => {
    expect(
      order(
        'height',
        player('Tall', { heightFeet: 6, heightInches: 0 }),
        player('Short', { heightFeet: 5, heightInches: 11 }),
        player('Unknown'),
      ),
    ).toEqual(['Short', 'Tall', 'Unknown']);
  });

  it('sorts classes in the order of the specification, and players of the same class by name', () => {
    expect(
      order(
        'class',
        player('Young', { classYearOrder: 5 }),
        player('Old', { classYearOrder: 7 }),
        player('Adams', { classYearOrder: 5 }),
      ),
    ).toEqual(['Adams', 'Young', 'Old']);
  });

  it('sorts names ignoring case and accents', () => {
    expect(order('name', player('Zöller'), player('de la Cruz'), player('Álvarez'))).toEqual([
      'Álvarez',
      'de la Cruz',
      'Zöller',
    ]);
  });
});

describe('parseRosterSort', () => {
  it('reads the sort orders of the specification and falls back to the jersey number', () => {
    expect(parseRosterSort('Height')).toBe('height');
    expect(parseRosterSort('salary')).toBe('jersey');
    expect(parseRosterSort(null)).toBe('jersey');
  });
});
