// Imports 10,000 rows, then kills a worker, Postgres, the object store and Varnish in turn with `kill -9`, and Postgres again
// after a story was hidden, under 200 requests per second and with a live game, in about five minutes: `npm run bench outages`
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { hasVarnish } from '../../scripts/varnish.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atMost, printVerdicts, type Verdict } from '../budgets.ts';
import { get } from '../http.ts';
import { prepareGame } from '../live/game.ts';
import { waitForLiveGame } from '../live/measure.ts';
import { startWatcher, write } from '../live/play.ts';
import { findPages } from '../pages.ts';
import { startSite } from '../servers.ts';
import { formatTable } from '../table.ts';
import { importMuch } from './long-import.ts';
import { postgresService, type Service, storeService, varnishService } from './services.ts';
import { type Figures, startTraffic } from './traffic.ts';
import { withdrawal } from './withdrawal.ts';
import { createWriter } from './writer.ts';

const tenant = 'lakeshore';
const host = `${tenant}.localhost`;
const perSecond = 200;
/** Milliseconds; a few times as often as scorers' programs write during a game. */
const snapshotPause = 3000;
/** Seconds in which the site has to show changes again. */
const recoveryLimit = 20;
/** Seconds until a command that hides something succeeds: it waits for two purges, and loads its program first. */
const withdrawalLimit = 10;

/** Milliseconds that a request may wait for an import, and seconds of a schedule of 500 games, without and with the start of its command. */
const importWait = 100;
const importSeconds = 2;
const importCommandSeconds = 4;

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const count = (value: number) => String(value);
const seconds = (value: number) => `${value.toFixed(1)} s`;

if (!hasVarnish()) throw new Error('varnishd is not installed (Debian: apt install varnish)');
const folder = await createTempFolder('fieldhouse-outages-');
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  console.log('Starting Postgres, an object store, two workers with the sample colleges, and Varnish …');
  const postgres = await postgresService();
  stops.unshift(postgres.stop);
  const store = await storeService(folder);
  stops.unshift(store.stop);
  const varnishPorts = { port: await freePort(), purgePort: await freePort() };
  const environment = {
    PURGE_URL: `varnish://127.0.0.1:${varnishPorts.purgePort}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    STORAGE_URL: store.url,
  };
  const site = await startSite({ ...environment, WORKERS: '2', TRUSTED_PROXIES: '127.0.0.1' });
  stops.unshift(site.stop);
  const serverPort = Number(new URL(site.origin).port);
  const varnish = await varnishService({ ...varnishPorts, serverPort });
  stops.unshift(varnish.stop);
  const throughVarnish = `http://127.0.0.1:${varnish.port}`;

  console.log('Starting a live game …');
  const game = await prepareGame('America/New_York');
  const watched = path.join(folder, 'game');
  await mkdir(watched);
  const file = await write(watched, game.snapshot(1));
  const watcherOptions = ['--tenant', tenant, '--as', 'H', '--add', '--early'];
  const watcher = startWatcher(file, watcherOptions, { ...environment, PORT: String(serverPort) }, 'pipe');
  stops.unshift(async () => watcher.kill('SIGTERM'));
  const { gameId } = await waitForLiveGame(site.origin);
  const found = await findPages(site.origin, host);
  const paths = [
    '/',
    `/game-center/${gameId}`,
    ...found.flatMap(({ name, path: page }) => (name === 'form' ? [] : page)),
  ];
  // each worker renders each page; connections without keep-alive reach both
  for (let round = 0; round < 8; round++)
    for (const page of paths) for (const origin of [site.origin, throughVarnish]) await visit(origin + page);

  const writer = createWriter({ folder, environment, tenant });
  const traffic = startTraffic({
    ways: { 'at the workers': serverPort, 'through Varnish': varnish.port },
    host,
    paths,
    perSecond,
  });
  stops.unshift(async () => traffic.stop());
  let isOver = false;
  const playing = (async () => {
    let last = 1;
    for (; !isOver && last < game.length - 2; await wait(snapshotPause)) await write(watched, game.snapshot(++last));
    return last;
  })();

  /** Seconds until a change is stored and shown by all ways to the site. */
  const recover = async (name: string): Promise<number> => {
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 1000;
    const title = `After the outage of ${name}`;
    while (!(await writer.addAlert(title)) && elapsed() < 2 * recoveryLimit) await wait(200);
    for (const origin of [site.origin, site.origin, throughVarnish])
      while (!(await visit(`${origin}/`)).includes(title) && elapsed() < 2 * recoveryLimit) await wait(100);
    return elapsed();
  };

  const worker: Pick<Service, 'kill' | 'restart'> = {
    kill: async () => process.kill(await workerOf(site.pid), 'SIGKILL'),
    // the supervisor starts another one
    restart: async () => {},
  };
  const outages: { name: string; service: Pick<Service, 'kill' | 'restart'>; downSeconds: number }[] = [
    { name: 'a worker', service: worker, downSeconds: 5 },
    { name: 'Postgres', service: postgres, downSeconds: 10 },
    { name: 'the object store', service: store, downSeconds: 8 },
    { name: 'Varnish', service: varnish, downSeconds: 4 },
  ];
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  const judge = (name: string, figures: Map<string, Figures>, recovery?: number) => {
    for (const [way, { requests, errors, broken, slowest }] of figures) {
      const isKilled =
        (name === 'Varnish' && way === 'through Varnish') || (name === 'a worker' && way === 'at the workers');
      rows.push([name, way, count(requests), count(errors), count(broken), seconds(slowest / 1000)]);
      verdicts.push(atMost(`${name}, ${way}: responses with an error`, errors, 0, count));
      if (!isKilled) verdicts.push(atMost(`${name}, ${way}: requests without a response`, broken, 0, count));
    }
    if (recovery !== undefined)
      verdicts.push(atMost(`${name}: until a change is shown by all ways`, recovery, recoveryLimit, seconds));
  };

  await wait(5000);
  judge('before', traffic.take());
  console.log('Importing 10,000 rows and 500 games …');
  const {
    waited,
    longest,
    seconds: took,
    beyondStart,
  } = await importMuch({ folder, environment, tenant }, () => get(`${site.origin}/healthz`, host));
  console.log(`  the longest of the requests waited ${Math.round(longest)} ms`);
  judge('a long import', traffic.take());
  verdicts.push(
    atMost('a long import: 99 of 100 requests waited', waited, importWait, milliseconds),
    atMost('a long import: a schedule of 500 games', beyondStart, importSeconds, seconds),
    atMost('a long import: the command for a schedule of 500 games', took, importCommandSeconds, seconds),
  );
  for (const { name, service, downSeconds } of outages) {
    console.log(`Killing ${name} for ${downSeconds} s …`);
    await service.kill();
    const until = wait(downSeconds * 1000);
    await Promise.all([writer.addAlert(`Without ${name}`), writer.addDocument(`Without-${name.replaceAll(' ', '-')}`)]);
    await until;
    await service.restart();
    const recovery = await recover(name);
    await writer.addDocument(`After-${name.replaceAll(' ', '-')}`);
    await wait(2000);
    judge(name, traffic.take(), recovery);
  }

  console.log('Killing Postgres for 8 s after a story was hidden …');
  const withdrawn = await withdrawal({ postgres, writer, ways: [site.origin, throughVarnish], visit });
  verdicts.push(
    atMost('a hidden story: until the command succeeds', withdrawn.seconds, withdrawalLimit, seconds),
    atMost(`a hidden story: shown in ${withdrawn.reads} reads while Postgres is down`, withdrawn.shown, 0, count),
  );
  traffic.take();

  isOver = true;
  const last = await playing;
  const mark = `mark ${last} of the bench`;
  const isShown = async () => (await get(`${site.origin}/api/v2/live/${gameId}`, host)).text.includes(mark);
  for (const end = Date.now() + 20_000; !(await isShown()) && Date.now() < end; ) await wait(500);
  const lost = await writer.lost(site.origin, host);
  const { stored, refused } = writer.counts();
  verdicts.push(
    atMost(`${stored} commands that succeeded (${refused} were refused): lost`, lost.length, 0, count),
    atMost('last snapshot of the live game: lost', (await isShown()) ? 0 : 1, 0, count),
  );
  console.log(`\n${formatTable(['killed', '', 'requests', '5xx', 'no response', 'slowest'], rows)}`);
  for (const example of [...traffic.examples(), ...lost]) console.log(`  ${example}`);
  process.exitCode = printVerdicts(verdicts);
} finally {
  for (const stop of stops) await stop();
}
process.exit();

/** The page at an address, on a connection of its own. */
async function visit(address: string): Promise<string> {
  return (await get(address, host, { connection: 'close' })).text;
}

/** The process id of one of the workers of a site. */
async function workerOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const [first] = children.trim().split(' ').map(Number);
  if (!first) throw new Error(`The process ${pid} has no workers`);
  return first;
}
