import { announceChange } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { updateCurrentSeasons } from '../db/current-season.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { Log } from '../runtime/log.ts';
import { poll } from '../runtime/poll.ts';

const everyMs = 15 * 60_000;

/** Lets the current seasons of all colleges follow the calendar, at once and four times an hour, until stopped. */
export const startSeasonTicker = (database: Database, log: Pick<Log, 'warn'>): (() => Promise<void>) =>
  poll(() => followCalendar(database), {
    everyMs,
    atOnce: true,
    onFailure: (err) => log.warn({ err }, 'Failed to update the current seasons'),
  });

/** Makes the seasons current that have started since. */
export async function followCalendar(database: Database): Promise<void> {
  for (const { id } of await database.db.select({ id: tenant.id }).from(tenant))
    await inTransaction(database, false, async (db) => {
      const changed = await updateCurrentSeasons(db, id);
      if (changed.length > 0) await announceChange(db, id);
    });
}
