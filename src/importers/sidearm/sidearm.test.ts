import { expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';

const values = {
  Points: '5',
  Fgam: '2-8',
  Tpam: '0-2',
  Ftma: '1-1',
  TotalRebounds: '-',
  Ties: '3',
  Leads: '2',
  LargestLead: '4',
};
const row = { ...values, Uni: '03', Name: 'A. MACK', Position: 'G', Minutes: '31' };
const person = { FirstName: 'Addi', LastName: 'MACK', UniformNumber: '03' };
const bench = { FirstName: 'Bo', LastName: 'Day', UniformNumber: '00' };

function fileOf(game: object = {}, plays: unknown = [], rows: object[] = [row]) {
  const team = (Name: string) => ({
    Id: Name.slice(0, 2),
    Name,
    Score: 5,
    CurrentRecord: '17-4,5-4 Big Ten',
    PeriodScores: [1, 1, 1, 1, 1, 0],
  });
  const stats = {
    Players: [person, bench],
    PlayerGroups: { Players: { Values: rows } },
    Totals: { Values: values },
    PeriodStats: [{ Values: values }],
  };
  const Game = {
    Type: 'BasketballGame',
    IsComplete: true,
    Date: '12/7/2025',
    StartTime: '6:33pm',
    Location: 'Tampa, Fla. (Amalie Arena)',
    Officials: 'Ann Lee,  Bo Fox',
    Attendance: 0,
    PeriodsRegulation: 4,
    Period: 0,
    ClockSeconds: -1,
    HomeTeam: team('Iowa'),
    VisitingTeam: team('Maryland'),
    ...game,
  };
  return Buffer.from(JSON.stringify({ Game, Stats: { HomeTeam: stats, VisitingTeam: stats }, Plays: plays }));
}

const read = (...parts: Parameters<typeof fileOf>) => readGameFile(fileOf(...parts)).boxScore;

test('a finished game with period 0 and clock -1 is final after its last overtime', () => {
  const game = read();
  expect(game).toMatchObject({ complete: true, period: 6, clock: '' });
  expect(game.periods.map(({ label }) => label)).toEqual(['1', '2', '3', '4', 'OT', '2OT']);
});

test('a game in progress has the period and clock of the file', () => {
  expect(read({ IsComplete: false, Period: 2, ClockSeconds: 65 })).toMatchObject({
    complete: false,
    period: 2,
    clock: '01:05',
  });
});

test('texts such as 2-8 become figures, a dash is absent', () => {
  expect(read().home.stats.box).toEqual({ fgm: 2, fga: 8, fgm3: 0, fga3: 2, ftm: 1, fta: 1, pts: 5 });
});

test('ties and leads of a file without plays are ignored', () => {
  expect(read().home.stats.special).toBeUndefined();
  expect(read({}, [{ Period: 1 }]).home.stats.special).toEqual({ ties: 3, leadChanges: 2, largestLead: 4 });
});

test('names come from the squad in ordinary letters, and those who sat out are listed', () => {
  expect(read().home.players).toMatchObject([
    { firstName: 'Addi', lastName: 'Mack', jersey: '3', started: true, played: true },
    { firstName: 'Bo', lastName: 'Day', jersey: '00', started: false, played: false, stats: {} },
  ]);
});

test.each([
  ['the first five', 'G G F F C G F C', '11111000'],
  ['those with a position', 'G G F F C - - -', '11111000'],
  ['those with a star or a position', '* * G F C - - -', '11111000'],
  ['those with a star', 'G* G F* F C* G* F C*', '10101101'],
  ['the only players with stars', '- * * - * * * -', '01101110'],
  ['the first five if stars cannot be all', '* G F F C G F C', '11111000'],
  ['all marked, which is warned about', '* G F F C G - -', '11111100'],
])('the starters are %s', (_, positions, started) => {
  const rows = positions
    .split(' ')
    .map((position, at) => ({ ...row, Uni: `${at + 40}`, Position: position.replace('-', '') }));
  expect(
    read({}, [], rows)
      .home.players.flatMap((player) => (player.played ? Number(player.started) : []))
      .join(''),
  ).toBe(started);
});

test('officials, place and record are taken apart', () => {
  const { officials, venue, home } = read();
  expect(officials.map(({ name }) => name)).toEqual(['Ann Lee', 'Bo Fox']);
  expect(venue).toMatchObject({ stadium: 'Amalie Arena', location: 'Tampa, Fla.', start: '6:33 PM' });
  expect(venue).not.toHaveProperty('attendance');
  expect(home).toMatchObject({ record: '17-4', conferenceRecord: '5-4' });
});

test('plays become text', () => {
  const play = { Period: 1, ClockSeconds: 581, Team: 'HomeTeam', Player: person };
  const { plays } = read({}, [
    { ...play, Action: 'MISS', Type: 'LAYUP', InvolvedPlayers: [bench] },
    { ...play, Action: 'GOOD', Type: '3PTR', InvolvedPlayers: [bench], Score: { HomeTeam: 3, VisitingTeam: 0 } },
    { ...play, Action: 'REBOUND', Type: 'DEADB', Player: null },
    { ...play, Action: 'SUBS', Type: 'SUBS', Narrative: '03 Addi Mack OUT; 00 Bo Day IN' },
    { ...play, Action: 'TIMEOUT', Type: 'MEDIA', Team: null, Player: null },
  ]);
  expect(plays.map(({ clock, text, score }) => [clock, text, score?.home])).toEqual([
    ['09:41', 'Addi Mack missed layup, blocked by Bo Day', undefined],
    ['09:41', 'Addi Mack made three-pointer, assist by Bo Day', 3],
    ['09:41', 'Iowa dead-ball rebound', 3],
    ['09:41', 'Addi Mack out; Bo Day in', 3],
    ['09:41', 'Media timeout', 3],
  ]);
});

test.each<[string, unknown, string[], string]>([
  [
    'an involved player that is null',
    [{ InvolvedPlayers: [null] }, { InvolvedPlayers: [null, bench] }],
    ['Addi Mack made layup', 'Addi Mack made layup, assist by Bo Day'],
    'InvolvedPlayers cannot be read in 2 plays, first in play 1 (null); it was skipped.',
  ],
  [
    'a player that is a number',
    [{ Player: 7 }],
    ['Iowa made layup'],
    'Player cannot be read in play 1 (7); it was skipped.',
  ],
  [
    'a team of another name',
    [{ Team: 'Home' }],
    ['Addi Mack made layup'],
    'Team cannot be read in play 1 ("Home"); it was skipped.',
  ],
  [
    'a play without its period',
    [{ Period: null }, {}],
    ['Addi Mack made layup'],
    'Period cannot be read in play 1 (null); the play was skipped.',
  ],
  [
    'an entry that is no play',
    ['x', {}],
    ['Addi Mack made layup'],
    'The entry cannot be read in play 1 ("x"); the play was skipped.',
  ],
  ['plays that are no list', { 1: 'x' }, [], 'Plays is {"1":"x"}, not a list; it was skipped.'],
])('%s is skipped with a warning, and the rest of the game is read', (_, parts, texts, warning) => {
  const layup = { Period: 1, Team: 'HomeTeam', Player: person, Action: 'GOOD', Type: 'LAYUP' };
  const plays = Array.isArray(parts) ? parts.map((part) => (part === 'x' ? part : { ...layup, ...part })) : parts;
  const { boxScore: game, warnings } = readGameFile(fileOf({}, plays));
  expect(game.plays.map(({ text }) => text)).toEqual(texts);
  expect(warnings).toContain(warning);
});

test('other sports, missing parts and invalid dates are refused by name', () => {
  expect(() => read({ Type: 'FootballGame' })).toThrow('"FootballGame" cannot be imported yet');
  expect(() => read({ HomeTeam: { Name: 'Iowa' } })).toThrow('Game.HomeTeam');
  expect(() => read({ Date: '2/30/2026' })).toThrow('"2/30/2026" is not a valid date');
});

test('a game in progress has the bonus and the clock direction', () => {
  const live = { IsComplete: false, Period: 2, ClockSeconds: 65 };
  const rules = { ClockDirection: 'Down', PeriodMinutes: 10 };
  expect(read({ ...live, Context: 'IO BONUS; Maryland BONUS2', Rules: rules }).situation).toEqual({
    clockDirection: 'down',
    bonus: { home: true, away: true },
  });
  expect(read({ ...live, Context: 'Maryland BONUS', Rules: rules }).situation?.bonus).toEqual({ away: true });
});

test('a context of another kind is left aside, and a finished game has no situation', () => {
  const live = { IsComplete: false, Period: 2, ClockSeconds: 65 };
  expect(read({ ...live, Context: { x: 1 }, Rules: { ClockDirection: 'Sideways' } }).situation).toBeUndefined();
  expect(read({ Context: 'Maryland BONUS' })).not.toHaveProperty('situation');
});

test('a game that has not started is before the first period', () => {
  const none = { Score: 0, PeriodScores: [] };
  const before = { HasStarted: false, IsComplete: false, Period: 1, ClockSeconds: 600 };
  const game = read({ ...before, HomeTeam: { Name: 'Iowa', ...none }, VisitingTeam: { Name: 'Maryland', ...none } });
  expect(game).toMatchObject({ complete: false, period: 0, periods: [] });
});

test('a position in percent is a shot location, anything else is ignored', () => {
  const shot = { Period: 1, Team: 'HomeTeam', Action: 'MISS', Type: 'JUMPER', ClockSeconds: 300 };
  const places = [{ X: 7.5, Y: 50 }, { X: 'left', Y: 50 }, { X: -1, Y: 50 }, [7, 50], '7,50', null];
  const plays = places.map((Coordinate) => ({ ...shot, Coordinate }));
  expect(read({}, plays).plays.map((play) => play.shot)).toEqual([
    { x: 7.5, y: 50, made: false },
    ...Array(5).fill(undefined),
  ]);
});
