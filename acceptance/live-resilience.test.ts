import { rm, writeFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { type Network, openNetwork } from '../src/testing/network.ts';
import { createTempFolder } from '../src/testing/temp-folder.ts';
import {
  expectOnlyScores,
  expectOnlySnapshots,
  expectStreaming,
  expectUpToDate,
  getDocument,
  patience,
  scoresOf,
  startEntering,
  summaryAt,
  summaryOnPage,
} from './live/expectations.ts';
import { type LivePage, openLivePage, stubBrowser } from './live/live-page.ts';
import { type ScoringProgram, startScoringProgram } from './live/scoring-program.ts';
import { smallGame } from './live/small-game.ts';
import { todayAt, zoneAtSevenPm } from './live/time-zone.ts';
import { startFileWatcher, type Watcher } from './live/watcher.ts';
import { createCollege } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

/** The same pages follow one game from its first play to its end, through all failures, and are never reloaded. */
describe('pages that follow a game through failures', { timeout: 300_000 }, () => {
  let folder: string;
  let site: Site;
  let scoring: ScoringProgram;
  let watcher: Watcher;
  let address: string;
  const networks: Network[] = [];
  let network: Network;
  let blackhole: Network;
  let pages: LivePage<LiveGame>[];
  /** Their connections go silent at the start. */
  let silentPages: LivePage<LiveGame>[];
  /** Behind a proxy that buffers streams. */
  let pollingPage: LivePage<LiveGame>;
  let scoreboard: LivePage<Scoreboard>;

  const addressAt = ({ port }: { port: number }) => `http://127.0.0.1:${port}/api/v2/live`;
  const watchFile = () => startFileWatcher(scoring.file, ['--tenant', 'harbor', '--add'], { DATA_DIR: site.dataDir });
  /** Reaches the server without a proxy. */
  const direct = () => addressAt(site) + address;
  const currentVersion = async () => (await getDocument<LiveGame>(direct())).version;
  const waitForServer = () =>
    vi.waitFor(async () => expect(await summaryAt(direct())).toBe(scoring.latestSummary()), patience);
  const expectAllUpToDate = (all: LivePage<LiveGame>[] = pages) => expectUpToDate(all, scoring, direct());

  beforeAll(async () => {
    stubBrowser();
    const zone = zoneAtSevenPm();
    folder = await createTempFolder('fieldhouse-live-');
    scoring = await startScoringProgram(folder, smallGame(todayAt(zone, 18)));
    site = await startSite({ samples: 'off', variables: { DEFAULT_TENANT: 'harbor' } });
    await createCollege(site, 'harbor', 'Harbor', [], zone);
    watcher = watchFile();
    await vi.waitFor(async () => {
      const [game] = (await getDocument<Scoreboard>(addressAt(site))).games;
      if (!game) throw new Error('The scoreboard does not have the game yet');
      address = `/${game.gameId}`;
    }, patience);

    const target = () => site.port;
    network = await openNetwork({ target });
    blackhole = await openNetwork({ target });
    const buffering = await openNetwork({ target, buffersStreams: true });
    networks.push(network, blackhole, buffering);
    const follow = (through: Network) => openLivePage<LiveGame>(addressAt(through) + address);
    pages = [network, network, network, network].map(follow);
    silentPages = [blackhole, blackhole].map(follow);
    pollingPage = follow(buffering);
    scoreboard = openLivePage<Scoreboard>(addressAt(network));
    await expectAllUpToDate([...pages, ...silentPages, pollingPage]);
    await vi.waitFor(() => expect(scoreboard.current()?.games).toHaveLength(1), patience);
    // early, because a dead connection is noticed late
    blackhole.blackhole();
  });
  afterAll(async () => {
    for (const page of [...(pages ?? []), ...(silentPages ?? []), pollingPage, scoreboard]) page?.close();
    await watcher?.kill();
    await Promise.all(networks.map(({ close }) => close()));
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a server that is killed while snapshots arrive is followed again after its restart', async () => {
    const { rest } = await startEntering(scoring, 12, currentVersion);
    await site.kill();
    await rest;
    await site.restart();
    await expectAllUpToDate();
  });

  test('a watcher that is killed and restarted on a half-written file sends the plays entered meanwhile', async () => {
    const { rest } = await startEntering(scoring, 6, currentVersion);
    await watcher.kill();
    await rest;
    const whole = scoring.bytes();
    await writeFile(scoring.file, whole.subarray(0, whole.length / 2));
    watcher = watchFile();
    await vi.waitFor(() => expect(watcher.output()).toMatch(/^Watching/), patience);
    await writeFile(scoring.file, whole);
    await expectAllUpToDate();
  });

  test('pages catch up after their network broke all connections', async () => {
    network.cut();
    await vi.waitFor(() => {
      for (const { connections } of pages) expect(connections.at(-1)).not.toBe('streaming');
    }, patience);
    await scoring.enterPlays(4);
    await waitForServer();
    for (const page of pages) expect(summaryOnPage(page)).not.toBe(scoring.latestSummary());
    network.restore();
    await expectAllUpToDate();
  });

  test('a network that stalls for a moment breaks no connection and loses nothing', async () => {
    await expectStreaming(pages);
    const before = pages.map(({ connections }) => [...connections]);
    network.stall();
    await scoring.enterPlays(4);
    await waitForServer();
    for (const page of pages) expect(summaryOnPage(page)).not.toBe(scoring.latestSummary());
    network.restore();
    await expectAllUpToDate();
    expect(pages.map(({ connections }) => connections)).toEqual(before);
  });

  test('all pages end with the final game, and none ever showed what the file did not have', async () => {
    await scoring.finish();
    await expectAllUpToDate();
    expect(await getDocument<LiveGame>(direct())).toMatchObject({ state: 8, outcome: 'W' });
    for (const page of pages) expectOnlySnapshots(page, scoring);
    await vi.waitFor(() => expect(scoreboard.current()?.games[0]).toMatchObject({ state: 8 }), patience);
    expectOnlyScores(scoreboard, scoring);
    const document = await getDocument<Scoreboard>(addressAt(site));
    expect(scoresOf(scoreboard.current() ?? expect.unreachable())).toEqual(scoresOf(document));
  });

  test('a page whose streams never get through polls to the end', async () => {
    await expectAllUpToDate([pollingPage]);
    expect(pollingPage.connections).not.toContain('streaming');
    expectOnlySnapshots(pollingPage, scoring);
  });

  test('pages whose connections went silent notice it and catch up', async () => {
    expect(silentPages.map(summaryOnPage)).toEqual([scoring.summaries[0], scoring.summaries[0]]);
    blackhole.restore();
    await expectAllUpToDate(silentPages);
    for (const page of silentPages) expectOnlySnapshots(page, scoring);
  });
});
