import { vi } from 'vitest';

import { type HttpResponse, sendRequest } from '../run/request.ts';
import { createCollege, requireCommand, writeInput } from '../run/run-command.ts';
import type { Site } from '../run/site.ts';
import { patience } from './expectations.ts';
import { formatGameTime, todayAt, zoneAtSevenPm } from './time-zone.ts';

const host = 'harbor.localhost';

/** How a snapshot is sent. */
export type Snapshot = {
  gameId: number | string;
  host?: string;
  /** `null` sends none. */
  authorization?: string | null;
  headers?: Record<string, string>;
  query?: string;
  method?: string;
};

/**
 * Creates the colleges Harbor and Pine. Harbor plays women's basketball today: against Northfield since 6 p.m. and against
 * Westbrook at 11:30 p.m.
 */
export async function createLiveGames(site: Site) {
  const zone = zoneAtSevenPm();
  for (const name of ['Harbor', 'Pine']) await createCollege(site, name.toLowerCase(), name, [], zone);
  const start = todayAt(zone, 18);
  const day = start.toPlainDate();
  const schedule = `Date,Time,Opponent,At,Location
${day},6:00 PM,Northfield,H,Harbor
${day},11:30 PM,Westbrook,H,Harbor
`;
  const file = await writeInput(site, 'schedule.csv', schedule);
  await requireCommand(site, 'import', 'schedule', file, '--tenant', 'harbor', '--sport', 'womens-basketball');
  const lastTokenIds: Record<string, number> = {};
  const createToken = (tenant: string): Promise<string> => {
    lastTokenIds[tenant] = (lastTokenIds[tenant] ?? 0) + 1;
    return requireCommand(site, 'live', 'token-create', '--tenant', tenant, '--name', 'Press box');
  };
  // snapshots are rate-limited per token
  const tokens: string[] = [];
  for (let count = 0; count < 12; count += 1) tokens.push(await createToken('harbor'));
  let sent = 0;

  return {
    date: formatGameTime(start).date,
    day,
    createToken,
    createRevokedToken: async (): Promise<string> => {
      const token = await createToken('harbor');
      await requireCommand(site, 'live', 'token-revoke', String(lastTokenIds['harbor']), '--tenant', 'harbor');
      return token;
    },
    /** Finds the ids of the games on the schedule page. */
    gameIds: () =>
      vi.waitFor(async () => {
        const { text } = await sendRequest(site, { host, path: '/sports/womens-basketball/schedule' });
        const ids = new Set([...text.matchAll(/data-live-game="(\d+)"/g)].map(([, id]) => Number(id)));
        const [current, later] = ids;
        if (!current || !later) throw new Error('The schedule does not have two games today');
        return { current, later };
      }, patience),
    /** Sends a snapshot, with one of Harbor's tokens unless told otherwise. */
    put: (body: string | Uint8Array, { gameId, query = '', headers, ...snapshot }: Snapshot): Promise<HttpResponse> => {
      sent += 1;
      const { authorization = `Bearer ${tokens[sent % tokens.length]}`, method = 'PUT' } = snapshot;
      return sendRequest(site, {
        host: snapshot.host ?? host,
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

export type LiveGames = Awaited<ReturnType<typeof createLiveGames>>;
