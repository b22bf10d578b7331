import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { eveningZone, todayAt } from './live/evening.ts';
import {
  enterInto,
  expectOnlyFileOf,
  expectOnlyScoresOf,
  expectStreaming,
  expectUpToDate,
  getDocument,
  patience,
  scoresOf,
  shownBy,
  standingAt,
} from './live/expectations.ts';
import { type Network, openNetwork } from './live/network.ts';
import { beBrowser, openReader, type Reader } from './live/reader.ts';
import { say } from './live/say.ts';
import { type Scorer, sitDown } from './live/scorer.ts';
import { smallGame } from './live/small-game.ts';
import { type Watcher, watch } from './live/watcher.ts';
import { type Site, startSite } from './run/site.ts';

/** One game with the same readers from its first play to its end, whatever happens meanwhile. Nobody reloads anything. */
describe('a game that is followed through all kinds of failures', { timeout: 300_000 }, () => {
  let folder: string;
  let site: Site;
  let scorer: Scorer;
  let watcher: Watcher;
  let address: string;
  /** The way of most readers; one that forgets its connections; one with a proxy that keeps streams back. */
  const networks: Network[] = [];
  let usual: Network;
  let forgetful: Network;
  let readers: Reader<LiveGame>[];
  let forgotten: Reader<LiveGame>[];
  let polling: Reader<LiveGame>;
  let scoreboard: Reader<Scoreboard>;

  const addressAt = ({ port }: { port: number }) => `http://127.0.0.1:${port}/api/v2/live`;
  const startWatcher = () => watch(scorer.file, ['--tenant', 'harbor', '--add'], { DATA_DIR: site.dataDir });
  /** At the server itself, whatever the networks do. */
  const atServer = () => addressAt(site) + address;
  const versionNow = async () => (await getDocument<LiveGame>(atServer())).version;
  const isAtServer = () => vi.waitFor(async () => expect(await standingAt(atServer())).toBe(scorer.now()), patience);

  beforeAll(async () => {
    beBrowser();
    const zone = eveningZone();
    folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-live-'));
    scorer = await sitDown(folder, smallGame(todayAt(zone, 18)));
    site = await startSite({ samples: 'off', variables: { DEFAULT_TENANT: 'harbor' } });
    const options = { name: 'Harbor', host: ['harbor.localhost'], timezone: zone };
    await say(site, 'tenant create', { args: ['harbor'], options });
    watcher = startWatcher();
    await vi.waitFor(async () => {
      const [game] = (await getDocument<Scoreboard>(addressAt(site))).games;
      if (!game) throw new Error('The game is not followed');
      address = `/${game.gameId}`;
    }, patience);

    const target = () => site.port;
    usual = await openNetwork({ target });
    forgetful = await openNetwork({ target });
    const buffering = await openNetwork({ target, withholdsStreams: true });
    networks.push(usual, forgetful, buffering);
    const follow = (network: Network) => openReader<LiveGame>(addressAt(network) + address);
    readers = [usual, usual, usual, usual].map(follow);
    forgotten = [forgetful, forgetful].map(follow);
    polling = follow(buffering);
    scoreboard = openReader<Scoreboard>(addressAt(usual));
    await expectAllUpToDate([...readers, ...forgotten, polling]);
    await vi.waitFor(() => expect(scoreboard.now()?.games).toHaveLength(1), patience);
    // it takes them the longest to find out
    forgetful.swallow();
  });
  afterAll(async () => {
    for (const reader of [...(readers ?? []), ...(forgotten ?? []), polling, scoreboard]) reader?.leave();
    await watcher?.kill();
    await Promise.all(networks.map((network) => network.close()));
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const expectAllUpToDate = (all: Reader<LiveGame>[] = readers) => expectUpToDate(all, scorer, atServer());

  test('a server that is killed while snapshots come, and started again, is followed on', async () => {
    const { rest } = await enterInto(scorer, 12, versionNow);
    await site.kill();
    await rest;
    await site.restart();
    await expectAllUpToDate();
  });

  test('a watcher that is killed, and started again on a half-written file, brings what was written meanwhile', async () => {
    const { rest } = await enterInto(scorer, 6, versionNow);
    await watcher.kill();
    await rest;
    const whole = scorer.bytes();
    await writeFile(scorer.file, whole.subarray(0, whole.length / 2));
    watcher = startWatcher();
    await vi.waitFor(() => expect(watcher.says()).toMatch(/^Watching/), patience);
    await writeFile(scorer.file, whole);
    await expectAllUpToDate();
  });

  test('a network that breaks all connections is followed on when it is back', async () => {
    usual.cut();
    await vi.waitFor(() => {
      for (const reader of readers) expect(reader.ways.at(-1)).not.toBe('streaming');
    }, patience);
    await scorer.enter(4);
    await isAtServer();
    for (const reader of readers) expect(shownBy(reader)).not.toBe(scorer.now());
    usual.mend();
    await expectAllUpToDate();
  });

  test('a network that stands still for a moment breaks no connection, and nothing is lost', async () => {
    await expectStreaming(readers);
    const ways = readers.map((reader) => [...reader.ways]);
    usual.stall();
    await scorer.enter(4);
    await isAtServer();
    for (const reader of readers) expect(shownBy(reader)).not.toBe(scorer.now());
    usual.mend();
    await expectAllUpToDate();
    expect(readers.map((reader) => reader.ways)).toEqual(ways);
  });

  test('at the end of the game its readers have the final state, and nobody ever saw what the file did not have', async () => {
    await scorer.toTheEnd();
    await expectAllUpToDate();
    expect(await getDocument<LiveGame>(atServer())).toMatchObject({ state: 8, outcome: 'W' });
    for (const reader of readers) expectOnlyFileOf(reader, scorer);
    await vi.waitFor(() => expect(scoreboard.now()?.games[0]).toMatchObject({ state: 8 }), patience);
    expectOnlyScoresOf(scoreboard, scorer);
    const atSite = await getDocument<Scoreboard>(addressAt(site));
    expect(scoresOf(scoreboard.now() ?? expect.unreachable())).toEqual(scoresOf(atSite));
  });

  test('a reader whose streams never came through has it by asking', async () => {
    await expectAllUpToDate([polling]);
    expect(polling.ways).not.toContain('streaming');
    expectOnlyFileOf(polling, scorer);
  });

  test('readers whose connections were forgotten without a word find out, and have it too', async () => {
    expect(forgotten.map(shownBy)).toEqual([scorer.standings[0], scorer.standings[0]]);
    forgetful.mend();
    await expectAllUpToDate(forgotten);
    for (const reader of forgotten) expectOnlyFileOf(reader, scorer);
  });
});
