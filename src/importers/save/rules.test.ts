import { describe, expect, test } from 'vitest';

import { normalizeTeamName } from '../../domain/team-name.ts';
import { parseStartTime } from '../start-time.ts';
import { matchPlayers } from './match-player.ts';
import { type OwnNames, ourSide } from './our-side.ts';
import { genderInFileName, genderInGame, likelyGender } from './sport-gender.ts';
import { boxGame, boxTeam } from './testing/game.ts';

test.each([
  ['3:36 PM', '15:36'],
  ['7 p.m.', '19:00'],
  ['Noon', '12:00'],
  ['12:30 AM', undefined],
  ['19:05', '19:05'],
  ['07:00', undefined],
  ['08:00 AM', undefined],
  ['TBA', undefined],
  ['25:00', undefined],
])('the start "%s" is read as %s', (text, time) => expect(parseStartTime(text)).toBe(time));

describe('team names', () => {
  test('compare by letters and digits', () => expect(normalizeTeamName("Saint Joseph's (PA)")).toBe('saintjosephspa'));
});

describe('our side', () => {
  const own: OwnNames = { name: 'Lakeside University', shortName: 'Lakeside', slug: 'lake', seenBefore: [] };
  const unknown: OwnNames = { name: 'Ridge', shortName: 'Ridge', slug: 'ridge', seenBefore: [] };
  test('is the team with the college’s name', () => expect(ourSide(boxGame(), own)).toBe('home'));
  test('is the team with the college’s code', () =>
    expect(ourSide(boxGame(), { ...unknown, slug: 'har' })).toBe('away'));
  test('is the team identified in earlier imports', () =>
    expect(ourSide(boxGame(), { ...unknown, seenBefore: ['Harbor St.'] })).toBe('away'));
  test.each([
    ['H', 'home'],
    ['v', 'away'],
    ['harbor st', 'away'],
    ['LAKE', 'home'],
  ])('is the team given by --as %s', (as, side) => expect(ourSide(boxGame(), unknown, as)).toBe(side));
  test('is ambiguous if both teams have the college’s name', () => {
    const game = boxGame({ away: boxTeam({ name: 'Lakeside' }) });
    expect(() => ourSide(game, own)).toThrow(/Neither "Lakeside" nor "Lakeside \(LAKE\)"/);
  });
});

describe('men or women', () => {
  test.each([
    ['wsoc-a.xml', 'f'],
    ['mlax_iona.xml', 'm'],
    ["2026 Women's Ice Hockey.xml", 'f'],
    ['mens-basketball.json', 'm'],
    ['game.xml', undefined],
    ['umbc-at-unc.xml', undefined],
  ])('the file name %s says %s', (name, gender) => expect(genderInFileName(name)).toBe(gender));
  test('halves are men’s basketball since 2015, quarters are only likely to be women’s', () => {
    expect(genderInGame(boxGame())).toBeUndefined();
    expect(likelyGender(boxGame())).toBe('f');
    expect(genderInGame(boxGame({ regulationPeriods: 2 }))).toBe('m');
    expect(genderInGame(boxGame({ regulationPeriods: 2, venue: { date: '2015-04-05' } }))).toBeUndefined();
  });
  test('volleyball is women’s in the fall, men’s in the spring', () => {
    expect(genderInGame(boxGame({ family: 'volleyball', venue: { date: '2025-11-29' } }))).toBe('f');
    expect(genderInGame(boxGame({ family: 'volleyball', venue: { date: '2026-02-01' } }))).toBe('m');
  });
});

describe('a player of a file is the roster’s', () => {
  const roster = [
    { id: 1, personId: 1, firstName: 'Molly', lastName: 'Swarm', jersey: '12' },
    { id: 2, personId: 2, firstName: 'Mandy', lastName: 'Swarm', jersey: '13' },
    { id: 3, personId: 3, firstName: 'José', lastName: "O'Neil", jersey: '00' },
    { id: 4, personId: 4, firstName: 'Ann', lastName: 'Lee', jersey: '1' },
    { id: 5, personId: 5, firstName: 'Ann', lastName: 'Lee', jersey: '2' },
  ];
  test.each([
    ['Molly', 'Swarm', '99', 1],
    ['MANDY', 'SWARM', '', 2],
    ['Jose', 'ONeil', '00', 3],
    ['M.', 'Swarm', '13', 2],
    ['M.', 'Swarm', '', undefined],
    ['Minnie', 'Swarm', '12', undefined],
    ['Ann', 'Lee', '2', 5],
    ['Ann', 'Lee', '3', undefined],
  ])('%s %s, number "%s": row %s', (firstName, lastName, jersey, id) => {
    const wanted = { firstName, lastName, jersey };
    expect(matchPlayers(roster, [wanted]).matched.get(wanted)?.entry.id).toBe(id);
  });
});
