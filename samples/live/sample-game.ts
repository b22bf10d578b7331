import { and, eq } from 'drizzle-orm';

import { cutGameFile } from '../../replay/cut-game-file.ts';
import { dueTimes, nextSnapshot } from '../../replay/pace.ts';
import type { RecordedGame } from '../../replay/recorded-game.ts';
import type { Database, Db } from '../../src/db/client.ts';
import { person, rosterPlayer } from '../../src/db/schema/person.ts';
import { lockTenant, type OwnCollege } from '../../src/importers/save/own-college.ts';
import type { SimPlayer } from '../simulate/matchup.ts';
import { sampleFile } from './sample-file.ts';
import { beginSampleRow, findSampleRow, opponentOf } from './sample-row.ts';

/** On the first start the game is already in progress. */
const begunBefore = { minutes: 6 };
/** Time between a final and the next game. */
const finalSeconds = 5 * 60;

type Row = NonNullable<Awaited<ReturnType<typeof findSampleRow>>>;
type Playing = { row: Row; recording: RecordedGame; times: readonly number[]; sent: number };

/** Sends a snapshot of a home game. */
export type PutSnapshot = (
  gameId: number,
  file: { name: string; bytes: Uint8Array },
  now: Temporal.Instant,
) => Promise<unknown>;

/**
 * A live game that repeats: snapshots of a simulated file go through `put`. Progress depends on the wall clock,
 * so the game continues after a restart. Each `turn` sends the snapshot that is due and resolves with the game's id, or
 * `undefined` when the college has no team for it.
 */
export function createSampleGame(database: Database, tenant: OwnCollege, put: PutSnapshot) {
  let playing: Playing | undefined;

  const open = async (now: Temporal.Instant, begins: Temporal.Instant): Promise<Playing | undefined> => {
    const row = await database.db.transaction(async (db) => {
      await lockTenant(db, tenant.id);
      const found = await findSampleRow(db, tenant.id);
      const recorded = found && (await record(db, tenant, found));
      if (found && recorded && secondsSince(found, now) < lengthOf(recorded.times)) return found;
      return beginSampleRow(db, tenant, begins);
    });
    const recorded = row && (await record(database.db, tenant, row));
    if (!row || !recorded) return undefined;
    // after a pause only the latest snapshot is sent
    const due = recorded.times.findLastIndex((seconds) => seconds <= secondsSince(row, now));
    return { row, ...recorded, sent: due - 1 };
  };

  return {
    async turn(now = Temporal.Now.instant()): Promise<number | undefined> {
      if (!playing || secondsSince(playing.row, now) >= lengthOf(playing.times))
        playing = await open(now, playing ? now : now.subtract(begunBefore));
      if (!playing) return undefined;
      const { row, recording, times, sent } = playing;
      const next = nextSnapshot(times, recording.mistakes, { sent, passed: secondsSince(row, now) });
      if (next === undefined) return row.id;
      await put(row.id, { name: 'sample-game.xml', bytes: recording.snapshot(next) }, now);
      playing.sent = next;
      return row.id;
    },
  };
}

const secondsSince = ({ startsAt }: Row, now: Temporal.Instant) =>
  (now.epochMilliseconds - Date.parse(startsAt ?? '')) / 1000;

const lengthOf = (times: readonly number[]) => (times.at(-1) ?? 0) + finalSeconds;

/** The recorded game of a row, which depends only on the row's source id. */
async function record(db: Db, tenant: OwnCollege, row: Row): Promise<Pick<Playing, 'recording' | 'times'> | undefined> {
  const [opponent, players] = [await opponentOf(db, row), await squadOf(db, row)];
  if (!opponent || players.length < 8 || row.startsAt === null || row.sourceId === null) return undefined;
  const start = Temporal.Instant.fromEpochMilliseconds(Date.parse(row.startsAt)).toZonedDateTimeISO(row.timezone);
  const college = { name: tenant.shortName, players };
  const recording = cutGameFile(sampleFile({ college, opponent, sourceId: row.sourceId, start }), { seed: 1 });
  return { recording, times: dueTimes(recording) };
}

async function squadOf(db: Db, { tenantId, seasonId }: Row): Promise<SimPlayer[]> {
  const rows = await db
    .select({ player: rosterPlayer, person })
    .from(rosterPlayer)
    .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
    .where(and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.seasonId, seasonId)))
    .orderBy(rosterPlayer.id);
  return rows.flatMap(({ player: { jersey, positionShort, classYear }, person: { firstName, lastName } }) =>
    jersey
      ? [{ code: jersey, firstName, lastName, jersey, position: positionShort ?? '', classYear: classYear ?? '' }]
      : [],
  );
}
