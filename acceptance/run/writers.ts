import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import { cutGameFile } from '../../replay/cut-game-file.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { applyTime } from '../../src/live/ingest/state-ticker.ts';
import type { LiveGames } from '../live/live-games.ts';
import { smallGame } from '../live/small-game.ts';
import { formatGameTime, todayAt, zoneAtSevenPm } from '../live/time-zone.ts';
import { textOf } from '../page/markup.ts';
import { sendRequest } from './request.ts';
import { requireCommand, writeInput } from './run-command.ts';
import type { Site } from './site.ts';

/** Of the college that the writers change. */
export const host = 'harbor.localhost';
const sport = '/sports/womens-basketball';
const schedule = `${sport}/schedule`;
const roster = `${sport}/roster`;

/** The ids of today’s games. */
export type Games = { current: number; later: number };

export type Writer = {
  name: string;
  /** Only a Postgres server lets the test change its data. */
  onPostgres?: true;
  /** Runs before its pages are read for the first time. */
  prepare?: (site: Site) => Promise<unknown>;
  write: (site: Site, live: LiveGames, games: Games, databaseUrl: string | undefined) => Promise<unknown>;
  /** The pages that show it, and what they show. */
  pages: (games: Games) => Record<string, string>;
};

const survey = '/form/1';
const question = { id: 'why', type: 'R', title: 'Why Harbor?', options: [{ title: 'Hoops' }, { title: 'Hockey' }] };

const run = (site: Site, ...argv: string[]) => requireCommand(site, ...argv, '--tenant', 'harbor');

/** Every way in which data changes: an announced change of a college or of a live game, or data that expires. */
export const writers: readonly Writer[] = [
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
    name: 'an imported game',
    prepare: (site) => run(site, 'sport', 'change', 'womens-basketball', 'displayOpponentHistory=yes'),
    write: async (site) => {
      const start = todayAt(zoneAtSevenPm(), 18).subtract({ days: 7 });
      const text = new TextDecoder().decode(smallGame(start)).replaceAll('Northfield', 'Oldhaven');
      await run(site, 'import', 'game', await writeInput(site, 'oldhaven.xml', text));
    },
    pages: () => ({
      '/': 'Oldhaven',
      [schedule]: 'Oldhaven',
      [`${sport}/stats`]: 'Swarm',
      [`${sport}/results`]: 'Oldhaven',
      [`${sport}/opponent-history`]: 'Oldhaven',
    }),
  },
  {
    name: 'the last snapshot of a live game',
    write: async (_, live, { current }) => {
      const { status } = await live.put(smallGame(todayAt(zoneAtSevenPm(), 18)), {
        gameId: current,
        query: '?as=H',
      });
      expect(status).toBe(200);
    },
    pages: () => ({
      [`${sport}/results`]: 'Northfield',
      [`${sport}/opponent-history`]: 'Northfield',
      [`${sport}/stats?view=games`]: 'Northfield',
    }),
  },
  {
    name: 'the time',
    onPostgres: true,
    prepare: async (site) => {
      const start = Temporal.Now.plainDateTimeISO(zoneAtSevenPm()).add({ minutes: 20 });
      const { time } = formatGameTime(start);
      const text = `Date,Time,Opponent,At,Location\n${start.toPlainDate()},${time},Eastvale,H,Harbor\n`;
      await run(site, 'import', 'schedule', await writeInput(site, 'soon.csv', text), '--sport', 'womens-basketball');
    },
    write: async (_, __, ___, databaseUrl = '') => {
      const database = await openPostgres(databaseUrl);
      // the servers' own next tick may be half a minute away
      await applyTime(database);
      await database.close();
    },
    pages: () => ({ [schedule]: 'Pregame' }),
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
  {
    name: 'an answer to a survey',
    prepare: (site) =>
      run(site, 'form', 'add', '--title', 'Survey', '--results', 'public', '--fields', JSON.stringify([question])),
    write: async (site) => {
      const { text } = await sendRequest(site, { host, path: survey });
      const token = /name="token"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? '';
      // faster submissions are held for review
      await wait(3100);
      const { status } = await sendRequest(site, {
        host,
        path: survey,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ token, 'field-why': 'Hoops' }).toString(),
      });
      expect(status).toBe(303);
    },
    pages: () => ({ [`${survey}/results`]: '1 response' }),
  },
];
