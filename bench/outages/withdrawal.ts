import { setTimeout as wait } from 'node:timers/promises';

import type { Service } from './services.ts';
import type { createWriter } from './writer.ts';

type Options = {
  postgres: Pick<Service, 'kill' | 'restart'>;
  writer: Pick<ReturnType<typeof createWriter>, 'addStory' | 'hideStory'>;
  /** Origins of the ways to the site. */
  ways: readonly string[];
  /** The page at an address. */
  visit: (address: string) => Promise<string>;
};

const title = 'Withdrawn before the outage';
const paths = ['/news', '/news/rss', '/api/v2/Stories?pageSize=20'];
/** Milliseconds: Postgres is down, and between reads. */
const outage = 8000;
const pause = 100;

/** Hides a story that every way shows, kills Postgres, and counts the reads that still show it. */
export async function withdrawal({ postgres, writer, ways, visit }: Options) {
  const addresses = ways.flatMap((origin) => paths.map((path) => origin + path));
  const id = await writer.addStory(title);
  // each connection may reach another worker
  for (const address of addresses)
    for (let found = 0; found < 6; ) {
      if ((await visit(address)).includes(title)) found++;
      else await wait(pause);
    }
  const started = performance.now();
  await writer.hideStory(id);
  const seconds = (performance.now() - started) / 1000;
  await postgres.kill();
  let reads = 0;
  let shown = 0;
  for (const end = performance.now() + outage; performance.now() < end; await wait(pause))
    for (const address of addresses) {
      reads++;
      if ((await visit(address).catch(() => '')).includes(title)) shown++;
    }
  await postgres.restart();
  return { seconds, reads, shown };
}
