import { expect, test } from 'vitest';

import { pitchingDecisions, scorebookNotes } from './scorebook-notes.ts';

const player = (lastName: string, stats: object, rest: object = {}) => ({
  firstName: 'Ann',
  lastName,
  checkName: '',
  isTeam: false,
  stats: stats as Record<string, Record<string, number | string>>,
  ...rest,
});
const elm = {
  name: 'Elm',
  stats: { line: { lob: 7 }, fielding: { dp: 0 } },
  players: [
    player('Reed', { hitting: { double: 2, hr: 0, sb: 1 }, fielding: { e: 1 } }),
    player('Moss', { hitting: { double: 1, rbi: 3 }, pitching: { decision: 'L (3-4)', wp: 1 } }),
  ],
};
const oak = {
  name: 'Oak',
  stats: { line: { lob: 0 }, fielding: { dp: 2 } },
  players: [
    player('Kane', { hitting: { double: 1 }, pitching: { decision: 'W (5-2)' } }),
    player('Park', { pitching: { decision: 'S (6)' } }),
    player('', { hitting: { hr: 1 } }, { firstName: 'Team', isTeam: true }),
  ],
};

test('notes name the players of both teams, with figures above one, in newspaper order', () => {
  expect(scorebookNotes([elm, oak]).map(({ abbr, text }) => `${abbr} ${text}`)).toEqual([
    'E Elm: Reed.',
    'DP Elm 0, Oak 2.',
    'LOB Elm 7, Oak 0.',
    '2B Elm: Reed 2, Moss. Oak: Kane.',
    'RBI Elm: Moss 3.',
    'SB Elm: Reed.',
    'WP Elm: Moss.',
  ]);
});

test('players who share a surname have an initial', () => {
  const players = [
    player('Reed', { hitting: { hr: 1 }, pitching: { decision: 'W (1-0)' } }),
    player('Reed', { hitting: { hr: 2 } }, { firstName: 'Lee' }),
  ];
  expect(scorebookNotes([{ name: 'Elm', stats: {}, players }])).toMatchObject([{ text: 'Elm: A. Reed, L. Reed 2.' }]);
  expect(pitchingDecisions([{ name: 'Elm', stats: {}, players }])).toMatchObject([{ text: 'A. Reed (1-0)' }]);
});

test('unrecorded figures have no note', () => {
  expect(scorebookNotes([{ name: 'Elm', stats: {}, players: [] }])).toEqual([]);
});

test('decisions have the winning pitcher first, with records', () => {
  expect(pitchingDecisions([elm, oak]).map(({ letter, text }) => `${letter} ${text}`)).toEqual([
    'W Kane (5-2)',
    'L Moss (3-4)',
    'S Park (6)',
  ]);
  expect(pitchingDecisions([{ ...oak, players: [player('Kane', { pitching: { decision: 'W, S' } })] }])).toMatchObject([
    { letter: 'W', text: 'Kane' },
    { letter: 'S', text: 'Kane' },
  ]);
});
