import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findRunning } from '../src/db/embedded/postmaster.ts';
import { liveXml } from '../src/testing/live-files.ts';
import { formatGameTime, todayAt } from './live/time-zone.ts';
import { type HttpResponse, sendRequest } from './run/request.ts';
import { createCollege, requireCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

const zone = 'America/New_York';

let site: Site;
beforeAll(async () => {
  site = await startSite({ samples: 'off' });
  await createCollege(site, 'harbor', 'Harbor', [], zone);
}, 60_000);
afterAll(() => site.stop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await findRunning(path.join(site.dataDir, 'postgres', 'cluster')) });
  await client.connect();
  return client;
}

/** Sends a snapshot of game 1. Resolves with the status, or `broken` without a response. */
const put = (token: string, body: Uint8Array): Promise<number | 'broken'> =>
  new Promise((resolve) => {
    const headers = { host: 'harbor.localhost', authorization: `Bearer ${token}`, 'content-length': body.length };
    const sent = request(
      { host: '127.0.0.1', port: site.port, method: 'PUT', path: '/api/v2/live/1?early', headers },
      (response) => resolve(response.resume().statusCode ?? 'broken'),
    );
    sent.on('error', () => resolve('broken'));
    sent.end(body);
  });

test('a server that is stopped while it imports over HTTP ends within ten seconds, with nothing half done', async () => {
  const start = todayAt(zone, 18);
  const games = `Date,Opponent,Location\n${start.toPlainDate()},Northfield,Home\n`;
  const schedule = await writeInput(site, 'schedule.csv', games);
  await requireCommand(site, 'import', 'schedule', schedule, '--tenant', 'harbor', '--sport', 'womens-basketball');
  const token = (
    await requireCommand(site, 'live', 'token-create', '--tenant', 'harbor', '--name', 'Press box')
  ).trim();
  const client = await connect();
  await client.query(`
    create function wait_long() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create trigger wait_long before insert on live_game for each statement execute function wait_long()`);
  const { rows: before } = await client.query('select * from game');

  const answer = put(token, liveXml({ date: formatGameTime(start).date }));
  const waiting = () => client.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'");
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBe(1);
  await client.end();
  const asked = performance.now();
  await site.terminate();
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(await answer).not.toBe(201);

  await site.restart();
  const after = await connect();
  expect((await after.query('select * from game')).rows).toEqual(before);
  expect((await after.query('select 1 from live_game')).rowCount).toBe(0);
  await after.end();
}, 90_000);

test('requests are answered while the database of the server is killed and started again', async () => {
  const get = (target: string) =>
    sendRequest({ port: site.port }, { host: 'harbor.localhost', path: target, timeout: 10_000 });
  // the last one is in no cache
  const targets = (round: number) => ['/', '/news', '/api/v2/Sports', `/api/v2/Stories?pageSize=${round + 1}`];
  for (const target of targets(0)) expect((await get(target)).status).toBe(200);
  const pidFile = path.join(site.dataDir, 'postgres/cluster/postmaster.pid');
  const killed = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  process.kill(killed, 'SIGKILL');
  const answers: HttpResponse[] = [];
  for (let round = 1; round <= 20; round++) answers.push(...(await Promise.all(targets(round).map(get))));
  for (const { status, headers } of answers)
    if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  for (const target of targets(0))
    await expect.poll(async () => (await get(target)).status, { timeout: 20_000 }).toBe(200);
  expect(Number.parseInt(await readFile(pidFile, 'utf8'), 10)).not.toBe(killed);
}, 60_000);
