import path from 'node:path';

import { atMost, type Verdict } from './budgets.ts';
import { type FamilyBudget, families } from './families.ts';
import { get } from './http.ts';
import { firstByte, load, loadByTurns, throughputOf } from './load.ts';
import type { BenchPage } from './pages.ts';
import type { RunningProcess } from './processes.ts';
import { type StoredResponse, startMemoryServer } from './servers.ts';
import { measureStalls } from './stalls.ts';
import { formatTable, kilobytes } from './table.ts';
import { weigh } from './weigh.ts';

const seconds = 2;
const warmUpSeconds = 1;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const times = (factor: number) => `${factor.toFixed(2)}x`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** Measures the page of every family of a server without page cache against the same bytes from memory, and prints a table. */
export async function measureFamilies(
  site: RunningProcess,
  pages: readonly BenchPage[],
  { host, folder }: { host: string; folder: string },
): Promise<Verdict[]> {
  // the first response after the start may stream late parts, which takes additional scripts
  for (const page of pages) await get(site.origin + page.path, host);
  const responses: StoredResponse[] = [];
  for (const page of pages) responses.push(await get(site.origin + page.path, host));
  const memory = await startMemoryServer(path.join(folder, 'documents'), responses);
  const pairs = pages.map((page, index) => ({
    page,
    url: site.origin + page.path,
    memoryUrl: `${memory.origin}/${index}`,
    html: responses[index]?.text ?? '',
  }));
  // compiling the code that all pages share takes thousands of requests, which the first page would count as its own
  for (const { url } of pairs) await load(url, host, warmUpSeconds);

  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const measured of await loadByTurns(pairs, { host, seconds })) {
    const { page, url, html, ours, yardstick } = measured;
    const budget: FamilyBudget = families[page.family].budget;
    const cost = ours.cost / yardstick.cost;
    const tail = ours.p99 / ours.p50;
    const bytes = await weigh(html, page.awaited);
    const payloadShare = bytes.payload / bytes.html;
    rows.push([
      page.name,
      milliseconds(ours.cost),
      times(cost),
      throughputOf(measured),
      milliseconds(ours.p50),
      milliseconds(ours.p99),
      times(tail),
      milliseconds(await firstByte(url, host)),
      kilobytes(bytes.html),
      kilobytes(bytes.htmlGzip),
      kilobytes(bytes.htmlBrotli),
      percent(payloadShare),
      kilobytes(bytes.jsGzip),
      kilobytes(bytes.cssGzip),
    ]);
    verdicts.push(
      atMost(`${page.name}: processor time relative to the same bytes by node:http`, cost, budget.cost, times),
      atMost(`${page.name}: p99 of all responses relative to p50, 16 connections`, tail, budget.tail, times),
      atMost(`${page.name}: HTML gzip`, bytes.htmlGzip, budget.htmlGzip, kilobytes),
      atMost(`${page.name}: JS gzip`, bytes.jsGzip, budget.jsGzip, kilobytes),
      atMost(`${page.name}: CSS gzip`, bytes.cssGzip, budget.cssGzip, kilobytes),
      atMost(`${page.name}: payload share of the raw HTML`, payloadShare, budget.payloadShare, percent),
    );
  }
  await memory.stop();
  const head = ['Page', 'processor', 'of node:http', 'requests', 'p50', 'p99', 'tail', 'first byte'];
  const weights = ['HTML', 'gzip', 'Brotli', 'payload', 'JS gzip', 'CSS gzip'];
  console.log(`\n${formatTable([...head, ...weights], rows)}\n`);
  return verdicts;
}

/** Measures the longest stall of the event loop for the page of every family, and prints what ran in it. */
export async function measureFamilyStalls(
  pages: readonly BenchPage[],
  options: Parameters<typeof measureStalls>[1],
): Promise<Verdict[]> {
  console.log('Looking for what holds up the event loop …');
  const stalls = await measureStalls(
    pages.map((page) => page.path),
    options,
  );
  const measured = pages.flatMap((page, index) => {
    const stall = stalls[index];
    return stall ? [{ page, stall }] : [];
  });
  const rows = measured.map(({ page, stall }) => [page.name, milliseconds(stall.milliseconds), stall.ran.join(', ')]);
  console.log(`\n${formatTable(['Longest stall', '', 'what ran'], rows)}\n`);
  return measured.map(({ page, stall }) =>
    atMost(
      `${page.name}: longest stall of the event loop`,
      stall.milliseconds,
      families[page.family].budget.stall,
      milliseconds,
    ),
  );
}
