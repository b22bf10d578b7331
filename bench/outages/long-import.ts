import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { percentile } from '../percentile.ts';

const rows = 10_000;
const games = 500;
/** Milliseconds between two probes of the site. */
const probePause = 20;

type Options = { folder: string; environment: Record<string, string>; tenant: string };

/**
 * Imports 10,000 rows and a schedule of 500 games beside the site. Resolves with the milliseconds that requests waited
 * meanwhile, with the seconds of the schedule from the start of its command to its end, and with those beyond the same command
 * for a single game, which loads the same code.
 */
export async function importMuch({ folder, environment, tenant }: Options, probe: () => Promise<unknown>) {
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const run = (...argv: string[]) =>
    promisify(execFile)(process.execPath, ['src/cli/main.ts', ...argv, '--tenant', tenant], { env, timeout: 300_000 });
  const tags = path.join(folder, 'tags.json');
  await writeFile(tags, JSON.stringify(Array.from({ length: rows }, (_, index) => tagOf(index))));
  const schedule = path.join(folder, 'schedule.csv');
  await writeFile(
    schedule,
    ['Date,Opponent,Location', ...Array.from({ length: games }, (_, index) => gameOf(index))].join('\n'),
  );

  const waits: number[] = [];
  let isOver = false;
  const probing = (async () => {
    for (; !isOver; await wait(probePause)) {
      const started = performance.now();
      await probe();
      waits.push(performance.now() - started);
    }
  })();
  await run('content-tag', 'import', tags);
  const importSchedule = async (file: string): Promise<number> => {
    const started = performance.now();
    await run('import', 'schedule', file, '--sport', 'mens-tennis');
    return (performance.now() - started) / 1000;
  };
  const one = path.join(folder, 'one-game.csv');
  await writeFile(one, 'Date,Opponent,Location\n1998-09-01,Imported College 0,Town');
  const start = await importSchedule(one);
  const seconds = await importSchedule(schedule);
  isOver = true;
  await probing;
  return {
    waited: percentile(waits, 0.99),
    longest: Math.max(...waits),
    seconds,
    beyondStart: Math.max(0, seconds - start),
  };
}

const tagOf = (index: number) => ({ title: `Imported tag ${index}` });

function gameOf(index: number): string {
  const day = Temporal.PlainDate.from('1999-01-01').add({ days: Math.floor(index / 2) });
  return `${day},Imported College ${index % 100},Town`;
}
