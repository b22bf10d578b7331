import type { Database } from '../db/client.ts';
import { isQuiet } from '../domain/push.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Log } from '../runtime/log.ts';
import { poll } from '../runtime/poll.ts';
import { createMissingKeys } from './create-keys.ts';
import { encryptMessage, isPoint } from './encrypt.ts';
import { claimMessages, type DueMessage, postponeMessage, removeMessage, removeStale } from './outbox.ts';
import type { PostMessage, PushReply } from './post.ts';
import { queueScores } from './queue-scores.ts';
import { removeSubscription } from './subscriptions.ts';
import { vapidHeader } from './vapid.ts';

const everyMs = 2000;
/** Colleges can be imported while the server runs. */
const keyCheckMs = 60_000;
/** Messages per batch; encrypting a batch takes about 20 ms. */
const batch = 100;
/** Seconds until each retry. */
const retryAfter = [15, 60, 300];
/** Seconds for which a push service stores a message for an offline device. */
const ttl = 1800;

type Options = {
  database: Pick<Database, 'db'>;
  tenants: { list: () => Promise<readonly Tenant[]> };
  post: PostMessage;
  log: Pick<Log, 'info' | 'warn'>;
};

/** Creates missing keys, and queues changed scores and sends due notifications every two seconds, until stopped. Stopping waits for the current batch. */
export function startPushSender(options: Options): () => Promise<void> {
  let keysCheckedAt = Number.NEGATIVE_INFINITY;
  const work = async (signal: AbortSignal) => {
    if (performance.now() - keysCheckedAt > keyCheckMs) {
      await createMissingKeys(options.database.db);
      keysCheckedAt = performance.now();
    }
    while ((await sendScores(options)) === batch && !signal.aborted);
  };
  return poll(work, {
    everyMs,
    onFailure: (err) => options.log.warn({ err }, 'Failed to read the outbox of notifications'),
  });
}

/** Queues changed scores, sends a batch of due notifications, and returns how many were due. */
export async function sendScores(options: Options): Promise<number> {
  const { db } = options.database;
  await queueScores(db);
  await removeStale(db);
  const messages = await claimMessages(db, batch);
  const tenants = messages.length > 0 ? await options.tenants.list() : [];
  await Promise.all(
    messages.map((message) =>
      sendOne(message, tenants, options).catch((err: unknown) =>
        // the claim expires, and the message is sent again until it is stale
        options.log.warn({ err, tenantId: message.tenantId, game: message.gameId }, 'a notification failed'),
      ),
    ),
  );
  return messages.length;
}

async function sendOne(message: DueMessage, tenants: readonly Tenant[], { database: { db }, post, log }: Options) {
  const tenant = tenants.find(({ id }) => id === message.tenantId);
  if (!tenant) return;
  if (isQuiet(message, Temporal.Now.instant())) return removeMessage(db, message);
  const { endpoint, attempts, subscriptionId } = message;
  // no message can ever be encrypted for it
  if (!isPoint(message.p256dh)) return removeSubscription(db, message.tenantId, subscriptionId);
  const reply = await post(...requestOf(message, tenant)).catch((err: Error) => err);
  const outcome = outcomeOf(reply, attempts);
  if (outcome === 'gone') return removeSubscription(db, message.tenantId, subscriptionId);
  if (outcome !== 'sent') {
    // the endpoint is a secret, but its host is not
    const reason = reply instanceof Error ? reply.message : reply.status;
    log.warn(
      { tenant: tenant.slug, service: new URL(endpoint).host, attempts, reason },
      'a notification could not be sent',
    );
  }
  return typeof outcome === 'number' ? postponeMessage(db, message, outcome) : removeMessage(db, message);
}

const requestOf = (message: DueMessage, tenant: Tenant): Parameters<PostMessage> => [
  message.endpoint,
  {
    authorization: vapidHeader(message, message.endpoint, `https://${tenant.canonicalHost}`),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(ttl),
    // replaces an earlier score that is still queued at the push service
    topic: `game-${message.gameId}`,
    urgency: 'normal',
  },
  encryptMessage(message.payload, message),
];

/** `gone`: the browser has unsubscribed. A number: seconds until the next attempt. */
const outcomeOf = (reply: PushReply | Error, attempts: number): 'sent' | 'gone' | 'failed' | number => {
  if (!(reply instanceof Error)) {
    if (reply.status >= 200 && reply.status < 300) return 'sent';
    if (reply.status === 404 || reply.status === 410) return 'gone';
    if (reply.status < 500 && reply.status !== 408 && reply.status !== 429) return 'failed';
  }
  const seconds = retryAfter[attempts - 1];
  const asked = reply instanceof Error ? 0 : Number(reply.retryAfter) || 0;
  return seconds === undefined ? 'failed' : Math.max(seconds, asked);
};
