import { createHash } from 'node:crypto';

/** Tells whether a client and a server mean the same database without showing its password: empty for the embedded one. */
export function databaseKey(databaseUrl: string | undefined): string {
  return databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex') : '';
}
