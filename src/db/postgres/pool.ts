import pg from 'pg';

import type { Addresses } from './addresses.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { requirePrimary } from './connect.ts';
import { sessionParameters } from './session-parameters.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

type Limits = { size: number; connectMs: number; queryMs: number };
type Release = (error?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/** A transaction that waits for its process this long, in milliseconds, is rolled back: its locks stop others. */
const idleTransactionMs = 60_000;

/** Connections for queries, with a circuit breaker. A connection that fails is tried at the next address. */
export function createPool(addresses: Addresses, { size, connectMs, queryMs }: Limits): pg.Pool {
  const breaker = createCircuitBreaker();
  const pool = new pg.Pool({
    connectionString: addresses.current(),
    ...sessionParameters,
    max: size,
    connectionTimeoutMillis: connectMs,
    // statement_timeout ends the work on the server, query_timeout the wait for a server that no longer responds
    statement_timeout: queryMs,
    query_timeout: queryMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    keepAlive: true,
    ...(addresses.count > 1 && { verify }),
  });
  // without a listener, an idle connection that the server drops would end the process; the next query reports it
  pool.on('error', () => {});
  // the same for a connection lost during a transaction, which rejects by itself
  pool.on('connect', (client) => client.on('error', () => {}));

  const record = (error: unknown) => {
    if (isDatabaseUnavailable(error)) breaker.recordFailure();
  };
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connect = async (): Promise<pg.PoolClient> => {
    breaker.admit();
    for (let tried = 1; ; tried++) {
      const address = addresses.current();
      pool.options.connectionString = address;
      try {
        return await connectOnce();
      } catch (error) {
        addresses.skip(address);
        if (tried < addresses.count) continue;
        record(error);
        throw error;
      }
    }
  };
  const queryOnce = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const query = async (...args: unknown[]): Promise<unknown> => {
    try {
      const result = await queryOnce(...args);
      breaker.recordSuccess();
      return result;
    } catch (error) {
      record(error);
      throw error;
    }
  };
  return Object.assign(pool, {
    query,
    // the pool itself connects with a callback
    connect: (onConnect?: OnConnect) => {
      if (!onConnect) return connect();
      connect().then(
        (client) => onConnect(undefined, client, client.release.bind(client)),
        (error: Error) => onConnect(error, undefined, () => {}),
      );
      return undefined;
    },
  }) as pg.Pool;
}

const verify = (client: pg.PoolClient, done: (error?: Error) => void) => {
  requirePrimary(client).then(() => done(), done);
};
