import { beforeAll, describe, expect, test } from 'vitest';

import type { BoxPlayer, BoxTeam } from '../../domain/box-score.ts';
import { withProcessorTime } from '../../testing/processor-time.ts';
import { type GameFile, readGameFile } from '../read-game-file.ts';
import { all, dataFile, hasDataFiles, only, type RawElement, readRaw } from './testing/raw-file.ts';

/** Our group and key, and the element and attribute of the file it must equal. */
type Figure = readonly [group: string, key: string, element: string, attribute: string, factor?: number];

const same = (group: string, element: string, keys: string): Figure[] =>
  keys.split(' ').map((key) => {
    const [ours = '', theirs = ours] = key.split('=');
    return [group, ours, element, theirs];
  });

const footballPlayer: Figure[] = [
  ...same('passing', 'pass', 'comp att int yds td long sacks sackYds=sackyds'),
  ...same('rushing', 'rush', 'att gain loss yds td long'),
  ...same('receiving', 'rcv', 'no yds td long'),
  ...same(
    'defense',
    'defense',
    'solo=tackua assisted=tacka tackles=tot_tack tfl=tflua tflYds=tflyds sacks ff fr int brup qbh blkd',
  ),
  ...same('kicking', 'fg', 'fgMade=made fgAtt=att fgLong=long'),
  ...same('kicking', 'pat', 'patMade=kickmade patAtt=kickatt'),
  ...same('punting', 'punt', 'no yds long tb fc in20=inside20'),
  ...same('kickoffs', 'ko', 'no yds tb ob'),
  ...same('kickReturns', 'kr', 'no yds td long'),
  ...same('fumbles', 'fumbles', 'no lost'),
];
const footballTeam: Figure[] = [
  ...footballPlayer,
  ...same('firstDowns', 'firstdowns', 'no rush pass penalty'),
  ...same('penalties', 'penalties', 'no yds'),
  ...same(
    'conversions',
    'conversions',
    'thirdMade=thirdconv thirdAtt=thirdatt fourthMade=fourthconv fourthAtt=fourthatt',
  ),
  ...same('redzone', 'redzone', 'scores att'),
];
const basketballPlayer: Figure[] = [
  ...same('box', 'stats', 'fgm fga fgm3 fga3 ftm fta oreb dreb treb pf tf ast to blk stl pts=tp plusMinus=plusminus'),
  ['box', 'sec', 'stats', 'min', 60],
];
const basketballTeam: Figure[] = [
  ...basketballPlayer,
  ...same(
    'special',
    'special',
    'ptsTurnovers=pts_to ptsSecondChance=pts_ch2 ptsPaint=pts_paint ptsFastBreak=pts_fastb ptsBench=pts_bench ties leadChanges=leads largestLead=large_lead',
  ),
];
const volleyballBox: Figure[] = [
  ...same('box', 'attack', 'k e ta'),
  ...same('box', 'set', 'a'),
  ...same('box', 'serve', 'sa se'),
  ...same('box', 'defense', 'dig re'),
  ...same('box', 'block', 'bs ba be'),
  ...same('box', 'misc', 'bhe'),
];

const files = [
  {
    name: 'fb-duke-at-unc-2025-11-22.xml',
    player: footballPlayer,
    team: footballTeam,
    officials: 8,
    attendance: 50500,
    start: '3:36 PM',
  },
  {
    name: 'mbb-michiganst-vs-kentucky-2025-11-18.xml',
    player: basketballPlayer,
    team: basketballTeam,
    officials: 3,
    attendance: undefined,
    start: '6:36 PM',
  },
  {
    name: 'vb-miami-at-unc-2025-11-29.xml',
    player: volleyballBox,
    team: volleyballBox,
    officials: 4,
    attendance: 2176,
    start: '',
  },
];

const sides = [
  { side: 'away', letter: 'V' },
  { side: 'home', letter: 'H' },
] as const;

describe.skipIf(!hasDataFiles()).each(files)('$name', ({ name, player, team, officials, attendance, start }) => {
  let raw: RawElement;
  let read: GameFile;
  let milliseconds: number;

  // a suite that is skipped runs this body all the same, but not its hooks
  beforeAll(() => {
    raw = readRaw(name);
    ({ result: read, milliseconds } = withProcessorTime(() => readGameFile(dataFile(name))));
  });

  test('is read in less than two seconds', () => {
    expect(milliseconds).toBeLessThan(2000);
  });

  test.each(sides)('has the line score and the totals of the $side team', ({ side, letter }) => {
    const { boxScore: game } = read;
    const [ours, file] = [game[side], vh(raw, letter)];
    const line = only(file, 'linescore');
    expect(game.periods.map((period) => period[side]).join(',')).toBe(line.at.line);
    expect(ours.score).toBe(Number(line.at.score));
    expect(ours.name).toBe(file.at.name);
    expectFigures(ours.stats, only(file, 'totals'), team);
  });

  test.each(sides)('has every player line of the $side team', ({ side, letter }) => {
    const [ours, file] = [read.boxScore[side], vh(raw, letter)];
    const players = all(file, 'player');
    expect(ours.players).toHaveLength(players.length);
    players.forEach((element, index) => {
      const ourPlayer = ours.players[index];
      if (!ourPlayer) throw new Error('a player is missing');
      expectPlayer(ourPlayer, element);
      if (ourPlayer.played || ourPlayer.isTeam) expectFigures(ourPlayer.stats, element, player);
    });
    expect(new Set(ours.players.map(({ code }) => code)).size).toBe(players.length);
  });

  test('has the officials, attendance and start', () => {
    const { boxScore: game } = read;
    expect(game.officials).toHaveLength(officials);
    expect(game.venue.attendance).toBe(attendance);
    expect(game.venue.start).toBe(start);
    expect(game.complete).toBe(true);
  });

  test('has no figures that contradict each other', () => {
    expect(read.warnings.filter((warning) => !warning.includes('start'))).toEqual([]);
  });
});

describe.skipIf(!hasDataFiles())('plays', () => {
  test('football has every play, drive and score of the file', () => {
    const raw = readRaw('fb-duke-at-unc-2025-11-22.xml');
    const { boxScore: game } = readGameFile(dataFile('fb-duke-at-unc-2025-11-22.xml'));
    const plays = all(raw, 'plays', 'qtr', 'play');
    const driveNotes = plays.filter(({ at }) => at.tokens?.startsWith('{DRIVE}'));
    const comments = plays.filter(({ at }) => at.type === '#').length - driveNotes.length;
    expect(game.plays.filter(({ kind }) => kind === 'play')).toHaveLength(
      plays.filter(({ at }) => at.type !== '#').length,
    );
    expect(game.plays.filter(({ kind }) => kind === 'heading')).toHaveLength(
      all(raw, 'plays', 'qtr', 'drivestart').length,
    );
    const injuries = all(raw, 'plays', 'qtr', 'comment').length;
    expect(game.plays.filter(({ kind }) => kind === 'comment')).toHaveLength(
      comments + injuries + all(raw, 'plays', 'qtr', 'drivesum').length,
    );
    expect(game.scoring.map(({ score }) => `${score.away}-${score.home}`)).toEqual(
      all(raw, 'scores', 'score').map(({ at }) => `${at.vscore}-${at.hscore}`),
    );
    expect(game.drives.map(({ plays, yards }) => `${plays} ${yards}`)).toEqual(
      all(raw, 'drives', 'drive').map(({ at }) => `${at.plays} ${at.yards}`),
    );
  });

  test('basketball has every play, comment and basket of the file', () => {
    const raw = readRaw('mbb-michiganst-vs-kentucky-2025-11-18.xml');
    const { boxScore: game, gender } = readGameFile(dataFile('mbb-michiganst-vs-kentucky-2025-11-18.xml'));
    const plays = all(raw, 'plays', 'period', 'play');
    expect(plays).toHaveLength(515);
    expect(game.plays).toHaveLength(515 + all(raw, 'plays', 'period', 'comment').length);
    expect(game.plays.filter(({ scoring }) => scoring).map(({ score }) => `${score?.away}-${score?.home}`)).toEqual(
      plays.filter(({ at }) => at.action === 'GOOD').map(({ at }) => `${at.vscore}-${at.hscore}`),
    );
    expect(game.venue.neutral).toBe(false);
    expect(gender).toBe('m');
  });

  test('volleyball has every rally with the set score after it', () => {
    const raw = readRaw('vb-miami-at-unc-2025-11-29.xml');
    const { boxScore: game } = readGameFile(dataFile('vb-miami-at-unc-2025-11-29.xml'));
    const plays = all(raw, 'plays', 'game', 'play');
    expect(game.plays).toHaveLength(plays.length);
    expect(game.plays.filter(({ scoring }) => scoring).map(({ score }) => `${score?.away}-${score?.home}`)).toEqual(
      plays.filter(({ at }) => at.point).map(({ at }) => `${at.vscore}-${at.hscore}`),
    );
    expect(game.home.players.filter(({ libero }) => libero).map(({ lastName }) => lastName)).toEqual(['May']);
  });
});

function vh(raw: RawElement, letter: string): RawElement {
  const team = all(raw, 'team').find(({ at }) => at.vh === letter);
  if (!team) throw new Error(`no team ${letter}`);
  return team;
}

function expectFigures(stats: BoxTeam['stats'], file: RawElement, figures: readonly Figure[]): void {
  for (const [group, key, element, attribute, factor = 1] of figures) {
    const value = all(file, element)[0]?.at[attribute];
    const expected = value === undefined || value === '' ? undefined : Number(value) * factor;
    expect.soft(stats[group]?.[key], `${group}.${key} of ${file.at.name}`).toBe(expected);
  }
}

function expectPlayer(player: BoxPlayer, { at }: RawElement): void {
  const isTeam = at.name === 'TEAM';
  expect(player.checkName.replace(/, /, ',')).toBe(at.checkname?.replace(/, /, ','));
  expect(player.isTeam).toBe(isTeam);
  expect(player.jersey).toBe(isTeam ? '' : at.uni);
  expect(player.started).toBe(at.gs === '1' || at.ms === '1');
  expect(player.played).toBe(!isTeam && Number(at.gp) > 0);
}
