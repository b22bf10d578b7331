import { and, eq, sql } from 'drizzle-orm';

import { announceLive } from '../db/announce.ts';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/all.ts';
import type { BoxScore, BoxTeam } from '../domain/box-score.ts';
import { inserted, type Overrides, type Row } from './rows.ts';

const noVenue = { start: '', end: '', stadium: '', location: '', weather: '', temperature: '', wind: '', notes: [] };

function team(values: Partial<BoxTeam>): BoxTeam {
  const blank = { code: '', record: '', conferenceRecord: '', rank: '', coach: '', stats: {}, players: [] };
  return { name: '', score: 0, ...blank, ...values };
}

/** Harbor 14, Northfield 7 with 4:05 left in the second quarter of football. */
export function runningBox({
  home,
  away,
  ...values
}: Partial<Omit<BoxScore, 'home' | 'away'>> & { home?: Partial<BoxTeam>; away?: Partial<BoxTeam> } = {}): BoxScore {
  return {
    family: 'football',
    sourceId: 'G-1',
    venue: { date: '2026-09-10', neutral: false, conference: false, postseason: false, night: false, ...noVenue },
    regulationPeriods: 4,
    periodMinutes: 15,
    complete: false,
    period: 2,
    clock: '4:05',
    doubleheader: 0,
    home: team({ code: 'HAR', name: 'Harbor', score: 14, ...home }),
    away: team({ code: 'NOR', name: 'Northfield', score: 7, ...away }),
    periods: [
      { number: 1, label: '1', home: 7, away: 7 },
      { number: 2, label: '2', home: 7, away: 0 },
    ],
    scoring: [],
    plays: [],
    drives: [],
    penalties: [],
    officials: [],
    ...values,
  };
}

/** Adds the latest snapshot `box` to a home game, which gets its state and score. */
export async function createLiveGame(
  db: Db,
  game: Row<typeof schema.game>,
  overrides: Overrides<typeof schema.liveGame> = {},
) {
  const key = { tenantId: game.tenantId, gameId: game.id };
  const now = new Date().toISOString();
  const box = overrides.box ?? runningBox();
  await writeScore(db, key, box);
  const file = { format: 'StatCrew', fileName: 'game.xml', sha256: '', bytes: new Uint8Array() };
  return inserted(
    await db
      .insert(schema.liveGame)
      .values({
        ...key,
        version: 1,
        ourSide: 'home',
        ...file,
        clockAt: now,
        lastSeenAt: now,
        changedAt: now,
        ...overrides,
        box,
      })
      .returning(),
  );
}

/** Stores the next snapshot of a live game with a new version and announces it. */
export async function changeLiveGame(
  db: Db,
  key: { tenantId: number; gameId: number },
  overrides: Overrides<typeof schema.liveGame> & { listed?: boolean } = {},
) {
  const { listed = false, ...values } = overrides;
  return db.transaction(async (transaction) => {
    if (values.box) await writeScore(transaction, key, values.box);
    const changed = inserted(
      await transaction
        .update(schema.liveGame)
        .set({ version: sql`${schema.liveGame.version} + 1`, lastSeenAt: sql`now()`, changedAt: sql`now()`, ...values })
        .where(and(eq(schema.liveGame.tenantId, key.tenantId), eq(schema.liveGame.gameId, key.gameId)))
        .returning(),
    );
    await announceLive(transaction, { ...key, version: changed.version, listed });
    return changed;
  });
}

async function writeScore(db: Db, key: { tenantId: number; gameId: number }, box: BoxScore) {
  await db
    .update(schema.game)
    .set({ state: box.complete ? 8 : 3, ourScore: box.home.score, opponentScore: box.away.score })
    .where(and(eq(schema.game.tenantId, key.tenantId), eq(schema.game.id, key.gameId)));
}
