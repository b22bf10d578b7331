import { expect, test } from 'vitest';

import type { BoxPlayer, BoxScore, BoxTeam } from '../domain/box-score.ts';
import { checkBoxScore } from './checks.ts';

function player(stats: BoxPlayer['stats'], more: Partial<BoxPlayer> = {}): BoxPlayer {
  const facts = {
    code: '1',
    firstName: 'Molly',
    lastName: 'Swarm',
    checkName: 'SWARM,MOLLY',
    jersey: '1',
    position: '',
    classYear: '',
  };
  return { ...facts, started: false, played: true, isTeam: false, stats, ...more };
}

function team(name: string, score: number, stats: BoxTeam['stats'], players: BoxPlayer[]): BoxTeam {
  return { code: name, name, record: '', conferenceRecord: '', rank: '', score, coach: '', stats, players };
}

function game(family: BoxScore['family'], away: BoxTeam, home: BoxTeam, more: Partial<BoxScore> = {}): BoxScore {
  const venue = {
    date: '2026-02-14',
    start: '',
    end: '',
    stadium: '',
    location: '',
    weather: '',
    temperature: '',
    wind: '',
  };
  const flags = { neutral: false, conference: false, postseason: false, night: false, notes: [] };
  const empty = { scoring: [], plays: [], drives: [], penalties: [], officials: [], periods: [] };
  return {
    family,
    sourceId: '',
    venue: { ...venue, ...flags },
    regulationPeriods: 2,
    complete: true,
    period: 2,
    clock: '',
    doubleheader: 0,
    home,
    away,
    ...empty,
    ...more,
  };
}

const nobody = team('Visitors', 0, {}, []);

test('players that add up to something else than the team are named with both figures', () => {
  const duke = team('Duke', 0, { rushing: { yds: 177, td: 1 } }, [
    player({ rushing: { yds: 100, td: 1 } }),
    player({ rushing: { yds: 76, td: 0 } }),
  ]);
  expect(checkBoxScore(game('football', duke, nobody))).toEqual([
    'Duke, rushing yds: the players add up to 176, the team total says 177.',
  ]);
});

test('absent figures are not compared', () => {
  const duke = team('Duke', 0, { rushing: { yds: 177 } }, [player({ passing: { yds: 4 } })]);
  expect(checkBoxScore(game('football', duke, nobody))).toEqual([]);
});

test('a team has its own rebounds only without a TEAM line', () => {
  const rebounds = { box: { treb: 40 } };
  const withoutLine = team('Maryland', 0, rebounds, [player({ box: { treb: 35 } })]);
  const withLine = team('Kentucky', 0, rebounds, [
    player({ box: { treb: 35 } }),
    player({ box: { treb: 3 } }, { isTeam: true }),
  ]);
  const tooMany = team('Iowa', 0, rebounds, [player({ box: { treb: 41 } })]);
  expect(checkBoxScore(game('basketball', withoutLine, nobody))).toEqual([]);
  expect(checkBoxScore(game('basketball', withLine, nobody))).toHaveLength(1);
  expect(checkBoxScore(game('basketball', tooMany, nobody))).toHaveLength(1);
});

test('points are compared with made shots, of the team and of each player', () => {
  const line = { fgm: 10, fgm3: 2, ftm: 5, pts: 27 };
  const wrong = { ...line, pts: 28 };
  expect(checkBoxScore(game('basketball', team('Iowa', 27, { box: line }, [player({ box: line })]), nobody))).toEqual(
    [],
  );
  expect(checkBoxScore(game('basketball', team('Iowa', 28, { box: wrong }, [player({ box: wrong })]), nobody))).toEqual(
    [
      'Iowa: the made shots are worth 27 points, the line says 28.',
      'Iowa, Molly Swarm: the made shots are worth 27 points, the line says 28.',
    ],
  );
});

test('the line score and the scoring summary must end at the final score', () => {
  const periods = [
    { number: 1, label: '1', home: 7, away: 3 },
    { number: 2, label: '2', home: 3, away: null },
  ];
  const scoring = [
    { period: 2, clock: '', side: 'home', text: '', type: '', score: { home: 10, away: 3 }, detail: '' },
  ] as const;
  const match = game('football', team('Duke', 3, {}, []), team('Carolina', 13, {}, []), {
    periods,
    scoring: [...scoring],
  });
  expect(checkBoxScore(match)).toEqual([
    'Carolina: the line score adds up to 10, the final score says 13.',
    'The scoring summary ends at 3-10, the final score says 3-13.',
  ]);
});

test('volleyball counts sets won, not points, and never more assists than kills', () => {
  const periods = [
    { number: 1, label: '1', home: 25, away: 20 },
    { number: 2, label: '2', home: 23, away: 25 },
  ];
  const box = { box: { k: 40, a: 41, ta: 100 } };
  expect(checkBoxScore(game('volleyball', team('Miami', 1, {}, []), team('Carolina', 1, {}, []), { periods }))).toEqual(
    [],
  );
  expect(
    checkBoxScore(game('volleyball', team('Miami', 1, box, []), team('Carolina', 1, {}, []), { periods })),
  ).toEqual(['Miami: 41 assists are more than 40 kills.']);
});

test('innings are compared with outs; a home win may cut the last one short', () => {
  const periods = [1, 2, 3].map((number) => ({ number, label: String(number), home: number === 3 ? 1 : 0, away: 0 }));
  const visitors = (outs: number) => team('Indiana', 0, { pitching: { outs }, fielding: { po: outs } }, []);
  const home = (outs: number, po = outs) => team('Carolina', 1, { pitching: { outs }, fielding: { po } }, []);
  expect(checkBoxScore(game('baseball', visitors(7), home(9), { periods }))).toEqual([]);
  expect(checkBoxScore(game('baseball', visitors(5), home(8, 9), { periods }))).toEqual([
    'Indiana: the pitchers have 1.2 innings, the line score 3.0.',
    'Carolina: the pitchers have 2.2 innings, the line score 3.0.',
    'Carolina: 9 putouts, but the pitchers have 8 outs (2.2 innings).',
  ]);
});

test.each([
  ['basketball', 5, []],
  ['basketball', 0, []],
  ['basketball', 1, ['Duke: the file has 1 starter, a team has 5.']],
  ['lacrosse', 12, []],
  ['soccer', 10, ['Duke: the file has 10 starters, a team has 11.']],
  ['baseball', 11, ['Duke: the file has 11 starters, a team has 9 or 10.']],
  ['football', 22, []],
] as const)('in %s %i starters are checked', (family, count, warnings) => {
  const duke = team(
    'Duke',
    0,
    {},
    Array.from({ length: count }, () => player({}, { started: true })),
  );
  expect(checkBoxScore(game(family, duke, nobody))).toEqual(warnings);
});
