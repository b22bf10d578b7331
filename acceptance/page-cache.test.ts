import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startPostgres, type TestServer } from '../scripts/postgres.ts';
import { createLiveGames, type LiveGames } from './live/live-games.ts';
import { textOf } from './page/markup.ts';
import { sendRequest } from './run/request.ts';
import { type Site, startSite } from './run/site.ts';
import { type Games, host, writers } from './run/writers.ts';

/** Milliseconds after which every page shows a change. */
const limit = 2000;

describe.each([
  ['of one process', 1],
  ['of two servers on Postgres', 2],
])('a change is on every page %s within two seconds:', (_, servers) => {
  let postgres: TestServer | undefined;
  let live: LiveGames;
  let games: Games;
  const sites: Site[] = [];
  const first = (): Site => sites[0] ?? expect.unreachable('No server was started');

  const textAt = async (site: Site, path: string) => {
    const { status, headers, text } = await sendRequest(site, { host, path });
    return status === 200 ? textOf(text) : `${status} ${headers['location']}`;
  };
  const hits = async (site: Site) => {
    const { text } = await sendRequest(site, { host: 'localhost', path: '/metrics' });
    return Number(/^page_cache_requests_total\{result="hit"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };

  beforeAll(async () => {
    if (servers > 1) postgres = await startPostgres();
    const variables = { DEFAULT_TENANT: 'harbor', ...(postgres && { DATABASE_URL: postgres.url }) };
    const starts = Array.from({ length: servers }, () => startSite({ samples: 'off', variables }));
    sites.push(...(await Promise.all(starts)));
    live = await createLiveGames(first());
    games = await live.gameIds();
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres?.stop();
  });

  const possible = writers.filter(({ onPostgres }) => servers > 1 || !onPostgres);
  test.each(possible)('$name', async ({ prepare, write, pages }) => {
    await prepare?.(first());
    const expected = Object.entries(pages(games));
    // a game center with a live game changes by itself
    const cached = expected.filter(([path]) => !path.startsWith('/game-center'));
    // the announcement of the last change may still be on its way to the other server, and the first page of a new server
    // takes longest
    for (const site of sites)
      await vi.waitFor(async () => {
        const before = await hits(site);
        for (const [path] of expected) await textAt(site, path);
        expect(await hits(site)).toBeGreaterThanOrEqual(before + cached.length);
      }, 20_000);
    await write(first(), live, games, postgres?.url);
    for (const site of sites)
      for (const [path, text] of expected)
        await vi.waitFor(async () => expect(await textAt(site, path)).toContain(text), {
          timeout: limit,
          interval: 50,
        });
  });
});
