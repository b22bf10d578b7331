import pg from 'pg';

import type { Addresses } from './addresses.ts';
import { sessionParameters } from './session-parameters.ts';

/** Opens a connection to the first address that accepts writes, beginning with the one in use. */
export async function connect(addresses: Addresses, config: pg.ClientConfig): Promise<pg.Client> {
  for (let tried = 1; ; tried++) {
    const address = addresses.current();
    const client = new pg.Client({
      ...sessionParameters,
      ...config,
      connectionString: address,
    });
    // without a listener, a lost connection would end the process
    client.on('error', () => {});
    try {
      await client.connect();
      if (addresses.count > 1) await requirePrimary(client);
      return client;
    } catch (error) {
      addresses.skip(address);
      await client.end().catch(() => {});
      if (tried === addresses.count) throw error;
    }
  }
}

/** Throws for a standby, which accepts no writes. */
export async function requirePrimary(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw Object.assign(new Error('This Postgres server is a standby'), { code: '25006' });
}
