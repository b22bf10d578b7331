import { purgeIdempotencyKeys } from '../api/content/write/idempotency.ts';
import type { Db } from '../db/client.ts';
import { purgeMail } from '../mail/outbox.ts';
import { forgetBuyers } from '../payments/forget-buyers.ts';
import type { Log } from '../runtime/log.ts';
import { poll } from '../runtime/poll.ts';
import { purgeLogins } from '../staff/login-records.ts';
import { purgeRefusals } from '../staff/refusals.ts';
import { purgeSubmissions } from '../submissions/purge.ts';
import { deleteUnconfirmed } from '../subscriptions/subscriptions.ts';

const hour = 60 * 60 * 1000;

/** Each deletes rows past their retention period in all colleges, and returns their number. */
const purges = {
  submissions: purgeSubmissions,
  buyers: forgetBuyers,
  messages: purgeMail,
  subscribers: deleteUnconfirmed,
  logins: purgeLogins,
  refusals: purgeRefusals,
  'idempotency keys': purgeIdempotencyKeys,
} as const satisfies Record<string, (db: Db) => Promise<number>>;

/** Purges every hour until stopped. Stopping waits for the current purge. */
export const startPurge = (db: Db, log: Pick<Log, 'info' | 'warn'>): (() => Promise<void>) =>
  poll(
    async (signal) => {
      for (const [what, run] of Object.entries(purges))
        if (!signal.aborted)
          await run(db).then(
            (count) => count > 0 && log.info({ what, count }, 'Data past its retention period was deleted'),
            (err: unknown) => log.warn({ err, what }, 'Data past its retention period could not be deleted'),
          );
    },
    { everyMs: hour, onFailure: (err) => log.warn({ err }, 'Data past its retention period could not be deleted') },
  );
