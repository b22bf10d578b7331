import { describe, expect, test } from 'vitest';

import { gameState } from '../game-state.ts';
import { lineOfGames, rankTeams, type TeamLine } from './rank-teams.ts';
import { standingsRules } from './rules.ts';
import { mirrored, type TeamGame } from './team-game.ts';

const game = (
  team: string,
  ourScore: number,
  opponentScore: number,
  opponent: string,
  rest: Partial<TeamGame> = {},
) => ({
  team,
  opponent,
  state: gameState.GameComplete,
  type: 'R' as const,
  ourScore,
  opponentScore,
  forfeit: 'none' as const,
  noContest: false,
  hostedNotOurs: false,
  locationIndicator: 'H' as const,
  conference: true,
  conferenceTournament: false,
  vacated: false,
  localDate: '2026-10-03',
  doubleheader: 0,
  ...rest,
});
const bothSides = (games: readonly TeamGame[]) => games.flatMap((each) => [each, mirrored(each)]);
const line = (team: string, conference: string, rest: Partial<TeamLine> = {}): TeamLine => {
  const [wins = 0, losses = 0, ties = 0] = conference.split('-').map(Number);
  const unknown = { overall: undefined, home: undefined, away: undefined, streak: undefined };
  return { team, conference: { wins, losses, ties }, ...unknown, points: undefined, place: undefined, ...rest };
};
const namesOf = (lines: readonly TeamLine[], games: readonly TeamGame[] = []) =>
  rankTeams(lines, games).map(({ team }) => team);
const record = (text: string) => line('', text).conference;

describe('lines of games', () => {
  const games = bothSides([
    game('Ash', 2, 1, 'Elm'),
    game('Ash', 1, 1, 'Oak', { localDate: '2026-10-10', locationIndicator: 'A' }),
    game('Ash', 0, 3, 'Fir', { localDate: '2026-10-17', conference: false }),
    game('Ash', 4, 0, 'Elm', { localDate: '2026-11-07', conferenceTournament: true, locationIndicator: 'N' }),
  ]);
  const lineOf = (team: string, isComplete = true) =>
    lineOfGames(team, games, { ...standingsRules('soccer'), isComplete });

  test('conference tournament and non-conference games count only toward the other records', () => {
    expect(lineOf('Ash')).toMatchObject({
      conference: record('1-0-1'),
      overall: record('2-1-1'),
      home: record('1-1-0'),
      away: record('0-0-1'),
      streak: { outcome: 'W', length: 1 },
      points: 4,
    });
  });

  test('the other team has the mirrored result', () => {
    expect(lineOf('Elm')).toMatchObject({ conference: record('0-1-0'), away: record('0-1-0'), points: 0 });
    const forfeited = mirrored(game('Ash', 0, 0, 'Elm', { forfeit: 'them', vacated: true }));
    expect(lineOfGames('Elm', [forfeited], { isComplete: true }).overall).toEqual(record('0-1-0'));
  });

  test('other records stay unknown while only conference games are known', () => {
    expect(lineOf('Oak', false)).toMatchObject({ conference: record('0-0-1'), overall: undefined, home: undefined });
  });
});

describe('the order of teams', () => {
  test.each<[string, TeamLine[], TeamGame[], string[]]>([
    [
      'percentages order teams',
      [line('Ash', '2-1'), line('Elm', '3-1'), line('Oak', '0-4')],
      [],
      ['Elm', 'Ash', 'Oak'],
    ],
    ['a tie counts as half a win', [line('Ash', '2-2-0'), line('Elm', '2-1-1')], [], ['Elm', 'Ash']],
    [
      'points order teams before percentages',
      [line('Ash', '2-0', { points: 6 }), line('Elm', '3-2', { points: 9 })],
      [],
      ['Elm', 'Ash'],
    ],
    [
      'the results among tied teams come before the overall percentage',
      [line('Ash', '3-1', { overall: record('9-1') }), line('Elm', '3-1', { overall: record('5-5') })],
      bothSides([game('Elm', 70, 60, 'Ash')]),
      ['Elm', 'Ash'],
    ],
    [
      'three teams that beat each other in turn are ordered by the overall percentage',
      [
        line('Ash', '2-1', { overall: record('4-4') }),
        line('Elm', '2-1', { overall: record('6-2') }),
        line('Oak', '2-1', { overall: record('5-3') }),
      ],
      bothSides([game('Ash', 1, 0, 'Elm'), game('Elm', 1, 0, 'Oak'), game('Oak', 1, 0, 'Ash')]),
      ['Elm', 'Oak', 'Ash'],
    ],
    ['names order teams without a difference', [line('Oak', '0-0'), line('Ash', '0-0')], [], ['Ash', 'Oak']],
    ['a team without games comes last', [line('Ash', '0-0'), line('Oak', '0-3')], [], ['Oak', 'Ash']],
    [
      'the order of the conference comes before all others',
      [line('Ash', '4-0', { place: 2 }), line('Elm', '3-1', { place: 1 })],
      [],
      ['Elm', 'Ash'],
    ],
  ])('%s', (_, lines, games, expected) => {
    expect(namesOf(lines, games)).toEqual(expected);
  });

  const standing = [
    line('Ash', '3-3', { overall: record('3-9') }),
    line('Elm', '3-3', { overall: record('9-3') }),
    line('Oak', '3-3', { overall: record('6-6') }),
  ];
  // Ash and Elm are even among the three, and Ash has beaten Elm
  const among = bothSides([
    game('Ash', 1, 0, 'Elm'),
    game('Oak', 1, 0, 'Ash'),
    game('Elm', 1, 0, 'Oak'),
    game('Elm', 1, 0, 'Oak', { localDate: '2026-10-10' }),
    game('Ash', 1, 0, 'Oak', { localDate: '2026-10-10' }),
  ]);

  test.each([
    ['the overall percentage', 'overall', ['Elm', 'Ash', 'Oak']],
    ['the results among them, where the conference returns to these', 'headToHead', ['Ash', 'Elm', 'Oak']],
  ] as const)(
    'teams that are still tied after the results among all tied teams are ordered by %s',
    (_, ties, expected) => {
      expect(rankTeams(standing, among, ties).map(({ team }) => team)).toEqual(expected);
    },
  );

  test('a part of a tie that its own results cannot break is ordered by the overall percentage', () => {
    const tied = ['Ash', 'Elm', 'Oak', 'Fir'].map((team, index) =>
      line(team, '3-3', { overall: record(`${index + 1}-4`) }),
    );
    const results = bothSides([game('Fir', 1, 0, 'Oak'), game('Ash', 1, 0, 'Oak'), game('Elm', 1, 0, 'Oak')]);
    expect(rankTeams(tied, results, 'headToHead').map(({ team }) => team)).toEqual(['Fir', 'Elm', 'Ash', 'Oak']);
  });

  test('games back are counted from the first team', () => {
    const ranked = rankTeams([line('Ash', '5-1'), line('Elm', '4-1'), line('Oak', '2-4')], []);
    expect(ranked.map(({ gamesBack }) => gamesBack)).toEqual([0, 0.5, 3]);
  });
});
