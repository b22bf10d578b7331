import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { hasPostgres, startPostgres, type TestServer } from '../scripts/postgres.ts';
import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { eveningZone, todayAt } from './live/evening.ts';
import {
  enterInto,
  expectOnlyFileOf,
  expectOnlyScoresOf,
  expectUpToDate,
  getDocument,
  patience,
} from './live/expectations.ts';
import { type Network, openNetwork } from './live/network.ts';
import { beBrowser, openReader, type Reader } from './live/reader.ts';
import { say } from './live/say.ts';
import { type Scorer, sitDown } from './live/scorer.ts';
import { smallGame } from './live/small-game.ts';
import { type Watcher, watch } from './live/watcher.ts';
import { ask } from './run/ask.ts';
import { type Site, startSite } from './run/site.ts';

const canRun = hasPostgres();
if (!canRun) console.warn('SKIPPED: there is no Postgres on this machine, and none as a package');

/** Two web processes on one database; snapshots come to the first over the network, and both have readers. */
describe.skipIf(!canRun)('a game that is followed at two servers on Postgres', { timeout: 300_000 }, () => {
  let folder: string;
  let postgres: TestServer;
  let scorer: Scorer;
  let watcher: Watcher;
  let address: string;
  const sites: Site[] = [];
  const networks: Network[] = [];
  const readers: Reader<LiveGame>[] = [];
  const scoreboards: Reader<Scoreboard>[] = [];

  const addressAt = ({ port }: { port: number }) => `http://127.0.0.1:${port}/api/v2/live`;
  const at = (index: number): Site => {
    const site = sites[index];
    if (!site) throw new Error(`There is no server ${index}`);
    return site;
  };

  beforeAll(async () => {
    beBrowser();
    const zone = eveningZone();
    folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-live-'));
    postgres = await startPostgres();
    scorer = await sitDown(folder, smallGame(todayAt(zone, 18)));
    const variables = { DATABASE_URL: postgres.url, DEFAULT_TENANT: 'harbor' };
    const start = async () => sites.push(await startSite({ samples: 'off', variables }));
    // the first makes the tables
    await start();
    await start();
    const college = { name: 'Harbor', host: ['harbor.localhost'], timezone: zone };
    await say(at(0), 'tenant create', { args: ['harbor'], options: college });
    const file = { name: 'game.xml', bytes: scorer.bytes() };
    const put = await say(at(0), 'live put', { options: { tenant: 'harbor', add: true, json: true }, file });
    const token = await say(at(0), 'live token-create', { options: { tenant: 'harbor', name: 'Press box' } });
    const { gameId } = JSON.parse(put);
    address = `/${gameId}`;

    for (const site of sites) {
      const network = await openNetwork({ target: () => site.port });
      networks.push(network);
      for (let seats = 0; seats < 3; seats += 1) readers.push(openReader<LiveGame>(addressAt(network) + address));
      scoreboards.push(openReader<Scoreboard>(addressAt(network)));
    }
    const to = `http://127.0.0.1:${networks[0]?.port}`;
    watcher = watch(scorer.file, ['--to', to, '--game', String(gameId), '--token', token]);
    await scorer.enter(2);
    await expectAllUpToDate();
  });
  afterAll(async () => {
    for (const reader of [...readers, ...scoreboards]) reader.leave();
    await watcher?.kill();
    await Promise.all(networks.map((network) => network.close()));
    await Promise.all(sites.map((site) => site.stop()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** At the server that takes no snapshots. */
  const versionNow = async () => (await getDocument<LiveGame>(addressAt(at(1)) + address)).version;
  const expectAllUpToDate = () => expectUpToDate(readers, scorer, addressAt(at(1)) + address);

  test('a database that crashes and comes back takes nobody along, and nothing is lost', async () => {
    const { rest } = await enterInto(scorer, 8, versionNow);
    await postgres.crash();
    await rest;
    await vi.waitFor(() => expect(watcher.says()).toMatch(/Not delivered yet/), patience);
    for (const site of sites) {
      expect(await ask(site, { host: 'localhost', path: '/healthz' })).toMatchObject({ status: 200 });
      expect(await ask(site, { host: 'localhost', path: '/readyz' })).toMatchObject({ status: 503 });
    }
    await postgres.restart();
    await expectAllUpToDate();
  });

  test('readers of both servers follow on when the one that takes snapshots is killed and started again', async () => {
    const { rest } = await enterInto(scorer, 8, versionNow);
    await at(0).kill();
    await rest;
    await at(0).restart();
    await expectAllUpToDate();
  });

  test('readers of a server that is killed while the game goes on at the other catch up', async () => {
    await at(1).kill();
    await scorer.enter(6);
    await at(1).restart();
    await expectAllUpToDate();
  });

  test('in the end everybody has the final state, and nobody ever saw what the file did not have', async () => {
    await scorer.toTheEnd();
    await expectAllUpToDate();
    for (const site of sites) {
      expect(await getDocument<LiveGame>(addressAt(site) + address)).toMatchObject({ state: 8, outcome: 'W' });
    }
    for (const reader of readers) expectOnlyFileOf(reader, scorer);
    for (const scoreboard of scoreboards) {
      await vi.waitFor(() => expect(scoreboard.now()?.games[0]).toMatchObject({ state: 8 }), patience);
      expectOnlyScoresOf(scoreboard, scorer);
    }
  });
});
