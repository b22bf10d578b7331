import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../src/db/client.ts';
import { game as gameTable } from '../src/db/schema/game.ts';
import { liveGame } from '../src/db/schema/live.ts';
import type { BoxScore } from '../src/domain/box-score.ts';
import type { Side } from '../src/domain/side.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { saveGame } from '../src/importers/save/save-game.ts';
import { insertCollege } from '../src/importers/save/testing/college.ts';
import { takeSnapshot } from '../src/live/ingest/take-snapshot.ts';
import { createTestDatabase, removeColleges } from '../src/testing/database.ts';
import { cutGameFile } from './cut-game-file.ts';
import type { RecordedGame } from './recorded-game.ts';

const data = path.resolve('../shared/data');
const isThere = existsSync(data);
if (!isThere) console.warn('SKIPPED: the real game files are not there (../shared/data)');

const games: [file: string, own: string, slug: string][] = [
  ['statcrew/bs-indiana-at-unc-2026-02-14.xml', 'North Carolina', 'unc'],
  ['statcrew/fb-duke-at-unc-2025-11-22.xml', 'North Carolina', 'unc'],
  ['statcrew/fh-stjosephs-at-unc-2022-10-23.xml', 'North Carolina', 'unc'],
  ['statcrew/mlax-iona-at-unc-2026-02-15.xml', 'North Carolina', 'unc'],
  ['statcrew/vb-miami-at-unc-2025-11-29.xml', 'North Carolina', 'unc'],
  ['statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml', 'Kentucky', 'kentucky'],
  ['statcrew/msoc-washington-vs-ncstate-2025-12-15.xml', 'NC State', 'ncstate'],
  ['statcrew/mhk-princeton-at-rpi-2012-02-17.xml', 'RPI', 'rpi'],
  ['sidearm/wbb-maryland-vs-uconn-2015-04-05.json', 'Maryland', 'umd'],
  ['sidearm/wbb-indiana-vs-maryland-2018-03-02.json', 'Maryland', 'umd'],
  ['sidearm/wbb-maryland-at-georgemason-2022-11-07-noplays.json', 'Maryland', 'umd'],
  ['sidearm/wbb-maryland-at-minnesota-2025-12-07-ot.json', 'Maryland', 'umd'],
  ['sidearm/wbb-iowa-at-maryland-2026-01-22-ot.json', 'Maryland', 'umd'],
  ['sidearm/wbb-oregon-at-maryland-2026-01-31.json', 'Maryland', 'umd'],
  ['ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json', 'Gonzaga', 'gonzaga'],
];

/** Games whose format and sport other games in the list cover. */
const alike = ['indiana-vs-maryland-2018', 'maryland-at-minnesota-2025', 'oregon-at-maryland-2026'];

describe.skipIf(!isThere)('real games replayed', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());

  test.each(games)('%s shows no score that it did not have', (file) => {
    const bytes = readFileSync(path.join(data, file));
    const whole = readGameFile(bytes).boxScore;
    const recording = cutGameFile(bytes, { seed: 7 });
    for (const plays of scoreChanges(recording, 5).filter((each) => !recording.mistakes.has(each))) {
      const { boxScore: game } = readGameFile(recording.snapshot(plays));
      expect({ home: game.home.score, away: game.away.score }, `after ${plays} plays`).toEqual(scoreIn(whole, game));
    }
  });

  test.each(games.filter(([file]) => !alike.some((name) => file.includes(name))))(
    '%s ends as its import',
    async (file, name, slug) => {
      const bytes = readFileSync(path.join(data, file));
      const parsed = readGameFile(bytes);
      const recording = cutGameFile(bytes, { seed: 7 });
      const named = { name: path.basename(file), bytes };
      const now = Temporal.PlainDateTime.from(`${parsed.boxScore.venue.date}T23:30`)
        .toZonedDateTime('America/New_York')
        .toInstant();

      await removeColleges(database);
      const tenant = await insertCollege(database, { slug, name });
      let ends: string | undefined;
      for (const plays of stepsOf(recording)) {
        const snapshot = { ...named, bytes: recording.snapshot(plays) };
        const taken = await takeSnapshot(database, { tenant, file: snapshot, add: true, early: true, now });
        ends = taken.change;
        const [live] = await database.db.select().from(liveGame);
        const [row] = await database.db.select().from(gameTable);
        if (!live || !row) throw new Error('The snapshot was not written');
        const shown = { home: live.box.home.score, away: live.box.away.score };
        expect([row.ourScore ?? 0, row.opponentScore ?? 0], `after ${plays} plays`).toEqual([
          shown[live.ourSide],
          shown[live.ourSide === 'home' ? 'away' : 'home'],
        ]);
        if (!recording.mistakes.has(plays))
          expect(shown, `after ${plays} plays`).toEqual(scoreIn(parsed.boxScore, live.box));
      }
      expect(ends).toBe('closed');
      const replayed = await rowsOf(database);

      await removeColleges(database);
      await saveGame(database, { tenant: await insertCollege(database, { slug, name }), file: named, parsed });
      expect(replayed).toEqual(await rowsOf(database));
    },
    60_000,
  );
});

/** The numbers of plays after which the score changes, or at most `count` of them. */
function scoreChanges({ length, scoreAt }: RecordedGame, count: number): number[] {
  const changes = Array.from({ length }, (_, index) => index + 1).filter(
    (plays) => String(Object.values(scoreAt(plays))) !== String(Object.values(scoreAt(plays - 1))),
  );
  return changes.filter((_, index) => index % Math.ceil(changes.length / count) === 0);
}

/** The start, some score changes, the first mistake with its correction, and the end. */
function stepsOf(recording: RecordedGame): number[] {
  const { length, mistakes } = recording;
  const mistake = [...mistakes.keys()].slice(0, 1).flatMap((plays) => [plays, plays + 1]);
  const steps = new Set([0, 1, ...scoreChanges(recording, 3), ...mistake, length]);
  return [...steps].filter((plays) => plays <= length).sort((a, b) => a - b);
}

/** The score in the complete game at the last play of a snapshot. */
function scoreIn(whole: BoxScore, { plays, complete, family }: BoxScore): Record<Side, number> {
  if (complete) return { home: whole.home.score, away: whole.away.score };
  const past = whole.plays.slice(0, plays.length);
  expect(plays.at(-1)?.text).toBe(past.at(-1)?.text);
  if (family !== 'volleyball') return past.findLast(({ score }) => score)?.score ?? { home: 0, away: 0 };
  const next = whole.plays[plays.length]?.period;
  const over = whole.periods.filter(({ number }) => next !== undefined && number < next);
  const won = (side: Side, other: Side) => over.filter((set) => (set[side] ?? 0) > (set[other] ?? 0)).length;
  return { home: won('home', 'away'), away: won('away', 'home') };
}

const tables = [
  ...['box_score', 'box_period', 'box_team', 'box_player', 'box_play', 'box_scoring', 'box_drive', 'box_penalty'],
  ...[
    'box_official',
    'game',
    'game_detail',
    'person',
    'roster_player',
    'opponent',
    'opponent_alias',
    'sport',
    'season',
  ],
];
/** Row ids and timestamps; and how often and by what the state of a game was changed. */
const leftOut = ['id', 'person_id', 'imported_file_id', 'updated_at', 'sequence', 'state_by'];

async function rowsOf({ db }: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await db.execute<{ row: object }>(
      sql`select to_jsonb(t) - ${sql.raw(`'{${leftOut.join(',')}}'::text[]`)} as row from ${sql.identifier(table)} t`,
    );
    rows[table] = found.rows.map(({ row }) => JSON.stringify(row)).sort();
  }
  return rows;
}
