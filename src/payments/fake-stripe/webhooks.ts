import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Sends a webhook and resolves with the status of the response. */
export type Deliver = (webhook: { account: string; body: string; signature: string }) => Promise<number>;

type Options = {
  deliver: Deliver;
  secretOf: (account: string) => string;
  /** Milliseconds before each delivery of an event; several for duplicates, random ones for events out of order. */
  delays?: () => readonly number[];
};

const maxAttempts = 12;

export const signBody = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** The body of a new event. */
export const eventBody = (type: string, object: object): string =>
  JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  });

/** Signs and sends events, and repeats those that do not get a 2xx, as Stripe does. */
export function createWebhooks({ deliver, secretOf, delays = () => [0] }: Options) {
  const pending = new Set<Promise<void>>();
  const insist = async (account: string, body: string, delay: number, onDelivered: () => void) => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      await wait(attempt === 0 ? delay : Math.min(100 * 2 ** attempt, 5000), undefined, { ref: false });
      const status = await deliver({ account, body, signature: signBody(body, secretOf(account)) }).catch(() => 0);
      if (status >= 200 && status < 300) return onDelivered();
    }
  };
  return {
    /** Sends an event; `onDelivered` is called after each 2xx response. */
    send: (account: string, body: string, onDelivered: () => void): void => {
      for (const delay of delays()) {
        const sending = insist(account, body, delay, onDelivered).finally(() => pending.delete(sending));
        pending.add(sending);
      }
    },
    /** Resolves when every event is delivered or given up. */
    idle: async () => void (await Promise.all(pending)),
  };
}
