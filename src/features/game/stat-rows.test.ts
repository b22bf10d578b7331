import { expect, test } from 'vitest';

import type { BookPlayer, BookTeam } from '../../api/stats/score-book.ts';
import { baseball } from '../../domain/stats/baseball.ts';
import { basketball } from '../../domain/stats/basketball.ts';
import { football } from '../../domain/stats/football.ts';
import type { SportStats } from '../../domain/stats/sport-stats.ts';
import { playerLines, shownColumns } from './stat-rows.ts';

const player = (lastName: string, rest: Partial<BookPlayer>): BookPlayer => ({
  code: lastName,
  firstName: '',
  lastName,
  checkName: '',
  jersey: '',
  position: '',
  classYear: '',
  started: false,
  played: true,
  isTeam: false,
  stats: {},
  rosterPlayerId: null,
  url: null,
  ...rest,
});

const team = (players: BookPlayer[], stats: BookTeam['stats'] = {}): BookTeam => ({
  code: 'A',
  name: 'A',
  record: '',
  conferenceRecord: '',
  rank: '',
  score: 0,
  coach: '',
  stats,
  players,
});

const table = (sport: SportStats, group: string) => {
  const found = sport.tables.find((each) => each.group === group);
  if (!found) throw new Error(`No table ${group}`);
  return found;
};

const names = (sport: SportStats, group: string, players: BookPlayer[]) =>
  playerLines(table(sport, group), team(players)).map((line) => line.player.lastName);

test('starters come before the bench, and the team line comes last', () => {
  const line = { box: { pts: 2 } };
  expect(
    names(basketball, 'box', [
      player('Team', { isTeam: true, stats: { box: { treb: 3 } } }),
      player('Bench', { stats: line }),
      player('Starter', { stats: line, started: true }),
    ]),
  ).toEqual(['Starter', 'Bench', 'Team']);
});

test('players who neither played nor have a figure are left out', () => {
  const zero = { box: { pts: 0 } };
  expect(
    names(basketball, 'box', [player('Idle', { played: false, stats: zero }), player('Played', { stats: zero })]),
  ).toEqual(['Played']);
});

test('passers are sorted by yards, without those who attempted no pass', () => {
  const passing = (att: number, yds: number) => ({ passing: { att, yds, sacks: 0 } });
  expect(
    names(football, 'passing', [
      player('Second', { stats: passing(4, 20) }),
      player('None', { stats: passing(0, 0) }),
      player('First', { stats: passing(30, 210) }),
    ]),
  ).toEqual(['First', 'Second']);
});

test('pitchers are in order of appearance', () => {
  const pitching = (appearance: number) => ({ pitching: { appearance, outs: 3 } });
  expect(
    names(baseball, 'pitching', [player('Closer', { stats: pitching(3) }), player('Starter', { stats: pitching(1) })]),
  ).toEqual(['Starter', 'Closer']);
});

test('a substitute is listed below the batter of the same spot in the order', () => {
  const hitting = { hitting: { ab: 3 } };
  const lines = playerLines(
    table(baseball, 'hitting'),
    team([
      player('One', { battingOrder: 1, started: true, stats: hitting }),
      player('Pinch', { battingOrder: 1, stats: hitting }),
      player('Two', { battingOrder: 2, started: true, stats: hitting }),
    ]),
  );
  expect(lines.map(({ isSubstitute }) => isSubstitute)).toEqual([false, true, false]);
});

test('a column is shown if either team has a figure', () => {
  const columns = shownColumns(table(basketball, 'box'), [
    team([player('A', { stats: { box: { pts: 2 } } })]),
    team([player('B', { stats: { box: { ast: 1 } } })]),
  ]);
  expect(columns.map(({ abbr }) => abbr)).toEqual(['PTS', 'A']);
});
