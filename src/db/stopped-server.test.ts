import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

import { openPostgres } from './open-postgres.ts';

const authenticated = Buffer.from('520000000800000000', 'hex');
const readyForQuery = Buffer.from('5a0000000549', 'hex');
const commandComplete = Buffer.concat([Buffer.from('430000000d', 'hex'), Buffer.from('SELECT 0\0')]);

let close = () => {};
afterEach(() => close());

/** A Postgres server that stops responding, as under SIGSTOP, after this many messages of each connection. */
async function startServer(messages: number): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      received += 1;
      if (received > messages) return;
      socket.write(Buffer.concat([received === 1 ? authenticated : commandComplete, readyForQuery]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return `postgres://u@127.0.0.1:${(server.address() as AddressInfo).port}/d`;
}

const timeoutSeconds = 0.2;

it('connecting to a server that does not respond fails after the timeout', async () => {
  await expect(openPostgres(await startServer(0), { timeoutSeconds })).rejects.toThrow('timeout');
});

it('a query to a server that does not respond fails after the timeout', async () => {
  const { db } = await openPostgres(await startServer(2), { timeoutSeconds });
  const failure = await db.execute(sql`select 1`).catch((error: Error) => error);
  expect(String((failure as Error).cause)).toContain('timeout');
});
