import { vi } from 'vitest';

import { type Answer, ask } from '../run/ask.ts';
import type { Site } from '../run/site.ts';
import { eveningZone, printed, todayAt } from './evening.ts';
import { patience } from './expectations.ts';
import { say } from './say.ts';

const host = 'harbor.localhost';

/** Of a file that is sent: to which game, by whom. */
export type Sent = {
  gameId: number | string;
  host?: string;
  /** Null for none. */
  authorization?: string | null;
  headers?: Record<string, string>;
  query?: string;
  method?: string;
};

/**
 * A college "Harbor" that plays women's basketball this evening: against Northfield since six, and against Westbrook at
 * half past eleven. Beside it is a college "Pine". Gives what is needed to send games of both.
 */
export async function openPressBox(site: Site) {
  const zone = eveningZone();
  for (const name of ['Harbor', 'Pine']) {
    const slug = name.toLowerCase();
    await say(site, 'tenant create', { args: [slug], options: { name, host: [`${slug}.localhost`], timezone: zone } });
  }
  const day = todayAt(zone, 18).toPlainDate();
  const schedule = `Date,Time,Opponent,At,Location
${day},6:00 PM,Northfield,H,Harbor
${day},11:30 PM,Westbrook,H,Harbor
`;
  const file = { name: 'schedule.csv', bytes: new TextEncoder().encode(schedule) };
  await say(site, 'import schedule', { options: { tenant: 'harbor', sport: 'womens-basketball' }, file });
  const numbers: Record<string, number> = {};
  const createToken = (tenant: string): Promise<string> => {
    numbers[tenant] = (numbers[tenant] ?? 0) + 1;
    return say(site, 'live token-create', { options: { tenant, name: 'Press box' } });
  };
  // each may send only so many at once
  const tokens: string[] = [];
  for (let count = 0; count < 12; count += 1) tokens.push(await createToken('harbor'));
  let turn = 0;

  return {
    date: printed(todayAt(zone, 18)).date,
    day,
    createToken,
    createRevokedToken: async (): Promise<string> => {
      const token = await createToken('harbor');
      const number = String(numbers['harbor']);
      await say(site, 'live token-revoke', { args: [number], options: { tenant: 'harbor' } });
      return token;
    },
    /** Ids of the two games, by the schedule page. */
    gameIds: () =>
      vi.waitFor(async () => {
        const { text } = await ask(site, { host, path: '/sports/womens-basketball/schedule' });
        const ids = new Set([...text.matchAll(/data-live-game="(\d+)"/g)].map(([, id]) => Number(id)));
        const [under, later] = ids;
        if (!under || !later) throw new Error('The schedule has no two games of today');
        return { underWay: under, later };
      }, patience),
    /** Sends a body as the state of a game, with one of Harbor's tokens. */
    put: (body: string | Uint8Array, { gameId, query = '', headers, ...sent }: Sent): Promise<Answer> => {
      turn += 1;
      const { authorization = `Bearer ${tokens[turn % tokens.length]}`, method = 'PUT' } = sent;
      return ask(site, {
        host: sent.host ?? host,
        path: `/api/v2/live/${gameId}${query}`,
        method,
        headers: {
          'content-length': String(Buffer.byteLength(body)),
          ...(authorization !== null && { authorization }),
          ...headers,
        },
        body,
      });
    },
  };
}

export type PressBox = Awaited<ReturnType<typeof openPressBox>>;
