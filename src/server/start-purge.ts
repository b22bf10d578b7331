import type { Db } from '../db/client.ts';
import { purgeSubmissions } from '../forms/purge.ts';
import { purgeMail } from '../mail/outbox.ts';
import { forgetBuyers } from '../payments/forget-buyers.ts';
import type { Log } from '../runtime/log.ts';
import { purgeLogins } from '../staff/login-records.ts';
import { deleteUnconfirmed } from '../subscriptions/subscriptions.ts';

const hour = 60 * 60 * 1000;

/** Each deletes rows past their retention period in all colleges, and returns their number. */
const purges = {
  submissions: purgeSubmissions,
  buyers: forgetBuyers,
  messages: purgeMail,
  subscribers: deleteUnconfirmed,
  logins: purgeLogins,
} as const satisfies Record<string, (db: Db) => Promise<number>>;

/** Purges every hour until stopped. */
export function startPurge(db: Db, log: Pick<Log, 'info' | 'warn'>): () => void {
  const purge = async () => {
    for (const [what, run] of Object.entries(purges))
      await run(db).then(
        (count) => count > 0 && log.info({ what, count }, 'Data past its retention period was deleted'),
        (err: unknown) => log.warn({ err, what }, 'Data past its retention period could not be deleted'),
      );
  };
  const timer = setInterval(purge, hour).unref();
  return () => clearInterval(timer);
}
