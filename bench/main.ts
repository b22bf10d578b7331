const usage = `Usage: npm run bench [-- <name> [<number>...]]

Measures the production build on loopback, against the same bytes served from memory.

npm run bench                 pages: throughput, weight, first view, forms, search, seasons, pictures
npm run bench pages           a page of every route family: processor time, tail, stalls, bytes
npm run bench live            live games: publishing, delivery, followers
npm run bench phone           a slow phone: taps on each kind of page, and two minutes of a live game
npm run bench scale           many readers of one page, before and after a change, and through Varnish
npm run bench scale workers   two processes on Postgres against one
npm run bench scale soak      memory during 30 minutes (or <number>) of readers, snapshots, imports and a crawler
npm run bench scale colleges  10,000 colleges (or <number>) with 1,000 games (or <number>) each in one Postgres
npm run bench payments        a shop that is killed while buyers pay, on the embedded database or on Postgres (payments postgres)
npm run bench outages         the services of a site are killed while readers read and a game is live
npm run bench outages power   the server and its embedded database are killed 100 times (or <number>) while it writes
npm run bench -- --help       prints this text`;

const benches: Record<string, () => Promise<unknown>> = {
  '': () => import('./site.ts'),
  pages: () => import('./families-main.ts'),
  live: () => import('./live/main.ts'),
  outages: () => import('./outages/main.ts'),
  'outages power': () => import('./outages/power-cuts.ts'),
  phone: () => import('./phone/main.ts'),
  payments: () => import('./payments/main.ts'),
  'payments postgres': () => import('./payments/main.ts'),
  scale: () => import('./scale/main.ts'),
  'scale colleges': () => import('./scale/colleges.ts'),
  'scale soak': () => import('./scale/soak.ts'),
  'scale workers': () => import('./scale/workers.ts'),
};

/** Without the numbers, which the benches read. */
const name = process.argv
  .slice(2)
  .filter((argument) => !/^\d+$/.test(argument))
  .join(' ');
const bench = benches[name];
if (name === '--help' || name === '-h') console.log(usage);
else if (bench) await bench();
else {
  console.error(`Unknown arguments: ${name}\n\n${usage}`);
  process.exit(1);
}
