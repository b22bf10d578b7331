// `npm run bench scale colleges [COLLEGES] [GAMES]`: an uncached schedule among many colleges in one Postgres.
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';

import { startPostgres } from '../../scripts/postgres.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atMost, budgets, printVerdicts } from '../budgets.ts';
import { get } from '../http.ts';
import { findPages } from '../pages.ts';
import { percentile } from '../percentile.ts';
import { startSite } from '../servers.ts';
import { addColleges, syntheticHost } from './synthetic-colleges.ts';

const sample = 'lakeshore.localhost';
const colleges = Number(process.argv[4] ?? 10_000);
const games = Number(process.argv[5] ?? 1000);
const measured = 40;
const rounds = 10;

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const timed = async (address: string, host: string): Promise<number> => {
  const started = performance.now();
  const { status } = await get(address, host);
  if (status !== 200) throw new Error(`${address} of ${host} responded with ${status}`);
  return performance.now() - started;
};

const folder = await createTempFolder('fieldhouse-colleges-');
await chmod(folder, 0o777);
const postgres = await startPostgres();
const start = () => startSite({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url, PAGE_CACHE: 'off' });
let site = await start();
try {
  const [schedule] = await findPages(site.origin, sample);
  if (!schedule) throw new Error('Nothing to measure: there is no schedule');
  const { text } = await get(`${site.origin}/api/v2/Sports`, sample);
  const slug = schedule.path.split('/')[2];
  const sport = (JSON.parse(text) as { id: number; globalSportNameSlug: string }[]).find(
    (each) => each.globalSportNameSlug === slug,
  );
  const pasts = `${site.origin}/api/v2/Schedule/pasts?initialSportId=${sport?.id}&endSportId=${sport?.id}`;
  const season = (JSON.parse((await get(pasts, sample)).text) as { scheduleId: number; seasonTitle: string }[]).find(
    ({ seasonTitle }) => schedule.path.endsWith(`/${seasonTitle}`),
  );
  await site.stop();

  console.log(`Adding ${colleges} colleges with ${games} games each …`);
  const started = performance.now();
  const rows = { colleges, games, seasonId: season?.scheduleId ?? 0, tenantId: 1 };
  await addColleges({ url: postgres.url, folder: path.join(folder, 'copy'), ...rows });
  console.log(`  in ${((performance.now() - started) / 1000).toFixed(0)} s`);

  site = await start();
  const address = site.origin + schedule.path;
  const hosts = Array.from({ length: measured }, (_, index) =>
    syntheticHost(1 + Math.floor((index * colleges) / measured)),
  );
  for (let round = 0; round < 50; round++) await timed(address, sample);
  const first: number[] = [];
  const [alone, among]: [number[], number[]] = [[], []];
  for (const host of hosts) first.push(await timed(address, host));
  for (let round = 0; round < rounds; round++)
    for (const host of hosts) {
      alone.push(await timed(address, sample));
      among.push(await timed(address, host));
    }
  console.log(`Measured the ${schedule.name}; the first of a college: median ${milliseconds(percentile(first, 0.5))}`);
  process.exitCode = printVerdicts([
    atMost(
      `p99 of the schedules of ${measured} of ${colleges} colleges (${milliseconds(percentile(among, 0.99))}) relative to the sample's (${milliseconds(percentile(alone, 0.99))})`,
      percentile(among, 0.99) / percentile(alone, 0.99),
      budgets.collegesRatio,
      (factor) => `${factor.toFixed(2)}x`,
    ),
  ]);
} finally {
  await site.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
