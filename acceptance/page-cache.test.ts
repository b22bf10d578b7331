import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { hasPostgres, startPostgres, type TestServer } from '../scripts/postgres.ts';
import { cutGameFile } from '../src/live/replay/cut-game-file.ts';
import { createLiveGames, type LiveGames } from './live/live-games.ts';
import { smallGame } from './live/small-game.ts';
import { todayAt, zoneAtSevenPm } from './live/time-zone.ts';
import { textOf } from './page/markup.ts';
import { sendRequest } from './run/request.ts';
import { requireCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

const canRunPostgres = hasPostgres();
if (!canRunPostgres) console.warn('SKIPPED: Postgres is neither installed nor available as a package');

/** Milliseconds after which every page shows a change. */
const limit = 2000;
const host = 'harbor.localhost';
const schedule = '/sports/womens-basketball/schedule';
const roster = '/sports/womens-basketball/roster';

type Games = { current: number; later: number };

type Writer = {
  name: string;
  write: (site: Site, live: LiveGames, games: Games) => Promise<unknown>;
  /** The pages that show it, and what they show. */
  pages: (games: Games) => Record<string, string>;
};

const run = (site: Site, ...argv: string[]) => requireCommand(site, ...argv, '--tenant', 'harbor');

const writers: Writer[] = [
  {
    name: 'an alert',
    write: (site) => run(site, 'alert', 'add', '--title', 'Gates open early'),
    pages: () => Object.fromEntries(['/', schedule, roster, '/news'].map((path) => [path, 'Gates open early'])),
  },
  {
    name: 'the name of the college',
    write: (site) => requireCommand(site, 'tenant', 'change', 'harbor', '--name', 'Harbor State'),
    pages: () => ({ '/': 'Harbor State', [schedule]: 'Harbor State', [roster]: 'Harbor State' }),
  },
  {
    name: 'an imported roster',
    write: async (site) => {
      const file = await writeInput(site, 'roster.csv', 'Number,Name,Position\n4,Keel Joan,G\n');
      const { text } = await sendRequest(site, { host, path: schedule });
      const season = /\d{4}[–-]\d\d/.exec(textOf(text))?.[0].replace('–', '-') ?? '';
      await run(site, 'import', 'roster', file, '--sport', 'womens-basketball', '--season', season);
    },
    pages: () => ({ [roster]: 'Keel' }),
  },
  {
    name: 'an imported schedule',
    write: async (site, { day }) => {
      const text = `Date,Time,Opponent,At,Location\n${day.add({ days: 2 })},6:00 PM,Saltmarsh,H,Harbor\n`;
      await run(site, 'import', 'schedule', await writeInput(site, 'more.csv', text), '--sport', 'womens-basketball');
    },
    pages: () => ({ [schedule]: 'Saltmarsh', '/': 'Saltmarsh' }),
  },
  {
    name: 'a story',
    write: (site) =>
      run(site, 'story', 'add', '--title', 'Tides win the opener', '--content', '<p>It took overtime.</p>'),
    pages: () => ({ '/news': 'Tides win the opener', '/': 'Tides win the opener' }),
  },
  {
    name: 'an entry of the menu',
    write: (site) => run(site, 'navigation', 'add', '--title', 'Boosters', '--url', '/news'),
    pages: () => ({ '/': 'Boosters', [schedule]: 'Boosters' }),
  },
  {
    name: 'the status of a game',
    write: (site, _, { later }) => run(site, 'game', 'postpone', String(later), '--reason', 'Burst pipe'),
    pages: () => ({ [schedule]: 'Burst pipe' }),
  },
  {
    name: 'a snapshot of a live game',
    write: async (_, live, { current }) => {
      const recording = cutGameFile(smallGame(todayAt(zoneAtSevenPm(), 18)));
      const { status } = await live.put(recording.snapshot(20), { gameId: current, query: '?as=H' });
      expect([200, 201]).toContain(status);
    },
    pages: ({ current }) => ({ [`/game-center/${current}`]: 'Swarm' }),
  },
  {
    name: 'a redirect',
    write: (site) => run(site, 'redirect', 'add', '--from', roster, '--to', '/news', '--status', '302'),
    pages: () => ({ [roster]: '302 /news' }),
  },
  {
    name: 'a takeover',
    write: (site) =>
      run(
        site,
        'takeover',
        'add',
        '--type',
        'Url',
        '--url',
        'https://give.example.edu/day',
        '--end-date',
        '2099-01-01T00:00',
      ),
    pages: () => ({ '/': '302 https://give.example.edu/day' }),
  },
];

describe.each([
  ['of one process', 1],
  ['of two servers on Postgres', 2],
])('a change is on every page %s within two seconds:', (_, servers) => {
  let postgres: TestServer | undefined;
  let live: LiveGames;
  let games: Games;
  const sites: Site[] = [];
  const isSkipped = servers > 1 && !canRunPostgres;
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
    if (isSkipped) return;
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

  test.skipIf(isSkipped).each(writers)('$name', async ({ write, pages }) => {
    const expected = Object.entries(pages(games));
    for (const site of sites) {
      for (const [path] of expected) await textAt(site, path);
      const before = await hits(site);
      for (const [path] of expected) await textAt(site, path);
      // a game center with a live game changes by itself
      const cached = expected.filter(([path]) => !path.startsWith('/game-center'));
      expect(await hits(site)).toBeGreaterThanOrEqual(before + cached.length);
    }
    await write(first(), live, games);
    for (const site of sites)
      for (const [path, text] of expected)
        await vi.waitFor(async () => expect(await textAt(site, path)).toContain(text), {
          timeout: limit,
          interval: 50,
        });
  });
});
