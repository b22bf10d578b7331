import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Log } from '../runtime/log.ts';
import { poll } from '../runtime/poll.ts';
import { claimMail, type QueuedMail, recordFailure, recordSent } from './outbox.ts';
import type { SendMail } from './transport.ts';

const everyMs = 2000;
const batch = 10;

type Options = {
  database: Pick<Database, 'db'>;
  tenants: { list: () => Promise<readonly Tenant[]> };
  send: SendMail;
  log: Pick<Log, 'info' | 'warn'>;
};

/** Sends due messages every two seconds until stopped. Stopping waits for the current one. Safe to run in every process. */
export const startMailSender = (options: Options): (() => Promise<void>) =>
  poll(
    async (signal) => {
      while (!signal.aborted && (await sendDueMail(options)) === batch);
    },
    { everyMs, onFailure: (err) => options.log.warn({ err }, 'Failed to read the mail outbox') },
  );

/** Sends a batch of due messages and returns how many were due. */
export async function sendDueMail(options: Options): Promise<number> {
  const rows = await claimMail(options.database.db, batch);
  const tenants = rows.length > 0 ? await options.tenants.list() : [];
  for (const row of rows) await sendOne(row, tenants, options);
  return rows.length;
}

async function sendOne(row: QueuedMail, tenants: readonly Tenant[], { database: { db }, send, log }: Options) {
  const tenant = tenants.find(({ id }) => id === row.tenantId);
  if (!tenant) return;
  const { id, attempts, purpose } = row;
  try {
    await send(row, tenant);
  } catch (error) {
    const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
    await recordFailure(db, row, { message, responseCode });
    // the message of the server may quote the address
    log.warn({ tenant: tenant.slug, mail: id, purpose, attempts, code, responseCode }, 'a message could not be sent');
    return;
  }
  await recordSent(db, row);
  log.info({ tenant: tenant.slug, mail: id, purpose, attempts }, 'a message was sent');
}
