import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';

const path = new URL('../../../../shared/data/ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json', import.meta.url);
const there = existsSync(path);
if (!there) console.warn('SKIPPED: ../shared/data/ncaa is absent, the real game file was not read');

// biome-ignore lint/suspicious/noExplicitAny: the test reads the file its own way, without the parser it checks
type Json = any;

const keys = 'fgm fga fgm3 fga3 ftm fta oreb dreb treb pf tf ast to blk stl pts=tp'
  .split(' ')
  .map((key) => key.split('='));

describe.skipIf(!there)('BYU at Gonzaga', () => {
  const bytes = there ? readFileSync(path) : Buffer.from('[{"bbgame":{}}]');
  const file: Json = JSON.parse(bytes.toString())[0].bbgame;
  const read = there ? readGameFile(bytes) : undefined;
  const teams = there ? [read?.boxScore.away, read?.boxScore.home] : [];

  test('is a men’s basketball game without contradictions', () => {
    expect(read).toMatchObject({ format: 'genius', gender: 'm', warnings: [] });
    expect(read?.boxScore).toMatchObject({
      family: 'basketball',
      complete: true,
      venue: { date: '2021-01-07', start: '5:30 PM', conference: true },
    });
  });

  test('has score, halves, totals and every player line of both teams', () => {
    teams.forEach((team, index) => {
      const theirs = file.team[index];
      expect(team?.score).toBe(Number(theirs.linescore.score));
      expectLine(team?.stats.box, theirs.totals.stats);
      expect(team?.players).toHaveLength(theirs.player.length);
      theirs.player.forEach((player: Json, at: number) => {
        expect(team?.players[at]?.checkName).toBe(player.checkname);
        if (player.gp === '1') expectLine(team?.players[at]?.stats.box, player.stats);
      });
    });
    expect(read?.boxScore.periods.map(({ home, away }) => `${away}-${home}`)).toEqual(['29-52', '40-34']);
  });

  test('has every play', () => {
    const plays = file.plays.period.flatMap(({ play }: Json) => play);
    expect(read?.boxScore.plays).toHaveLength(plays.length);
    expect(read?.boxScore.plays.every(({ text }) => text !== '')).toBe(true);
  });
});

function expectLine(line: Json, stats: Json): void {
  for (const [ours = '', theirs = ours] of keys) {
    const value = stats[theirs];
    expect.soft(line?.[ours], ours).toBe(value === undefined || value === '' ? undefined : Number(value));
  }
}
