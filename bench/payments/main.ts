// Kills a shop with `kill -9` at random moments while buyers pay, and compares its books with those of the provider.
// `npm run bench payments postgres` has its books in a Postgres server instead of the embedded database.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type ServerType, serve } from '@hono/node-server';

import { startPostgres } from '../../scripts/postgres.ts';
import { createFakeStripe } from '../../src/payments/fake-stripe/fake-stripe.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { startProcess } from '../processes.ts';
import { secret } from './account.ts';
import type { Books } from './books.ts';

const kills = 40;
const buyers = 4;

let shop: { origin: string; pid: number } | undefined;
let isOver = false;

/** Requests the shop until it responds, through restarts. */
async function insist(address: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch((shop?.origin ?? 'http://127.0.0.1:9') + address, init).catch(() => undefined);
    if (response?.ok) return response;
    await wait(50);
  }
}

const fake = createFakeStripe({
  secretOf: () => secret,
  // twice, the second time late: duplicates and events out of order
  delays: () => [Math.random() * 300, Math.random() * 3000],
  deliver: async ({ body, signature }) =>
    (await insist('/payments/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } }))
      .status,
});

/** Buys again and again: most pay, some fail, some close the page. */
async function buy(): Promise<void> {
  while (!isOver) {
    const address = await (await insist(`/buy/${randomUUID()}`, { method: 'POST' })).text();
    const session = fake.sessions().find(({ url }) => url === address);
    const chance = Math.random();
    if (session && chance < 0.9) fake.complete(session, chance < 0.7 ? 'pay' : 'fail');
    await wait(20);
  }
}

const listening = serve({ fetch: fake.api.fetch, port: 0, hostname: '127.0.0.1' }) as ServerType;
await once(listening, 'listening');
const folder = await createTempFolder('fieldhouse-payments-');
const postgres = process.argv.includes('postgres') ? await startPostgres() : undefined;
const environment = {
  BENCH_DATA: path.join(folder, 'database'),
  BENCH_STRIPE: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
  ...(postgres && { BENCH_POSTGRES: postgres.url }),
};
const start = async () => {
  const started = await startProcess(['bench/payments/shop-server.ts'], environment, '/ready');
  shop = started;
  return started;
};

const buying: Promise<void>[] = [];
for (let kill = 0; kill < kills; kill++) {
  const { pid } = await start();
  if (kill === 0) buying.push(...Array.from({ length: buyers }, buy));
  await wait(200 + Math.random() * 2500);
  process.kill(pid, 'SIGKILL');
}
const last = await start();
isOver = true;
await Promise.all(buying);
await fake.idle();
await insist('/expire', { method: 'POST' });
await fake.idle();
const books = (await (await insist('/books')).json()) as Books;
await last.stop();
listening.close();
await postgres?.stop();
await rm(folder, { recursive: true });

const charged = fake.sessions().filter(({ payment_status: status }) => status === 'paid');
const unpaid = charged.filter(({ client_reference_id: reference }) => !books.paid.includes(reference ?? ''));
const faults = [
  ...books.faults,
  ...(books.open > 0 ? [`${books.open} × an order that is neither paid nor ended`] : []),
  ...(unpaid.length > 0 ? [`${unpaid.length} × a payment that the shop does not know`] : []),
  ...(books.paid.length > charged.length
    ? [`${books.paid.length - charged.length} × a payment that was not made`]
    : []),
];
console.log(`${kills} kills, ${books.submissions} submissions, ${books.orders} orders, ${charged.length} payments`);
console.log(faults.length === 0 ? 'The books balance.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
