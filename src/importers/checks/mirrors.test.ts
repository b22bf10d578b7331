import { expect, test } from 'vitest';

import type { BoxPenalty, BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { checkMirrors, checkShotsOnGoal } from './mirrors.ts';
import { checkPenalties } from './penalties.ts';

const team = (name: string, stats: BoxTeam['stats']): BoxTeam => ({
  code: name,
  name,
  record: '',
  conferenceRecord: '',
  rank: '',
  score: 0,
  coach: '',
  players: [],
  stats,
});
const game = (
  family: SportFamily,
  away: BoxTeam['stats'],
  home: BoxTeam['stats'],
  penalties: BoxPenalty[] = [],
): BoxScore => ({
  family,
  sourceId: '',
  regulationPeriods: 3,
  complete: true,
  period: 3,
  clock: '',
  doubleheader: 0,
  venue: {
    date: '2026-02-14',
    start: '',
    end: '',
    stadium: '',
    location: '',
    weather: '',
    temperature: '',
    wind: '',
    neutral: false,
    conference: false,
    postseason: false,
    night: false,
    notes: [],
  },
  away: team('Elmwood', away),
  home: team('Lakes', home),
  periods: [],
  scoring: [],
  plays: [],
  drives: [],
  penalties,
  officials: [],
});

test('hits of one team against hits allowed by the other', () => {
  const box = game('baseball', { hitting: { h: 5, so: 3 } }, { pitching: { h: 6, so: 3 } });
  expect(checkMirrors(box)).toEqual(['Elmwood, hitting h: 5, but Lakes, pitching h: 6.']);
});

test('face-offs taken must match between the teams and are reported once', () => {
  const box = game('lacrosse', { field: { foa: 30 } }, { field: { foa: 31 } });
  expect(checkMirrors(box)).toEqual(['Elmwood, field foa: 30, but Lakes, field foa: 31.']);
});

test('face-offs won are lost by the other team, in both directions', () => {
  const box = game('icehockey', { skating: { fow: 20, fol: 9 } }, { skating: { fow: 10, fol: 20 } });
  expect(checkMirrors(box)).toEqual(['Lakes, skating fow: 10, but Elmwood, skating fol: 9.']);
});

test('goals and saves cannot be more than the shots on goal; a shot a defender stopped is neither', () => {
  const shots = (onGoal: number) => game('soccer', { shots: { sog: onGoal, g: 2 } }, { goalkeeping: { saves: 4 } });
  expect(checkShotsOnGoal(shots(5))).toEqual(['Elmwood: 5 shots on goal, but 2 goals and 4 saves of Lakes.']);
  expect(checkShotsOnGoal(shots(7))).toEqual([]);
});

test('penalties listed against the team totals', () => {
  const penalty: BoxPenalty = { period: 1, clock: '', side: 'away', player: 'Al Ash', text: 'Tripping', minutes: 2 };
  const box = (no: number, minutes: number) =>
    game('icehockey', { penalties: { no, minutes } }, {}, [penalty, penalty]);
  expect(checkPenalties(box(2, 4))).toEqual([]);
  expect(checkPenalties(box(3, 6))).toEqual([
    'Elmwood: 2 penalties are listed, the team total says 3.',
    'Elmwood: 4 penalty minutes are listed, the team total says 6.',
  ]);
});

test('absent figures are not compared', () => {
  expect(checkMirrors(game('softball', { hitting: { h: 5 } }, {}))).toEqual([]);
  expect(checkShotsOnGoal(game('lacrosse', {}, {}))).toEqual([]);
  expect(checkPenalties(game('lacrosse', { penalties: { no: 1 } }, {}))).toEqual([]);
});
