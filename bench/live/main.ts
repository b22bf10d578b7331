// Plays a game to thousands of readers on loopback, in about four minutes: `npm run bench live`
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { startPostgres } from '../../scripts/postgres.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atLeast, atMost, printVerdicts, type Verdict } from '../budgets.ts';
import type { Load } from '../load.ts';
import { formatTable, kilobytes } from '../table.ts';
import { prepareGame } from './game.ts';
import { dataFolder, type Measured, measure } from './measure.ts';

const readers = Number(process.argv[3] ?? 5000);
const seconds = 25;
const budgets = { lastMilliseconds: 1000, bytesPerReader: 30_000, slowerPages: 2 };

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const count = (value: number) => String(value);
const times = (factor: number) => `${factor.toFixed(2)}x`;

function judge(name: string, measured: Measured): Verdict[] {
  const { alone, meanwhile } = measured;
  return [
    atLeast(`${name}: readers`, measured.readers - measured.broken, readers, count),
    atMost(`${name}: readers that missed the last version`, measured.lost, 0, count),
    atMost(`${name}: updates out of order, or resent in full`, measured.outOfOrder + measured.restarts, 0, count),
    atMost(`${name}: from the file to the last reader, p99`, measured.last.p99, budgets.lastMilliseconds, milliseconds),
    atMost(`${name}: memory per connection`, measured.bytesPerReader, budgets.bytesPerReader, kilobytes),
    atMost(`${name}: page latency under load, p50`, meanwhile.p50 / alone.p50, budgets.slowerPages, times),
    atMost(`${name}: page throughput under load`, alone.perSecond / meanwhile.perSecond, budgets.slowerPages, times),
  ];
}

const pages = ({ perSecond, p50, p99 }: Load) => `${perSecond.toFixed(0)}/s ${p50.toFixed(1)} ms ${p99.toFixed(0)} ms`;

const row = (name: string, measured: Measured) => [
  name,
  count(measured.readers),
  count(measured.updates),
  count(measured.deliveries),
  milliseconds(measured.last.p50),
  milliseconds(measured.last.p99),
  milliseconds(measured.each.p50),
  milliseconds(measured.each.p99),
  kilobytes(measured.bytesPerReader),
  `${(measured.processor * 100).toFixed(0)} %`,
  pages(measured.alone),
  pages(measured.meanwhile),
];

const folder = await createTempFolder('fieldhouse-bench-live-');
const rows: string[][] = [];
const verdicts: Verdict[] = [];
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
try {
  const game = await prepareGame('America/New_York');
  const shared = { game, readers, seconds };

  console.log('One process, the embedded database:');
  const alone = path.join(folder, 'embedded');
  const embedded = await measure({ ...shared, folder: alone, environments: [{ DATA_DIR: dataFolder(alone, 'one') }] });
  rows.push(row('1 process', embedded));
  verdicts.push(...judge('1 process', embedded));

  console.log('Two processes on Postgres:');
  postgres = await startPostgres();
  const together = path.join(folder, 'postgres');
  const environments = ['one', 'two'].map((name) => ({
    DATA_DIR: dataFolder(together, name),
    DATABASE_URL: postgres?.url ?? '',
  }));
  const both = await measure({ ...shared, folder: together, environments });
  rows.push(row('2 on Postgres', both));
  verdicts.push(...judge('2 on Postgres', both));

  const head = ['', 'readers', 'updates', 'delivered', 'last p50', 'p99', 'each p50', 'p99', 'memory', 'CPU'];
  console.log(`\n${formatTable([...head, 'idle pages: per second, p50, p99', 'under load'], rows)}`);
  process.exitCode = printVerdicts(verdicts);
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
