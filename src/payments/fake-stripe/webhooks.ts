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

const mostAttempts = 12;

export const signBody = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Signs and sends events, and repeats those that are not answered with 2xx, as Stripe does. */
export function createWebhooks({ deliver, secretOf, delays = () => [0] }: Options) {
  const pending = new Set<Promise<void>>();
  const send = async (account: string, body: string, delay: number) => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      await wait(attempt === 0 ? delay : Math.min(100 * 2 ** attempt, 5000), undefined, { ref: false });
      const status = await deliver({ account, body, signature: signBody(body, secretOf(account)) }).catch(() => 0);
      if (status >= 200 && status < 300) return;
    }
  };
  return {
    emit: (account: string, type: string, object: object): void => {
      const body = JSON.stringify({
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        data: { object },
      });
      for (const delay of delays()) {
        const sending = send(account, body, delay).finally(() => pending.delete(sending));
        pending.add(sending);
      }
    },
    /** Resolves when every event is delivered or given up. */
    idle: async () => void (await Promise.all(pending)),
  };
}
