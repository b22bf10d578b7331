import { expect, test } from 'vitest';

import type { StatGroups } from '../column.ts';
import { footballBook } from './football.ts';
import { seasonLines } from './season-lines.ts';
import { splitSheets } from './splits.ts';
import type { StatGame } from './stat-game.ts';
import { teamSheet } from './team-comparison.ts';

const gameOf = (own: StatGroups, opponents: StatGroups, player: StatGroups = {}): StatGame => ({
  id: 1,
  localDate: '2026-09-05',
  doubleheader: 0,
  locationIndicator: 'H',
  opponent: 'Elm',
  outcome: 'W',
  conference: false,
  ranked: false,
  periods: 4,
  attendance: null,
  own: {
    score: 7,
    stats: own,
    players: [{ person: 'ann', started: true, played: true, isTeam: false, stats: player }],
  },
  opponents: { score: 3, stats: opponents, players: [] },
});

test.each([
  ['touchbacks cost 20 yards', { no: 5, yds: 220, tb: 1 }, { no: 2, yds: 15 }, '37.0'],
  ['nothing was returned', { no: 5, yds: 220, tb: 0 }, undefined, '44.0'],
  ['touchbacks were not recorded', { no: 5, yds: 220 }, { no: 2, yds: 15 }, undefined],
])('net yards a punt, if %s', (_, punting, puntReturns, expected) => {
  const games = [gameOf({ punting } as StatGroups, puntReturns ? { puntReturns } : {})];
  const { rows } = teamSheet(footballBook, seasonLines(footballBook, games), games, 'Harbor');
  expect(rows.find(({ name }) => name === 'Net yards a punt')?.cells[0]).toBe(expected);
});

test.each([
  [[40_000, 30_000], 'Dates-Average', '2-35000'],
  [[40_000, null, 30_000], 'Dates-Average (dates with attendance: 2 of 3, 0 of 0)', '2-35000'],
])('average attendance of %j states the dates that it counts', (attendances, name, home) => {
  const games = attendances.map((attendance) => ({ ...gameOf({}, {}), attendance }));
  const { rows } = teamSheet(footballBook, seasonLines(footballBook, games), games, 'Harbor');
  expect(rows.at(-1)).toMatchObject({ name, cells: [home, null] });
});

test('a player has splits of the tables that list the player, defense and kicking among them', () => {
  const player = {
    defense: { solo: 4, assisted: 1, tackles: 5, tfl: 0.5, tflYds: 2, sacks: 0, sackYds: 0, int: 1 },
    punting: { no: 3, yds: 120 },
    rushing: { att: 0, yds: 0 },
  };
  const sheets = splitSheets(footballBook, [gameOf(player, {}, player)], { person: 'ann' });
  expect(sheets.map(({ section, caption }) => [section, caption])).toEqual([
    ['splits-defense', 'Defensive Splits'],
    ['splits-kicking', 'Punting Splits'],
  ]);
  expect(splitSheets(footballBook, [gameOf(player, {}, player)], 'team')).toHaveLength(2);
});
