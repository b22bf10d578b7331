import { expect, test } from 'vitest';

import type { RosterPlayer } from '../../api/rosters/schema.ts';
import type { NamedSheet } from '../../api/season-stats/schema.ts';
import { findLeaders } from './find-leaders.ts';

const sheet = (titles: string[], rows: object[], category = titles[0]) =>
  ({
    caption: `Category Leaders - ${category}`,
    columns: titles.map((title) => ({ key: title, title })),
    rows,
  }) as unknown as NamedSheet;
const row = (name: string, rank: number | undefined, cell: string, rosterPlayerId?: number) => ({
  kind: 'player',
  name,
  rank,
  cells: [cell],
  ...(rosterPlayerId && { rosterPlayerId, url: `/roster/${rosterPlayerId}` }),
});
const image = { url: '/molly.jpg' };
const roster = [
  { rosterPlayerId: 7, firstName: 'Molly', lastName: 'Swarm', jerseyNumber: '12', image },
] as unknown as RosterPlayer[];

test('each category has its leader, named as on the roster', () => {
  const sheets = [sheet(['Points'], [row('SWARM, MOLLY', 1, '147', 7), row('Reed, Ann', 2, '90')])];
  expect(findLeaders(sheets, roster)).toEqual([
    {
      category: 'Points',
      figure: '147',
      note: undefined,
      name: 'Molly Swarm',
      url: '/roster/7',
      portrait: { id: 7, image },
      jersey: '12',
    },
  ]);
});

test('a leader without a roster row is named first name first', () => {
  expect(findLeaders([sheet(['Points'], [row('Reed, Ann', 1, '90')])], roster)).toMatchObject([
    { name: 'Ann Reed', url: null, portrait: undefined },
  ]);
});

test('players with the same rank share the lead', () => {
  const sheets = [sheet(['Goals'], [row('Reed, Ann', 1, '9'), row('Voss, Ada', 1, '9')])];
  expect(findLeaders(sheets, roster)).toMatchObject([{ name: 'Ann Reed', note: 'tied with 1 other' }]);
});

test('teams, unqualified players and rates of a category already shown are left out', () => {
  const sheets = [
    sheet(['Points', 'Points a game'], [row('Reed, Ann', 1, '90')]),
    sheet(['Points a game', 'Points'], [row('Reed, Ann', 1, '11.2')]),
    sheet(['Free throw percentage'], [row('Reed, Ann', undefined, '1.000')]),
    sheet(['Shutouts'], [{ kind: 'team', name: 'Team', rank: 1, cells: ['2'] }]),
    sheet(['Rebounds'], [row('Voss, Ada', 1, '40')]),
  ];
  expect(findLeaders(sheets, roster).map(({ category }) => category)).toEqual(['Points', 'Rebounds']);
});

test('a figure that several categories have is named, and a category’s rate is left out', () => {
  const sheets = [
    sheet(['Yards', 'Attempts'], [row('Reed, Ann', 1, '923'), row('Voss, Ada', 1, '923')], 'Rushing'),
    sheet(['Yards', 'Completions'], [row('Voss, Ada', 1, '2,104')], 'Passing'),
    sheet(['Rating'], [row('Voss, Ada', 1, '129.4')], 'Passing Efficiency'),
  ];
  expect(findLeaders(sheets, roster).map(({ category, note }) => [category, note])).toEqual([
    ['Rushing', 'Yards, tied with 1 other'],
    ['Passing', 'Yards'],
  ]);
});

test('four categories are shown', () => {
  const sheets = ['A', 'B', 'C', 'D', 'E'].map((title) => sheet([title], [row('Reed, Ann', 1, '1')]));
  expect(findLeaders(sheets, roster)).toHaveLength(4);
});
