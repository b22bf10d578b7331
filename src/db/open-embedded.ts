import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';

import { createDiskStore } from '../storage/disk-store.ts';
import type { FileStore } from '../storage/file-store.ts';
import { withoutNumber } from './announce.ts';
import type { Database, Lock } from './client.ts';
import { lockFolder } from './folder-lock.ts';
import { keepNamedStatements } from './named-statements.ts';
import * as schema from './schema/all.ts';
import { takeTurns } from './take-turns.ts';

const settings = [
  // the default of 128 MB suits a dedicated machine; the operating system caches the files as well
  'shared_buffers=24MB',
  // filling a new 16 MB log file with zeros would block the thread for 80 ms during an import
  'wal_init_zero=off',
  // a fifth of the default sample: the server analyzes all tables when it starts
  'default_statistics_target=20',
];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

const bytea = 17;

/**
 * How the embedded database is opened: with the extensions that the migrations create. Bytes become hexadecimal text at
 * once; the client's own functions convert each byte, which takes 7 ms for 100 kB.
 */
export const clientOptions = {
  extensions: { btree_gin, fuzzystrmatch, pg_trgm, unaccent },
  serializers: { [bytea]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [bytea]: (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex') },
};

/** Files of a database that has no folder for them, such as one in memory. */
export const temporaryFiles = (): FileStore => createDiskStore(path.join(tmpdir(), `fieldhouse-files-${process.pid}`));

/** The folder lock excludes other processes already. */
export const ownLock = async (): Promise<Lock> => ({ lost: new AbortController().signal, release: async () => {} });

/** Opens the embedded database in `folder` (created when absent), or in memory without one. Throws when another process has the folder open. */
export async function openEmbedded(folder?: string, files: FileStore = temporaryFiles()): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : undefined;
  try {
    const client = await PGlite.create({ startParams, ...clientOptions, ...(folder && { dataDir: folder }) });
    takeTurns(client);
    const db = drizzle({ client, schema });
    keepNamedStatements(db, client);
    return {
      db,
      files,
      execute: async (sql) => void (await client.exec(sql)),
      withoutLimit: (run) => run(db),
      listen: (channel, onMessage) => client.listen(channel, (payload) => onMessage(withoutNumber(payload))),
      lock: ownLock,
      close: async () => {
        await client.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}
