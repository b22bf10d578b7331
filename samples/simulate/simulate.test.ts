import { type } from 'arktype';
import { describe, expect, test } from 'vitest';

import { type BoxScore, type BoxTeam, boxScore } from '../../src/domain/box-score.ts';
import { checkBoxScore } from '../../src/importers/checks.ts';
import { createRandom } from '../random.ts';
import { sportKinds } from '../sports.ts';
import { getSimulator } from './families.ts';
import type { SimTeam } from './matchup.ts';

const kinds = Object.values(sportKinds).filter(({ family }) => getSimulator(family));

function team(kind: (typeof kinds)[number], name: string): SimTeam {
  const positions = kind.positions.flatMap(({ short, share }) =>
    Array.from({ length: Math.max(2, share) }, () => short),
  );
  const players = positions.map((position, index) => ({
    code: String(index),
    jersey: String(index),
    firstName: 'A',
    lastName: `${name}${index}`,
    position,
    classYear: 'Senior',
  }));
  return { code: name.slice(0, 2), name, record: '', conferenceRecord: '', rank: '', coach: '', players };
}

function games(kind: (typeof kinds)[number], count: number): BoxScore[] {
  const venue = {
    date: '2026-11-21',
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
  };
  return Array.from({ length: count }, (_, index) => {
    const matchup = {
      family: kind.family,
      gender: kind.gender,
      rules: kind.rules,
      home: team(kind, 'Home'),
      away: team(kind, 'Away'),
      edge: (index % 9) / 10 - 0.4,
      venue,
      decisive: index % 2 === 0,
      doubleheader: 0 as const,
    };
    const simulate = getSimulator(kind.family);
    if (!simulate) throw new Error(kind.family);
    return simulate(matchup, createRandom(`${kind.slug} ${index}`)).boxScore();
  });
}

const total = ({ players }: BoxTeam, group: string, key: string) =>
  players.reduce((sum, { stats }) => sum + Number(stats[group]?.[key] ?? 0), 0);
const sides = ['home', 'away'] as const;

describe.each(kinds.map((kind) => ({ ...kind, kind })))('a simulated game of $slug', ({ kind, family }) => {
  // every edge, decisive and not
  const played = games(kind, 18);

  test('is a valid box score without figures that contradict each other', () => {
    for (const box of played) {
      expect(boxScore(box) instanceof type.errors).toBe(false);
      expect(checkBoxScore(box)).toEqual([]);
    }
  });

  test('has a line score that adds up to the final score', () => {
    for (const box of played) {
      for (const side of sides) {
        const sum = box.periods.reduce((points, period) => points + (period[side] ?? 0), 0);
        const sets = box.periods.filter(
          (period) => (period[side] ?? 0) > (period[side === 'home' ? 'away' : 'home'] ?? 0),
        ).length;
        expect(family === 'volleyball' ? sets : sum).toBe(box[side].score);
      }
    }
  });

  test('has a running score that ends at the final score and never falls', () => {
    if (family === 'volleyball') return;
    for (const box of played) {
      expect(box.plays.findLast(({ scoring }) => scoring)?.score ?? { home: 0, away: 0 }).toEqual({
        home: box.home.score,
        away: box.away.score,
      });
      if (family !== 'basketball')
        expect(box.scoring.at(-1)?.score ?? { home: 0, away: 0 }).toEqual({
          home: box.home.score,
          away: box.away.score,
        });
    }
  });

  test("has team totals that are the sums of the players' stats", () => {
    for (const box of played) {
      for (const side of sides) {
        for (const [group, line] of Object.entries(box[side].stats)) {
          if (!box[side].players.some(({ stats }) => stats[group])) continue;
          for (const [key, value] of Object.entries(line)) {
            // several fielders share a double play, pitcher and catcher a stolen base
            if (!['long', 'fgLong', 'dp', 'sba', 'csb'].includes(key))
              expect(total(box[side], group, key), `${group}.${key}`).toBe(value);
          }
        }
      }
    }
  });

  test('has no negative stats except yards and plus/minus', () => {
    for (const box of played) {
      for (const player of [...box.home.players, ...box.away.players]) {
        for (const [group, line] of Object.entries(player.stats)) {
          for (const [key, value] of Object.entries(line)) {
            if (['plusMinus', 'yds', 'long'].includes(key) || typeof value === 'string') continue;
            expect(value, `${group}.${key}`).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  });
});

const kindOf = (family: string) => kinds.filter((kind) => kind.family === family);

test('points of a basketball team are its baskets, and everybody on the floor shares the minutes', () => {
  for (const box of kindOf('basketball').flatMap((kind) => games(kind, 30))) {
    const minutes = box.periods.reduce(
      (sum, _, index) => sum + (index < box.regulationPeriods ? (box.periodMinutes ?? 0) : 5),
      0,
    );
    for (const side of sides) {
      const {
        fgm = 0,
        fgm3 = 0,
        ftm = 0,
        pts,
        oreb = 0,
        dreb = 0,
        treb,
        sec,
      } = box[side].stats.box as Record<string, number>;
      expect(2 * (fgm - fgm3) + 3 * fgm3 + ftm).toBe(pts);
      expect(pts).toBe(box[side].score);
      expect(oreb + dreb).toBe(treb);
      expect(sec).toBe(minutes * 60 * 5);
    }
  }
});

test('a baseball or softball half inning has three outs, and every batter scored, was left or was out', () => {
  for (const box of [...kindOf('baseball'), ...kindOf('softball')].flatMap((kind) => games(kind, 60))) {
    for (const side of sides) {
      const them = box[side === 'home' ? 'away' : 'home'];
      const { outs = 0, bf = 0, r, h, so = 0 } = them.stats.pitching as Record<string, number>;
      const halves = box.periods.filter((period) => period[side] !== null).length;
      const lastIsShort = side === 'home' && box.home.score > box.away.score && box.periods.at(-1)?.home !== null;
      if (lastIsShort) expect(outs).toBeGreaterThanOrEqual((halves - 1) * 3);
      else expect(outs).toBe(halves * 3);
      expect(r).toBe(box[side].score);
      expect(h).toBe(box[side].stats.hitting?.h);
      expect(so).toBe(box[side].stats.hitting?.so);
      expect(bf).toBe(box[side].score + Number(box[side].stats.line?.lob) + outs);
      expect(them.stats.fielding?.po).toBe(outs);
      const { ab = 0, bb = 0, hbp = 0, sh = 0, sf = 0 } = box[side].stats.hitting as Record<string, number>;
      expect(ab + bb + hbp + sh + sf).toBe(bf - 0);
    }
  }
});

test('possession in football fills the game, and net rushing is gain less loss', () => {
  for (const box of games(sportKinds.football, 60)) {
    expect(Number(box.home.stats.possession?.seconds) + Number(box.away.stats.possession?.seconds)).toBe(3600);
    for (const side of sides) {
      const { gain = 0, loss = 0, yds } = box[side].stats.rushing as Record<string, number>;
      expect(gain - loss).toBe(yds);
      expect(box[side].stats.passing?.yds).toBe(box[side].stats.receiving?.yds);
      expect(box[side].stats.passing?.td).toBe(box[side].stats.receiving?.td);
      expect(box[side].stats.passing?.sacks ?? 0).toBe(box[side === 'home' ? 'away' : 'home'].stats.defense?.sacks);
    }
  }
});

test("a goalkeeper's goals allowed are the other side's goals, and saves are shots on goal without them", () => {
  const group = {
    soccer: ['shots', 'sog'],
    fieldhockey: ['shots', 'sog'],
    icehockey: ['skating', 'sh'],
    lacrosse: ['field', 'sog'],
  } as const;
  for (const [family, [lines, shots]] of Object.entries(group)) {
    for (const box of kindOf(family).flatMap((kind) => games(kind, 30))) {
      for (const side of sides) {
        const them = box[side === 'home' ? 'away' : 'home'];
        expect(box[side].stats[lines]?.g).toBe(box[side].score);
        expect(them.stats.goalkeeping?.ga).toBe(box[side].score);
        expect(Number(them.stats.goalkeeping?.ga) + Number(them.stats.goalkeeping?.saves)).toBe(
          box[side].stats[lines]?.[shots],
        );
      }
    }
  }
});

test('volleyball assists never exceed kills, and every set is won by two', () => {
  for (const box of games(sportKinds.volleyball, 60)) {
    for (const side of sides)
      expect(Number(box[side].stats.box?.a)).toBeLessThanOrEqual(Number(box[side].stats.box?.k));
    for (const { home, away, number } of box.periods) {
      expect(Math.abs(Number(home) - Number(away))).toBeGreaterThanOrEqual(2);
      expect(Math.max(Number(home), Number(away))).toBeGreaterThanOrEqual(number === 5 ? 15 : 25);
    }
  }
});
