import { beforeAll, describe, expect, test } from 'vitest';

import type { BoxScore, BoxTeam } from '../../../domain/box-score.ts';
import { withProcessorTime } from '../../../testing/processor-time.ts';
import { readGameFile } from '../../read-game-file.ts';
import { all, dataFile, hasDataFiles, only, type RawElement, readRaw } from '../testing/raw-file.ts';

const name = 'bs-indiana-at-unc-2026-02-14.xml';

const hitting = ['ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf'];
const pitching = ['h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bk', 'hbp', 'bf', 'ab', 'pitches', 'strikes'];
const fielding = ['po', 'a', 'e', 'pb'];

describe.skipIf(!hasDataFiles())(name, () => {
  let raw: RawElement;
  let game: BoxScore;
  let warnings: string[];
  let sides: { team: RawElement; box: BoxTeam }[];
  let milliseconds: number;

  beforeAll(() => {
    raw = readRaw(name);
    ({
      result: { boxScore: game, warnings },
      milliseconds,
    } = withProcessorTime(() => readGameFile(dataFile(name))));
    sides = all(raw, 'team').map((team) => ({ team, box: team.at['vh'] === 'H' ? game.home : game.away }));
  });

  test('is baseball, over, the second game of a doubleheader, read in under two seconds', () => {
    expect(game).toMatchObject({
      family: 'baseball',
      complete: true,
      doubleheader: 2,
      regulationPeriods: 9,
      period: 11,
    });
    expect(game.venue).toMatchObject({ date: '2026-02-14', start: '3:42 PM', attendance: 2928, duration: 215 });
    expect(game.sourceId).toBe(only(raw, 'venue').at['gameid']);
    expect(milliseconds).toBeLessThan(2000);
    expect(warnings).toEqual([]);
  });

  test('has the runs by inning and the line of the file', () => {
    for (const { team, box } of sides) {
      const line = only(team, 'linescore');
      const side = box === game.home ? 'home' : 'away';
      expect(game.periods.map((period) => period[side]).join()).toBe(line.at['line']);
      expect(figures(line, { r: 'runs', h: 'hits', e: 'errs', lob: 'lob' })).toEqual(box.stats['line']);
      expect(box.score).toBe(Number(line.at['runs']));
      const innings = all(line, 'lineinn').map((inning) => [
        inning.at['inn'],
        { line: figures(inning, { r: 'score', h: 'hits', e: 'errors', lob: 'lob' }) },
      ]);
      expect(box.periodStats).toEqual(Object.fromEntries(innings));
    }
    expect(game.periods.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  test('has the team totals of the file', () => {
    for (const { team, box } of sides) compareLines(only(team, 'totals'), box.stats);
  });

  test('has every player line of the file', () => {
    for (const { team, box } of sides) {
      const players = all(team, 'player');
      expect(box.players).toHaveLength(players.length);
      for (const player of players) {
        const read = box.players.find(({ code }) => code === player.at['id']);
        expect(read).toMatchObject({
          jersey: player.at['uni'],
          played: player.at['gp'] === '1',
          started: player.at['gs'] === '1',
        });
        compareLines(player, read?.stats ?? {});
      }
    }
  });

  test('lists batters by spot with their substitutes behind them, then pitchers as they came', () => {
    const batters = game.home.players.filter(({ stats }) => stats['hitting']);
    expect(batters.map(({ lastName, battingOrder }) => `${battingOrder} ${lastName}`)).toEqual([
      '1 Schaffner',
      '2 Gallaher',
      '3 Hull',
      '4 Winslow',
      '5 Paulsen',
      '5 French',
      '6 Nicholson',
      '6 Sowers',
      '7 Hynek',
      '8 Maginnis',
      '9 Howe',
    ]);
    const pitchers = game.home.players.filter(({ stats }) => stats['pitching']);
    expect(pitchers.map(({ lastName, stats }) => [lastName, stats['pitching']?.['decision']])).toEqual([
      ['Lynch', undefined],
      ['Glauber', undefined],
      ['Matthijs', undefined],
      ['Holiday', undefined],
      ['Chmielewski', 'W (1-0)'],
    ]);
    expect(game.away.players.find(({ lastName }) => lastName === 'Vogel')?.stats['pitching']?.['decision']).toBe(
      'L (0-1)',
    );
  });

  test('has every play under the heading of its half inning, with names first name first', () => {
    const halves = all(raw, 'plays', 'inning', 'batting');
    const written = all(raw, 'plays', 'inning', 'batting', 'play');
    expect(game.plays.filter(({ kind }) => kind === 'heading')).toHaveLength(halves.length);
    expect(game.plays.filter(({ kind }) => kind === 'play' || kind === 'substitution')).toHaveLength(written.length);
    expect(game.plays.filter(({ text }) => /[A-Za-z],[A-Z]/.test(text))).toEqual([]);
    expect(game.plays[1]?.text).toBe('Will Moore singled down the left field line (0-0).');
  });

  test('counts the score play by play up to the final one', () => {
    expect(game.scoring.map(({ period, score }) => [period, score.away, score.home])).toEqual([
      [1, 1, 0],
      [2, 1, 1],
      [7, 3, 1],
      [9, 3, 3],
      [11, 3, 4],
    ]);
    expect(game.scoring.at(-1)).toMatchObject({ type: 'Solo HR', side: 'home' });
    expect(game.plays.at(-1)?.score).toEqual({ home: 4, away: 3 });
  });

  test('names the umpires by their place and leaves out the places without one', () => {
    expect(game.officials).toEqual([
      { role: 'Home plate', name: 'Thomas Newsom' },
      { role: 'First base', name: 'Alan Gorewitz' },
      { role: 'Second base', name: 'Joseph Blumenaurer' },
      { role: 'Third base', name: 'Tim Rosso' },
    ]);
  });
});

function figures(element: RawElement, keys: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, Number(element.at[name])]));
}

function compareLines(element: RawElement, stats: Readonly<Record<string, Readonly<Record<string, number | string>>>>) {
  for (const [group, keys] of Object.entries({ hitting, pitching, fielding })) {
    const written = all(element, group)[0];
    const line = stats[group];
    expect(line === undefined, `${element.at['name']} ${group}`).toBe(written === undefined);
    for (const key of keys) {
      if (written) expect(line?.[key], `${element.at['name']} ${group}.${key}`).toBe(Number(written.at[key]));
    }
  }
  const innings = all(element, 'pitching')[0]?.at['ip'];
  if (innings) expect(stats['pitching']?.['outs']).toBe(Math.trunc(Number(innings)) * 3 + Number(innings.slice(-1)));
  const [fielded] = all(element, 'fielding');
  if (fielded) expect(stats['fielding']?.['dp']).toBe(Number(fielded.at['indp']));
}
