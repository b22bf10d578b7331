import { beforeAll, describe, expect, test } from 'vitest';

import type { BoxScore, BoxTeam } from '../../../domain/box-score.ts';
import { withProcessorTime } from '../../../testing/processor-time.ts';
import { readGameFile } from '../../read-game-file.ts';
import { all, dataFile, hasDataFiles, only, type RawElement, readRaw } from '../testing/raw-file.ts';

type Figure = readonly [group: string, key: string, element: string, attribute: string];

const soccerFigures: Figure[] = [
  ['shots', 'g', 'shots', 'g'],
  ['shots', 'a', 'shots', 'a'],
  ['shots', 'sh', 'shots', 'sh'],
  ['shots', 'sog', 'shots', 'sog'],
  ['shots', 'ps', 'shots', 'ps'],
  ['shots', 'psatt', 'shots', 'psatt'],
  ['shots', 'min', 'misc', 'minutes'],
  ['shots', 'yellow', 'penalty', 'yellow'],
  ['shots', 'red', 'penalty', 'red'],
  ['goalkeeping', 'ga', 'goalie', 'ga'],
  ['goalkeeping', 'saves', 'goalie', 'saves'],
  ['goalkeeping', 'sf', 'goalie', 'sf'],
];
const hockeyFigures: Figure[] = [
  ['skating', 'g', 'shots', 'g'],
  ['skating', 'a', 'shots', 'a'],
  ['skating', 'sh', 'shots', 'sh'],
  ['skating', 'plusMinus', 'misc', 'plusminus'],
  ['skating', 'fow', 'misc', 'facewon'],
  ['skating', 'fol', 'misc', 'facelost'],
  ['skating', 'blk', 'misc', 'blk'],
  ['skating', 'pim', 'penalty', 'minutes'],
  ['skating', 'ppg', 'goaltype', 'pp'],
  ['skating', 'shg', 'goaltype', 'sh'],
  ['goalkeeping', 'ga', 'goalie', 'ga'],
  ['goalkeeping', 'saves', 'goalie', 'saves'],
];
const lacrosseFigures: Figure[] = [
  ['field', 'g', 'shots', 'g'],
  ['field', 'a', 'shots', 'a'],
  ['field', 'sh', 'shots', 'sh'],
  ['field', 'sog', 'shots', 'sog'],
  ['field', 'gb', 'misc', 'gb'],
  ['field', 'to', 'misc', 'turnover'],
  ['field', 'ct', 'misc', 'ct'],
  ['field', 'fow', 'misc', 'facewon'],
  ['field', 'pen', 'penalty', 'count'],
  ['goalkeeping', 'ga', 'goalie', 'ga'],
  ['goalkeeping', 'saves', 'goalie', 'saves'],
];

const files = [
  {
    name: 'msoc-washington-vs-ncstate-2025-12-15.xml',
    family: 'soccer',
    figures: [...soccerFigures, ['shots', 'fouls', 'penalty', 'fouls']] as Figure[],
    date: '2025-12-15',
    attendance: 10316,
    labels: ['1', '2', 'OT'],
    officials: 4,
    expected: [],
  },
  {
    name: 'fh-stjosephs-at-unc-2022-10-23.xml',
    family: 'fieldhockey',
    figures: [...soccerFigures, ['shots', 'green', 'penalty', 'green']] as Figure[],
    date: '2022-10-23',
    attendance: 477,
    labels: ['1', '2', '3', '4'],
    officials: 5,
    expected: [],
  },
  {
    name: 'mlax-iona-at-unc-2026-02-15.xml',
    family: 'lacrosse',
    figures: lacrosseFigures,
    date: '2026-02-15',
    attendance: 543,
    labels: ['1', '2', '3', '4'],
    officials: 3,
    expected: ['official "UNC"'],
  },
  {
    name: 'mhk-princeton-at-rpi-2012-02-17.xml',
    family: 'icehockey',
    figures: hockeyFigures,
    date: '2012-02-17',
    attendance: undefined,
    labels: ['1', '2', '3'],
    officials: 4,
    expected: ['imported as final'],
  },
] as const;

describe.skipIf(!hasDataFiles()).each(files)(
  '$name',
  ({ name, family, figures, date, attendance, labels, officials, expected }) => {
    let raw: RawElement;
    let game: BoxScore;
    let warnings: string[];
    let sides: [RawElement, BoxTeam][];
    let milliseconds: number;

    beforeAll(() => {
      raw = readRaw(name);
      ({
        result: { boxScore: game, warnings },
        milliseconds,
      } = withProcessorTime(() => readGameFile(dataFile(name))));
      sides = all(raw, 'team').map((team) => [team, team.at['vh'] === 'H' ? game.home : game.away]);
    });

    test('is read as its sport in under two seconds', () => {
      expect([game.family, game.complete]).toEqual([family, true]);
      expect(milliseconds).toBeLessThan(2000);
    });

    test('has the line score and the final score of the file', () => {
      for (const [team, box] of sides) {
        const line = only(team, 'linescore');
        const side = box === game.home ? 'home' : 'away';
        expect(game.periods.map((period) => period[side]).join()).toBe(line.at['line']);
        expect(String(box.score)).toBe(line.at['score']);
        expect(box.name).toBe(team.at['name']);
      }
      expect(game.periods.map(({ label }) => label)).toEqual(labels);
    });

    test('has the team totals of the file', () => {
      for (const [team, box] of sides) compareFigures(only(team, 'totals'), box.stats, figures);
    });

    test('has every player line of the file', () => {
      for (const [team, box] of sides) {
        const players = all(team, 'player');
        expect(box.players).toHaveLength(players.length);
        for (const player of players) {
          const read = box.players.find(({ code }) => code === player.at['code']);
          expect(read?.jersey, player.at['name']).toBe(player.at['uni'] === 'TM' ? '' : player.at['uni']);
          expect(read?.checkName).toBe(player.at['checkname']);
          expect(read?.started).toBe(player.at['gs'] === '1');
          compareFigures(player, read?.stats ?? {}, figures);
        }
      }
    });

    test('has a play for every line with text', () => {
      const lines = all(raw, 'plays', 'period', 'play').filter(
        ({ at }) => /\w/.test(at['text'] ?? '') || at['action'] === 'PRD',
      );
      expect(game.plays).toHaveLength(lines.length);
      expect(game.plays.filter(({ text }) => /\[\d/.test(text))).toEqual([]);
    });

    test('has every goal, in the summary and among the plays, and the last one makes the final score', () => {
      const goals = all(raw, 'scores', 'score');
      expect(game.scoring).toHaveLength(goals.length);
      expect(game.plays.filter(({ scoring }) => scoring)).toHaveLength(goals.length);
      expect(game.scoring.at(-1)?.score).toEqual({ home: game.home.score, away: game.away.score });
      expect(game.plays.findLast(({ score }) => score)?.score).toEqual({
        home: game.home.score,
        away: game.away.score,
      });
      expect(game.scoring.filter(({ text }) => /,.*\(/.test(text))).toEqual([]);
    });

    test('has every penalty, officials, date and attendance', () => {
      expect(game.penalties).toHaveLength(all(raw, 'penalties', 'pen').length);
      expect(game.officials).toHaveLength(officials);
      expect(game.venue).toMatchObject({ date, ...(attendance && { attendance }) });
      if (!attendance) expect(game.venue).not.toHaveProperty('attendance');
    });

    test('gives every play of the game a side, but for headings', () => {
      expect(game.plays.filter((play) => play.side === undefined && play.kind !== 'heading')).toEqual([]);
    });

    test('gives the warnings expected and no other', () => {
      expect(warnings).toEqual(expected.map((part) => expect.stringContaining(part)));
    });
  },
);

/** Who did not play, and the pseudo player, have no line in place of a line of zeros. */
function compareFigures(element: RawElement, stats: BoxTeam['stats'], figures: readonly Figure[]) {
  for (const [group, key, child, attribute] of figures) {
    const written = all(element, child)[0]?.at[attribute];
    const label = `${element.at['name'] ?? element.tag} ${group}.${key}`;
    const idle = element.tag === 'player' && (element.at['gp'] !== '1' || element.at['code'] === 'TM') && !stats[group];
    if (idle) expect(Number(written ?? 0), label).toBe(0);
    else expect(stats[group]?.[key], label).toBe(written === undefined ? undefined : Number(written));
  }
}
