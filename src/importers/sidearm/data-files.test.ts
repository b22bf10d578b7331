import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { BoxTeam } from '../../domain/box-score.ts';
import { withProcessorTime } from '../../testing/processor-time.ts';
import { readGameFile } from '../read-game-file.ts';

const folder = new URL('../../../../shared/data/sidearm/', import.meta.url);
const there = existsSync(folder);
if (!there) console.warn('SKIPPED: ../shared/data/sidearm is absent, the real game files were not read');
const files = there ? readdirSync(folder).filter((name) => /^wbb-.*\.json$/.test(name)) : [];

// biome-ignore lint/suspicious/noExplicitAny: the test reads the file its own way, without the schema it checks
type Json = any;

const keys = {
  treb: 'TotalRebounds',
  oreb: 'OffensiveRebounds',
  dreb: 'DefensiveRebounds',
  ast: 'Assists',
  to: 'Turnovers',
  blk: 'Blocks',
  stl: 'Steals',
  pf: 'PersonalFouls',
  tf: 'TechnicalFouls',
  pts: 'Points',
};
const pairs = { Fgam: ['fgm', 'fga'], Tpam: ['fgm3', 'fga3'], Ftma: ['ftm', 'fta'] };

test.skipIf(!there)('all six games are there', () => {
  expect(files).toHaveLength(6);
});

describe.skipIf(!there).each(files)('%s', (name) => {
  const bytes = readFileSync(new URL(name, folder));
  const file: Json = JSON.parse(bytes.toString());
  const { result, milliseconds } = withProcessorTime(() => readGameFile(bytes));
  const { boxScore: game, format, warnings } = result;
  const sides = [
    { side: 'home', key: 'HomeTeam', ours: game.home },
    { side: 'away', key: 'VisitingTeam', ours: game.away },
  ] as const;

  test('is a finished SIDEARM basketball game, read in less than two seconds', () => {
    expect({ format, family: game.family, complete: game.complete }).toEqual({
      format: 'sidearm',
      family: 'basketball',
      complete: true,
    });
    expect(milliseconds).toBeLessThan(2000);
    expect(game.period).toBe(game.periods.length);
    expect(warnings).toEqual([]);
  });

  test.each(sides)('has score, periods and totals of the $side team', ({ side, key, ours }) => {
    expect(ours.name).toBe(file.Game[key].Name);
    expect(ours.score).toBe(file.Game[key].Score);
    expect(game.periods.map((period) => period[side])).toEqual(file.Game[key].PeriodScores);
    expectLine(ours.stats.box, file.Stats[key].Totals.Values);
    file.Stats[key].PeriodStats.forEach(({ Values }: Json, index: number) => {
      expectLine(ours.periodStats?.[index + 1]?.box, Values);
    });
  });

  test.each(sides)('has every player line of the $side team under the full name', ({ key, ours }) => {
    const rows: Json[] = file.Stats[key].PlayerGroups.Players.Values;
    expect(ours.players).toHaveLength(Math.max(rows.length, file.Stats[key].Players.length));
    rows.forEach((row, index) => {
      const player = ours.players[index];
      expectLine(player?.stats.box, row);
      expect(player?.stats.box?.sec).toBe(Number(row.Minutes) * 60);
      expect(player?.code).toBe(row.Uni);
      expect(`${player?.firstName[0]}. ${player?.lastName}`.toUpperCase()).toBe(row.Name);
    });
    expect(ours.players.filter(({ started }) => started)).toHaveLength(5);
  });

  test('has every play with the score after each basket', () => {
    expect(game.plays).toHaveLength(file.Plays.length);
    const baskets = file.Plays.filter((play: Json) => play.Score);
    expect(game.plays.filter(({ scoring }) => scoring).map(({ score }) => score)).toEqual(
      baskets.map(({ Score }: Json) => ({ home: Score.HomeTeam, away: Score.VisitingTeam })),
    );
  });

  test('has overtimes named, officials apart and attendance only when counted', () => {
    const regulation = file.Game.PeriodsRegulation;
    const overtimes = game.periods.slice(regulation).map(({ label }) => label);
    expect(overtimes).toEqual(['OT', '2OT'].slice(0, file.Game.HomeTeam.PeriodScores.length - regulation));
    expect(game.officials.map((official) => official.name).join()).toBe(file.Game.Officials.replace(/, +/g, ','));
    expect(game.venue.attendance).toBe(file.Game.Attendance || undefined);
    expect(game.venue.stadium).not.toBe('');
    expect(file.Game.Location).toContain(game.venue.location);
  });
});

function expectLine(line: BoxTeam['stats'][string] | undefined, values: Json): void {
  for (const [ours, theirs] of Object.entries(keys)) expect.soft(line?.[ours], theirs).toBe(Number(values[theirs]));
  for (const [theirs, [made = '', attempted = '']] of Object.entries(pairs)) {
    expect.soft(`${line?.[made]}-${line?.[attempted]}`, theirs).toBe(values[theirs]);
  }
}
