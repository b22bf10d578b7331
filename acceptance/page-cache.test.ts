import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { cutGameFile } from '../src/live/replay/cut-game-file.ts';
import { createLiveGames, type LiveGames } from './live/live-games.ts';
import { smallGame } from './live/small-game.ts';
import { todayAt, zoneAtSevenPm } from './live/time-zone.ts';
import { textOf } from './page/markup.ts';
import { sendRequest } from './run/request.ts';
import { requireCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

/** Milliseconds after which every page shows a change. */
const limit = 2000;
const host = 'harbor.localhost';
const schedule = '/sports/womens-basketball/schedule';
const roster = '/sports/womens-basketball/roster';

let site: Site;
let live: LiveGames;
let game: number;
let later: number;

const page = (path: string, headers: Record<string, string> = {}) => sendRequest(site, { host, path, headers });
const textAt = async (path: string) => {
  const { status, headers, text } = await page(path);
  return status === 200 ? textOf(text) : `${status} ${headers['location']}`;
};
const metric = async (line: string) => {
  const { text } = await sendRequest(site, { host: 'localhost', path: '/metrics' });
  return Number(text.split('\n').find((each) => each.startsWith(`${line} `))?.split(' ')[1] ?? 0);
};
const hits = () => metric('page_cache_requests_total{result="hit"}');
const run = (...argv: string[]) => requireCommand(site, ...argv, '--tenant', 'harbor');

beforeAll(async () => {
  site = await startSite({ samples: 'off', variables: { DEFAULT_TENANT: 'harbor' } });
  live = await createLiveGames(site);
  ({ current: game, later } = await live.gameIds());
});
afterAll(() => site?.stop());

type Writer = {
  name: string;
  write: () => Promise<unknown>;
  /** The pages that show it, and what they show. */
  pages: () => Record<string, string>;
};

const writers: Writer[] = [
  {
    name: 'an alert',
    write: () => run('alert', 'add', '--title', 'Gates open early'),
    pages: () => Object.fromEntries(['/', schedule, roster, '/news'].map((path) => [path, 'Gates open early'])),
  },
  {
    name: 'the name of the college',
    write: () => requireCommand(site, 'tenant', 'change', 'harbor', '--name', 'Harbor State'),
    pages: () => ({ '/': 'Harbor State', [schedule]: 'Harbor State', [roster]: 'Harbor State' }),
  },
  {
    name: 'an imported roster',
    write: async () => {
      const file = await writeInput(site, 'roster.csv', 'Number,Name,Position\n4,Keel Joan,G\n');
      const season = /\d{4}[–-]\d\d/.exec(await textAt(schedule))?.[0].replace('–', '-') ?? '';
      await run('import', 'roster', file, '--sport', 'womens-basketball', '--season', season);
    },
    pages: () => ({ [roster]: 'Keel' }),
  },
  {
    name: 'an imported schedule',
    write: async () => {
      const text = `Date,Time,Opponent,At,Location\n${live.day.add({ days: 2 })},6:00 PM,Saltmarsh,H,Harbor\n`;
      await run('import', 'schedule', await writeInput(site, 'more.csv', text), '--sport', 'womens-basketball');
    },
    pages: () => ({ [schedule]: 'Saltmarsh', '/': 'Saltmarsh' }),
  },
  {
    name: 'the status of a game',
    write: () => run('game', 'postpone', String(later), '--reason', 'Burst pipe'),
    pages: () => ({ [schedule]: 'Burst pipe' }),
  },
  {
    name: 'a snapshot of a live game',
    write: async () => {
      const recording = cutGameFile(smallGame(todayAt(zoneAtSevenPm(), 18)));
      const { status } = await live.put(recording.snapshot(20), { gameId: game, query: '?as=H' });
      expect([200, 201]).toContain(status);
    },
    pages: () => ({ [`/game-center/${game}`]: 'Swarm' }),
  },
  {
    name: 'a redirect',
    write: () => run('redirect', 'add', '--from', roster, '--to', '/news', '--status', '302'),
    pages: () => ({ [roster]: '302 /news' }),
  },
];

describe('a change is on every page that shows it within two seconds:', () => {
  test.each(writers)('$name', async ({ write, pages }) => {
    const paths = Object.keys(pages());
    for (const path of paths) await Promise.all([page(path), page(path)]);
    const before = await hits();
    for (const path of paths) await page(path);
    expect(await hits()).toBeGreaterThanOrEqual(before + paths.filter((path) => !path.startsWith('/game-center')).length);

    await write();
    const written = performance.now();
    for (const [path, text] of Object.entries(pages()))
      await vi.waitFor(async () => expect(await textAt(path)).toContain(text), { timeout: limit, interval: 50 });
    expect(performance.now() - written).toBeLessThan(limit + 1000 * paths.length);
  });
});

