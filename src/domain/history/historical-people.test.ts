import { expect, test } from 'vitest';

import {
  fitsHistory,
  historicalPeople,
  type ImportedLetterwinner,
  letterOf,
  type RosteredPlayer,
} from './historical-people.ts';

const player = (personId: number, name: string, values: Partial<RosteredPlayer> = {}): RosteredPlayer => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    personId,
    firstName,
    lastName,
    hometown: null,
    sportId: 1,
    years: [2024],
    lettered: null,
    rosterPlayerId: personId,
    ...values,
  };
};
const letterwinner = (name: string, values: Partial<ImportedLetterwinner> = {}): ImportedLetterwinner => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, sportId: 1, years: [1926], hometown: null, personId: null, note: null, ...values };
};
const printed = (...lists: Parameters<typeof historicalPeople>) =>
  historicalPeople(...lists).map(
    ({ firstName, lastName, teams }) =>
      `${lastName}, ${firstName}: ${teams.map(({ sportId, years }) => `${sportId} ${years.join(' ')}`).join('; ')}`,
  );

test('a person is listed once with all sports, by name', () => {
  const ann = player(1, 'Ann Reed', { years: [2023, 2024] });
  expect(printed([ann, { ...ann, sportId: 2, years: [2022] }, player(2, 'Al Ash')], [])).toEqual([
    'Ash, Al: 1 2024',
    'Reed, Ann: 2 2022; 1 2023 2024',
  ]);
});

test('a letterwinner is the player of the same name and sport within a career, not one decades later', () => {
  const players = [player(1, 'Ann Reed')];
  expect(printed(players, [letterwinner('Ann Reed', { years: [2021] })])).toEqual(['Reed, Ann: 1 2021 2024']);
  expect(printed(players, [letterwinner('Ann Reed')])).toEqual(['Reed, Ann: 1 2024', 'Reed, Ann: 1 1926']);
  expect(printed(players, [letterwinner('Ann Reed', { personId: 1 })])).toEqual(['Reed, Ann: 1 1926 2024']);
});

test('letters come from rosters and letterwinner entries, and are unknown without either', () => {
  const lettersOf = (...lists: Parameters<typeof historicalPeople>) =>
    historicalPeople(...lists).flatMap(({ teams }) => teams.map(({ years, lettered }) => [years, lettered]));
  const years = [2022, 2023, 2024];
  const ann = player(1, 'Ann Reed', { years });
  expect(lettersOf([ann], [])).toEqual([[years, null]]);
  expect(lettersOf([{ ...ann, lettered: [] }], [])).toEqual([[years, []]]);
  expect(lettersOf([{ ...ann, lettered: [2024] }], [letterwinner('Ann Reed', { years: [2022] })])).toEqual([
    [years, [2022, 2024]],
  ]);
  expect(lettersOf([ann], [letterwinner('Ann Reed', { personId: 1, years: [] })])).toEqual([[years, null]]);
});

test('two players of the same name stay separate, and a letterwinner of that name is neither', () => {
  const players = [player(1, 'Ann Reed'), player(2, 'Ann Reed')];
  expect(printed(players, [letterwinner('Ann Reed', { years: [2023] })])).toHaveLength(3);
});

test('letterwinners with the same name and hometown are one person, but not without a hometown', () => {
  const home = { hometown: 'Elm' };
  expect(printed([], [letterwinner('Ned Ash', home), letterwinner('Ned Ash', { ...home, sportId: 2 })])).toHaveLength(
    1,
  );
  expect(printed([], [letterwinner('Ned Ash'), letterwinner('Ned Ash', { sportId: 2 })])).toHaveLength(2);
});

test('a person matches a sport and a year if one team has both', () => {
  const [ann] = historicalPeople([player(1, 'Ann Ångström', { hometown: 'Sault Ste. Marie' })], []);
  if (!ann) throw new Error('nobody');
  expect(letterOf(ann)).toBe('A');
  expect(fitsHistory(ann, { sportId: 1, year: 2024, letter: 'A', hometown: 'ste. m' })).toBe(true);
  expect(fitsHistory(ann, { sportId: 1, year: 2023 })).toBe(false);
  expect(fitsHistory(ann, { sportId: 2 })).toBe(false);
  expect(fitsHistory(ann, { hometown: 'Elm' })).toBe(false);
});
