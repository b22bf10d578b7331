import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { type } from 'arktype';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';
import { createLiveGame } from '../../testing/live-factories.ts';
import { gameFeed } from './schema.ts';

const data = new URL('../../../../shared/data/', import.meta.url);
const there = existsSync(data);
if (!there) console.warn('SKIPPED: ../shared/data is absent, no real game was read back from its feed');
const filesOf = (folder: string, name: RegExp) =>
  there ? readdirSync(new URL(folder, data)).filter((file) => name.test(file)) : [];
const read = (path: string) => readGameFile(readFileSync(new URL(path, data)));

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
});
afterAll(() => site.close());

let colleges = 0;
/** The complete live feed of a game with this box score. */
async function feedOf(box: BoxScore, sport: string): Promise<Uint8Array> {
  const slug = `college-${++colleges}`;
  const { id } = await createCollege(site.db, { slug });
  await site.announce(id);
  const season = await createSeason(site.db, await createSport(site.db, id, sport));
  const game = await createGame(site.db, season, { localDate: box.venue.date });
  await createLiveGame(site.db, game, { box });
  const answer = await site.get(`/api/v2/LiveStats/${sport}?detail=full`, {}, `${slug}.localhost`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The part of a box score that the format can express. */
const shown = ({ home, away, ...box }: BoxScore) => ({
  family: box.family,
  venue: box.venue,
  regulationPeriods: box.regulationPeriods,
  periodMinutes: box.periodMinutes,
  overtimeMinutes: box.overtimeMinutes,
  complete: box.complete,
  period: box.period,
  clock: box.clock,
  periods: box.periods,
  officials: box.officials,
  plays: box.plays.map(({ shot: _, situation: __, ...play }) => play),
  home: teamOf(home),
  away: teamOf(away),
});

// a player's key is the jersey number as the scorer wrote it, with or without a leading zero
const teamOf = ({ players, ...team }: BoxTeam) => ({
  ...team,
  players: players.map(({ code: _, ...player }) => player),
});

describe.skipIf(!there).each(filesOf('sidearm/', /^wbb-.*\.json$/))('the feed of %s', (name) => {
  test('round-trips to the same game', async () => {
    const { boxScore: game } = read(`sidearm/${name}`);
    const again = readGameFile(await feedOf(game, 'womens-basketball'));
    expect(again.format).toBe('sidearm');
    expect(shown(again.boxScore)).toEqual(shown(game));
  });
});

const figures = ({ home, away }: BoxScore) =>
  [home, away].map(({ name, score, stats, players }) => ({
    name,
    score,
    box: withoutSeconds(stats),
    players: players
      .filter(({ played, isTeam }) => played && !isTeam)
      .toSorted((a, b) => Number(b.started) - Number(a.started))
      .map((player) => [player.lastName, player.started, withoutSeconds(player.stats)]),
  }));

/** Basketball statistics as the format has them: whole minutes for players, none for teams. */
const withoutSeconds = ({ box = {} }: StatGroups) => {
  const { sec: _, plusMinus: __, deadb: ___, ...line } = box;
  return line;
};

test.skipIf(!there)('a basketball game from another program round-trips with the same figures', async () => {
  const { boxScore: game } = read('statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml');
  const { boxScore: again } = readGameFile(await feedOf(game, 'mens-basketball'));
  expect(figures(again)).toEqual(figures(game));
  expect(again.periods).toEqual(game.periods);
  expect(again.plays.filter(({ scoring }) => scoring).map(({ score }) => score)).toEqual(
    game.plays.filter(({ scoring }) => scoring).map(({ score }) => score),
  );
});

const sports: Record<string, string> = {
  bs: 'baseball',
  fb: 'football',
  fh: 'field-hockey',
  mhk: 'mens-ice-hockey',
  mlax: 'mens-lacrosse',
  msoc: 'mens-soccer',
  vb: 'womens-volleyball',
};

describe.skipIf(!there).each(filesOf('statcrew/', /^(?:bs|fb|fh|mhk|mlax|msoc|vb)-.*\.xml$/))(
  'the feed of %s',
  (name) => {
    test('has its score, plays, tables and totals', async () => {
      const { boxScore: game } = read(`statcrew/${name}`);
      const prefix = name.split('-')[0] ?? '';
      const bytes = await feedOf(game, sports[prefix] ?? '');
      const feed = gameFeed(JSON.parse(Buffer.from(bytes).toString()));
      if (feed instanceof type.errors) throw new Error(feed.summary);
      expect([feed.Game.HomeTeam.Score, feed.Game.VisitingTeam.Score]).toEqual([game.home.score, game.away.score]);
      expect(feed.Game.IsComplete).toBe(true);
      expect(feed.Plays).toHaveLength(game.plays.filter(({ kind }) => kind !== 'heading').length);
      const tables = Object.values(feed.Stats?.HomeTeam.PlayerGroups ?? {});
      expect(tables.length).toBeGreaterThan(0);
      for (const { Key, Values } of tables) {
        for (const row of Values) expect(Object.keys(row)).toEqual(Object.keys(Key));
      }
      expect(Object.values(feed.Stats?.HomeTeam.Totals.Values ?? {}).some((value) => value !== '-')).toBe(true);
    });
  },
);
