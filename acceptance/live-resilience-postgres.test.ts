import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startPostgres, type TestServer } from '../scripts/postgres.ts';
import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { type Network, openNetwork } from '../src/testing/network.ts';
import { createTempFolder } from '../src/testing/temp-folder.ts';
import {
  expectOnlyScores,
  expectOnlySnapshots,
  expectUpToDate,
  getDocument,
  patience,
  startEntering,
} from './live/expectations.ts';
import { type LivePage, openLivePage, stubBrowser } from './live/live-page.ts';
import { type ScoringProgram, startScoringProgram } from './live/scoring-program.ts';
import { smallGame } from './live/small-game.ts';
import { todayAt, zoneAtSevenPm } from './live/time-zone.ts';
import { startFileWatcher, type Watcher } from './live/watcher.ts';
import { sendRequest } from './run/request.ts';
import { createCollege, requireCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

/** Two servers, one with two workers, share a database. The first one receives the snapshots over the network. */
describe('pages of two servers on Postgres', { timeout: 300_000 }, () => {
  let folder: string;
  let postgres: TestServer;
  let scoring: ScoringProgram;
  let watcher: Watcher;
  let address: string;
  const sites: Site[] = [];
  const networks: Network[] = [];
  const pages: LivePage<LiveGame>[] = [];
  const scoreboards: LivePage<Scoreboard>[] = [];

  const addressAt = ({ port }: { port: number }) => `http://127.0.0.1:${port}/api/v2/live`;
  const at = (index: number): Site => sites[index] ?? expect.unreachable(`Server ${index} was not started`);
  /** At the server that receives no snapshots. */
  const currentVersion = async () => (await getDocument<LiveGame>(addressAt(at(1)) + address)).version;
  const expectAllUpToDate = () => expectUpToDate(pages, scoring, addressAt(at(1)) + address);

  beforeAll(async () => {
    stubBrowser();
    const zone = zoneAtSevenPm();
    folder = await createTempFolder('fieldhouse-live-');
    postgres = await startPostgres();
    scoring = await startScoringProgram(folder, smallGame(todayAt(zone, 18)));
    const variables = { DATABASE_URL: postgres.url, DEFAULT_TENANT: 'harbor' };
    const start = (workers: string) => startSite({ samples: 'off', variables: { ...variables, WORKERS: workers } });
    // one of their processes migrates the database
    sites.push(...(await Promise.all([start('1'), start('2')])));
    await createCollege(at(0), 'harbor', 'Harbor', [], zone);
    const file = await writeInput(at(0), 'game.xml', scoring.bytes());
    const game = await requireCommand(at(0), 'live', 'put', file, '--tenant', 'harbor', '--add', '--json');
    const token = await requireCommand(at(0), 'live', 'token-create', '--tenant', 'harbor', '--name', 'Press box');
    const { gameId } = JSON.parse(game);
    address = `/${gameId}`;

    for (const site of sites) {
      const network = await openNetwork({ target: () => site.port });
      networks.push(network);
      for (let count = 0; count < 3; count += 1) pages.push(openLivePage<LiveGame>(addressAt(network) + address));
      scoreboards.push(openLivePage<Scoreboard>(addressAt(network)));
    }
    const to = `http://127.0.0.1:${networks[0]?.port}`;
    watcher = startFileWatcher(scoring.file, ['--to', to, '--game', String(gameId), '--token', token]);
    await scoring.enterPlays(2);
    await expectAllUpToDate();
  });
  afterAll(async () => {
    for (const page of [...pages, ...scoreboards]) page.close();
    await watcher?.kill();
    await Promise.all(networks.map(({ close }) => close()));
    await Promise.all(sites.map((site) => site.stop()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a database that crashes and restarts stops no server and loses nothing', async () => {
    const { rest } = await startEntering(scoring, 8, currentVersion);
    await postgres.crash();
    await rest;
    await vi.waitFor(() => expect(watcher.output()).toMatch(/Not delivered yet/), patience);
    for (const site of sites) {
      expect(await sendRequest(site, { host: 'localhost', path: '/healthz' })).toMatchObject({ status: 200 });
      expect(await sendRequest(site, { host: 'localhost', path: '/readyz' })).toMatchObject({ status: 503 });
    }
    await postgres.restart();
    await expectAllUpToDate();
  });

  test('pages of both servers catch up after the one that receives snapshots is killed and restarted', async () => {
    const { rest } = await startEntering(scoring, 8, currentVersion);
    await at(0).kill();
    await rest;
    await at(0).restart();
    await expectAllUpToDate();
  });

  test('pages of a server that is killed and restarted catch up with the game at the other', async () => {
    await at(1).kill();
    await scoring.enterPlays(6);
    await at(1).restart();
    await expectAllUpToDate();
  });

  test('all pages end with the final game, and none ever showed what the file did not have', async () => {
    await scoring.finish();
    await expectAllUpToDate();
    for (const site of sites) {
      expect(await getDocument<LiveGame>(addressAt(site) + address)).toMatchObject({ state: 8, outcome: 'W' });
    }
    for (const page of pages) expectOnlySnapshots(page, scoring);
    for (const scoreboard of scoreboards) {
      await vi.waitFor(() => expect(scoreboard.current()?.games[0]).toMatchObject({ state: 8 }), patience);
      expectOnlyScores(scoreboard, scoring);
    }
  });
});
