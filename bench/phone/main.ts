// `npm run bench phone`: what a reader with a slow phone feels, in about twelve minutes.
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atMost, budgets, printVerdicts, type Verdict } from '../budgets.ts';
import { prepareGame, type Replay } from '../live/game.ts';
import { waitForLiveGame } from '../live/measure.ts';
import { play, startWatcher, write } from '../live/play.ts';
import { findPages } from '../pages.ts';
import type { RunningProcess } from '../processes.ts';
import { startSite } from '../servers.ts';
import { proxied, startHttpsProxy } from './https-proxy.ts';
import { measureInteractions, visits } from './interactions.ts';
import { cumulativeShift, recordShifts } from './layout-shifts.ts';
import { createPhone, launchBrowser } from './slow-phone.ts';
import { measureVitals } from './vitals.ts';

const college = 'lakeshore';
const host = `${college}.localhost`;
/** Each visit; the median counts. */
const runs = 3;
const followedSeconds = 120;
/** By this snapshot the list of plays is longer than a screen. */
const opened = 60;
/** Snapshots at the end that are not played. */
const lastSnapshots = 20;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const shift = (score: number) => score.toFixed(3);

const folder = await createTempFolder('fieldhouse-bench-phone-');
const environment = { DATA_DIR: path.join(folder, 'data'), ...proxied };
let site: RunningProcess | undefined;
let watcher: ChildProcess | undefined;
let proxy: Awaited<ReturnType<typeof startHttpsProxy>> | undefined;
try {
  console.log('Starting the production build on fresh sample data …');
  site = await startSite(environment);
  const { port } = new URL(site.origin);
  proxy = await startHttpsProxy(site.origin);
  const https = `https://${host}:${proxy.port}`;
  const addressOf = (page: string) => https + page;
  const pages = await findPages(site.origin, host);
  const pathOf = (name: string) => pages.find((page) => page.name.startsWith(name))?.path ?? '/';

  const game = await prepareGame('America/New_York');
  const file = await write(folder, game.snapshot(opened));
  watcher = startWatcher(file, ['--tenant', college, '--as', 'H', '--add', '--early'], { ...environment, PORT: port });
  const { gameId } = await waitForLiveGame(site.origin);
  const live = `/game-center/${gameId}`;

  console.log(`Following ${game.name} at 20x for ${followedSeconds} s …`);
  const verdicts = await follow(addressOf(live), game);

  console.log('Opening pages …');
  verdicts.push(
    ...(await open(addressOf, [
      { name: 'box score', path: pathOf('box score') },
      { name: 'live game', path: live },
      { name: 'sport home', path: '/sports/football' },
      { name: 'roster', path: pathOf('roster') },
      { name: 'statistics', path: pathOf('statistics') },
      { name: 'story', path: pathOf('story') },
    ])),
  );

  console.log('Tapping on pages …');
  const addresses = { schedule: pathOf('schedule'), boxScore: pathOf('box score'), live };
  for (const { name, slowest } of await measureInteractions(addressOf, visits(addresses), runs)) {
    verdicts.push(atMost(`${name}: slowest input to the next paint`, slowest, budgets.slowestInput, milliseconds));
  }
  process.exitCode = printVerdicts(verdicts);
} finally {
  watcher?.kill('SIGTERM');
  proxy?.stop();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Opens pages in a fresh browser profile, as a reader of a shared link does. `bench` measures home and schedule. */
async function open(addressOf: (path: string) => string, pages: { name: string; path: string }[]): Promise<Verdict[]> {
  const vitals = await measureVitals(
    pages.map(({ path }) => addressOf(path)),
    runs,
  );
  return vitals.flatMap(({ largestPaint, layoutShift, blocking }, index) => {
    const name = pages[index]?.name;
    return [
      atMost(`${name}: largest paint`, largestPaint, budgets.largestPaint, milliseconds),
      atMost(`${name}: layout shift while it loads`, layoutShift, budgets.layoutShift, shift),
      atMost(`${name}: blocking`, blocking, budgets.blocking, milliseconds),
    ];
  });
}

/** Plays a game to a phone whose reader looks at the first screen and, further down, at the plays. */
async function follow(address: string, game: Replay): Promise<Verdict[]> {
  const browser = await launchBrowser();
  try {
    const phones = await Promise.all([createPhone(browser), createPhone(browser)]);
    const [top, down] = phones.map(({ page }) => page);
    if (!top || !down) throw new Error('There are no phones');
    for (const page of [top, down]) {
      await recordShifts(page);
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    }
    await down.getByRole('link', { name: 'Play-by-play', exact: true }).click();
    await down.mouse.wheel(0, 600);
    const scores = new Set<string>();
    const title = setInterval(async () => scores.add(await top.title().catch(() => '')), 1000);
    // the game is still live when its page is tapped on
    const unfinished = { ...game, length: game.length - lastSnapshots };
    await play(unfinished, folder, { from: opened + 1, seconds: followedSeconds });
    clearInterval(title);
    if (scores.size < 10) throw new Error(`The phone received ${scores.size} scores only`);
    return [
      atMost('live game: layout shift of the first screen', await cumulativeShift(top), budgets.layoutShift, shift),
      atMost('live game: layout shift among the plays', await cumulativeShift(down), budgets.layoutShift, shift),
    ];
  } finally {
    await browser.close();
  }
}
