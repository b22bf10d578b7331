// Measures the pages of the production build with the sample colleges, on loopback.
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { createTempFolder } from '../src/testing/temp-folder.ts';
import { atMost, budgets, printVerdicts, type Verdict } from './budgets.ts';
import { measureHeavyPages, measureRedirectImport, timeCommand } from './event-loop.ts';
import { families } from './families.ts';
import { measureSubmissions } from './forms.ts';
import { get } from './http.ts';
import { measureImageLoad } from './images.ts';
import { timeImports } from './imports.ts';
import { measureFamilies, measureFamilyStalls } from './measure-families.ts';
import { findPages } from './pages.ts';
import { percentile } from './percentile.ts';
import { measureFirstInputs } from './phone/first-input.ts';
import { proxied, startHttpsProxy } from './phone/https-proxy.ts';
import { measureVitals } from './phone/vitals.ts';
import { measureSearchers, timeSearches, timeSuggestions } from './search.ts';
import { timeSeason } from './season.ts';
import { residentBytes, startSite } from './servers.ts';
import { measureSlowBlock } from './slow-block.ts';
import { formatTable, kilobytes } from './table.ts';

const host = 'lakeshore.localhost';
const times = (factor: number) => `${factor.toFixed(2)}x`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const folder = await createTempFolder('fieldhouse-bench-');
const verdicts: Verdict[] = [];
const phones: string[][] = [];
try {
  console.log('Starting the production build on fresh sample data …');
  const data = path.join(folder, 'data');
  // `npm run bench scale` measures pages in the cache
  const site = await startSite({ DATA_DIR: data, PAGE_CACHE: 'off' });
  const pages = await findPages(site.origin, host);
  verdicts.push(...(await measureFamilies(site, pages, { host, folder })));
  const resident = await residentBytes(site.origin);
  verdicts.push(atMost('resident memory after load', resident, budgets.residentBytes, kilobytes));

  console.log('Measuring the first byte of a story with a slow secondary block …');
  const slow = await measureSlowBlock(
    site.origin,
    host,
    pages.find(({ name }) => name === 'story')?.path ?? '/',
    path.join(folder, 'second'),
  );
  verdicts.push(
    atMost(
      `first byte with a secondary block 300 ms late (${milliseconds(slow.late)}) relative to on time (${milliseconds(slow.onTime)})`,
      slow.late / slow.onTime,
      budgets.slowBlockRatio,
      times,
    ),
  );
  await site.stop();

  verdicts.push(...(await measureFamilyStalls(pages, { host, environment: { DATA_DIR: data, PAGE_CACHE: 'off' } })));

  console.log('Opening home and schedule on a slow phone …');
  // as fans get them, from the cache
  const served = await startSite({ DATA_DIR: data, ...proxied });
  const proxy = await startHttpsProxy(served.origin);
  const addressOf = (page: string) => `https://${host}:${proxy.port}${page}`;
  const opened = ['/', pages[0]?.path ?? '/'];
  for (const address of opened) await get(served.origin + address, host);
  const vitals = await measureVitals(opened.map(addressOf), 3);
  for (const [index, seen] of vitals.entries()) {
    const name = index === 0 ? 'home' : 'schedule';
    phones.push([
      name,
      milliseconds(seen.firstPaint),
      milliseconds(seen.largestPaint),
      seen.layoutShift.toFixed(3),
      milliseconds(seen.blocking),
      kilobytes(seen.jsBytes),
      [seen.splash && 'splash', seen.alert && 'alert', `${seen.rotators} rotators`].filter(Boolean).join(', '),
    ]);
    verdicts.push(
      atMost(`${name} on a slow phone: largest paint`, seen.largestPaint, budgets.largestPaint, milliseconds),
      atMost(`${name} on a slow phone: layout shift`, seen.layoutShift, budgets.layoutShift, (value) =>
        value.toFixed(3),
      ),
      atMost(`${name} on a slow phone: blocking`, seen.blocking, budgets.blocking, milliseconds),
      atMost(
        `${name}: JS loaded without interaction`,
        seen.jsBytes,
        families[index === 0 ? 'home' : 'schedule'].budget.jsGzip,
        kilobytes,
      ),
    );
  }

  console.log('Entering the first letters into forms on a slow phone …');
  const inputs = await measureFirstInputs(['/form/2', '/form/3'].map(addressOf), 15);
  verdicts.push(
    atMost(
      `first input in forms on a slow phone, p95 of ${inputs.length} visits (slowest ${milliseconds(Math.max(...inputs))})`,
      percentile(inputs, 0.95),
      budgets.firstInput,
      milliseconds,
    ),
  );
  proxy.stop();
  await served.stop();

  console.log('Searching …');
  const searched = await startSite({ DATA_DIR: data, PAGE_CACHE: 'off', TRUSTED_PROXIES: '127.0.0.1' });
  const searchers = await measureSearchers(searched.origin, host, pages[0]?.path ?? '/');
  const submission = await measureSubmissions(searched.origin, host);
  const delay = await measureRedirectImport(searched.origin, data, folder);
  const suggestions = await timeSuggestions(searched.origin, host);
  const heavyPages = await measureHeavyPages(searched.origin, host, data);
  const command = await timeCommand(data);
  console.log('Requesting large pictures …');
  const images = await measureImageLoad(searched, host, pages[0]?.path ?? '/');
  await searched.stop();
  const search = await timeSearches(data, host);
  const season = await timeSeason(data, host, pages[0]?.path ?? '/');
  verdicts.push(
    atMost(`statistics of the ${pages[0]?.name} derived again`, season, budgets.season, milliseconds),
    atMost(`slowest search on the embedded database (${search.slowest})`, search.took, budgets.search, milliseconds),
    atMost(
      `schedule p95 with ten searchers (${milliseconds(searchers.searched)}) relative to none (${milliseconds(searchers.alone)})`,
      searchers.ratio,
      budgets.searchersRatio,
      times,
    ),
    atMost('p99 of a form from post to redirect, 50 a second', submission, budgets.submission, milliseconds),
    atMost('event loop delay while 20,000 redirects are imported', delay, budgets.eventLoopDelay, milliseconds),
    ...heavyPages.flatMap(({ name, delay, took }) => [
      atMost(`event loop delay of the first ${name} after a change`, delay, budgets.eventLoopDelay, milliseconds),
      atMost(`first ${name} after a change`, took, budgets.request, milliseconds),
    ]),
    atMost('command while the server runs, from start to end', command, budgets.command, milliseconds),
    atMost(
      `schedule p95 while 40 connections request large pictures (${milliseconds(images.loaded)}) relative to none (${milliseconds(images.alone)})`,
      images.loaded / images.alone,
      budgets.imagesRatio,
      times,
    ),
    atMost('memory that these connections add', images.addedBytes, budgets.imagesBytes, kilobytes),
    atMost('p95 of the first suggestions for an input', suggestions, budgets.suggestions, milliseconds),
  );

  const imports = await timeImports();
  if (imports)
    verdicts.push(
      atMost(
        `slowest import of ${imports.files} game files (${imports.slowest})`,
        imports.seconds,
        budgets.importSeconds,
        (value) => `${value.toFixed(2)} s`,
      ),
    );

  console.log(
    `\n${formatTable(['Slow phone', 'first paint', 'largest paint', 'shift', 'blocking', 'JS', 'with'], phones)}`,
  );
  process.exitCode = printVerdicts(verdicts);
} finally {
  await rm(folder, { recursive: true, force: true });
}
