import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'drizzle-orm';

import { openEmbedded } from '../db/open-database.ts';

/** What is killed, one directly after the other. */
export type Victims = readonly ('server' | 'database')[];

/** Rows that a server writes before the kill. */
const rowsBefore = 20;
/** Milliseconds in which it writes further rows with a database that was started again. */
const timeAfter = 1000;

/**
 * For each of the kills, starts a server on the data folder and kills it, its database or both with SIGKILL while it writes.
 * Resolves to the number of rows that it reported as written, and those that are missing at the end.
 */
export async function killDuringWrites(
  dataDir: string,
  kills: readonly Victims[],
  onKill: (count: number) => void = () => {},
): Promise<{ written: number; lost: number[] }> {
  const written: number[] = [];
  for (const [index, victims] of kills.entries()) {
    await killWriter(dataDir, victims, written);
    onKill(index + 1);
  }
  const database = await openEmbedded({ dataDir });
  const { rows } = await database.db.execute<{ id: number }>(sql`select id from written`);
  await database.close();
  const ids = new Set(rows.map(({ id }) => id));
  return { written: written.length, lost: written.filter((id) => !ids.has(id)) };
}

/** Adds the ids of the rows that the server reports until it is killed. */
async function killWriter(dataDir: string, victims: Victims, written: number[]): Promise<void> {
  const writer = spawn(process.execPath, ['src/testing/row-writer.ts', dataDir, String((written.at(-1) ?? 0) + 2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  let count = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    written.push(Number(line));
    count += 1;
    if (count !== rowsBefore) continue;
    const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
    const database = Number.parseInt(await readFile(file, 'utf8'), 10);
    for (const victim of victims) process.kill(victim === 'server' ? (writer.pid ?? 0) : database, 'SIGKILL');
    if (!victims.includes('server')) setTimeout(() => writer.kill('SIGKILL'), timeAfter);
  }
  await ended;
  if (count < rowsBefore) throw new Error(`The server ended after ${count} rows`);
}
