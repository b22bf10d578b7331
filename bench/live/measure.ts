import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { get } from '../http.ts';
import { type Load, load } from '../load.ts';
import { findPages } from '../pages.ts';
import type { RunningProcess } from '../processes.ts';
import { residentBytes, startSite } from '../servers.ts';
import { combineReports, type Delivery } from './figures.ts';
import type { Replay } from './game.ts';
import { play, startWatcher, write } from './play.ts';
import { openReaders, type Readers } from './readers.ts';

const college = 'lakeshore';
const host = `${college}.localhost`;
const pageConnections = 8;
const loadSeconds = 8;

export type Measured = Delivery & {
  readers: number;
  bytesPerReader: number;
  /** Processor time of the server while the game was played, as a share of one core. */
  processor: number;
  /** Page load at half the maximum rate of the first server: without readers, and during the game. */
  alone: Load;
  meanwhile: Load;
};

type Options = {
  game: Replay;
  folder: string;
  /** One per server; the first receives the snapshots. */
  environments: Record<string, string>[];
  readers: number;
  seconds: number;
};

/** Plays a game to readers spread over several servers, while pages are requested. */
export async function measure({ game, folder, environments, readers, seconds }: Options): Promise<Measured> {
  await mkdir(folder, { recursive: true });
  const servers: RunningProcess[] = [];
  const groups: Readers[] = [];
  let watcher: ReturnType<typeof startWatcher> | undefined;
  try {
    const settings = environments.map((environment) => ({ ...environment, SAMPLE_LIVE_GAME: 'off' }));
    for (const setting of settings) servers.push(await startSite(setting));
    const [first] = servers;
    if (!first) throw new Error('There are no servers');
    const [page] = await findPages(first.origin, host);
    if (!page) throw new Error('There is no page to request');
    const address = first.origin + page.path;

    const file = await write(folder, game.snapshot(1));
    const options = ['--tenant', college, '--as', 'H', '--add', '--early'];
    watcher = startWatcher(file, options, { ...environments[0], PORT: new URL(first.origin).port });
    const { gameId, version } = await waitForLiveGame(first.origin);
    // before any load: memory freed by pages would be reused first
    const before = await Promise.all(servers.map(({ origin }) => residentBytes(origin)));

    console.log(`  opening ${readers} streams …`);
    const share = Math.ceil(readers / 2);
    for (const [index, { origin }] of [first, servers.at(-1) ?? first].entries()) {
      const target = { port: Number(new URL(origin).port), host, path: `/api/v2/live/${gameId}/events` };
      groups.push(await openReaders({ ...target, count: share, version, first: index * share }));
    }
    await wait(2000);
    const opened = await Promise.all(servers.map(({ origin }) => residentBytes(origin)));

    const most = await load(address, host, loadSeconds / 2, { connections: pageConnections });
    const rate = Math.max(1, Math.round(most.perSecond / 2));
    const pages = () => load(address, host, loadSeconds, { connections: pageConnections, rate });

    console.log(`  playing ${game.name} at 20x for ${seconds} s …`);
    const busyBefore = await processorSeconds(servers);
    const started = performance.now();
    const quiet = await play(game, folder, { from: 2, seconds });
    const processor = ((await processorSeconds(servers)) - busyBefore) / ((performance.now() - started) / 1000);
    console.log(`  continuing with page load: ${rate} of at most ${most.perSecond.toFixed(0)} requests per second …`);
    const pageSeconds = loadSeconds + 3;
    const [meanwhile, busy] = await Promise.all([
      pages(),
      play(game, folder, { from: quiet.next, seconds: pageSeconds }),
    ]);
    // wait for the last deliveries
    await wait(3000);
    const reports = await Promise.all(groups.map((group) => group.report()));
    watcher.kill('SIGTERM');
    for (const group of groups.splice(0)) group.stop();
    await wait(1000);
    console.log('  page load without readers …');
    return {
      ...combineReports(reports, new Map([...quiet.written, ...busy.written])),
      readers: share * 2,
      bytesPerReader: (sum(opened) - sum(before)) / (share * 2),
      processor,
      alone: await pages(),
      meanwhile,
    };
  } finally {
    for (const group of groups) group.stop();
    watcher?.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Waits for the live game that the watcher sends. */
export async function waitForLiveGame(origin: string): Promise<{ gameId: number; version: number }> {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(200)) {
    const { games } = JSON.parse((await get(`${origin}/api/v2/live`, host)).text) as {
      games: { gameId: number; version: number; state: number }[];
    };
    const live = games.filter(({ state }) => state <= 3).at(-1);
    if (live) return live;
  }
  throw new Error('The snapshot that was written never became a live game');
}

async function processorSeconds(servers: readonly RunningProcess[]): Promise<number> {
  const texts = await Promise.all(servers.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()));
  return sum(texts.map((text) => Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1] ?? Number.NaN)));
}

/** The data folder of one server. */
export const dataFolder = (folder: string, name: string) => path.join(folder, name, 'data');
