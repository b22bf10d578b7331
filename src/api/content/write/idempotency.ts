import { createHash } from 'node:crypto';

import { lt, sql } from 'drizzle-orm';

import type { Database, Db } from '../../../db/client.ts';
import { matching } from '../../../db/matching.ts';
import { idempotencyKey } from '../../../db/schema/idempotency-key.ts';
import { type Problem, problem } from '../../problem.ts';
import type { Done } from './perform.ts';
import { refusalOf, type WriteProblem } from './refusals.ts';

/** Hours for which the response to a key is kept. */
export const keptHours = 24;
const kept = sql.raw(`interval '${keptHours} hours'`);

const form = /^[\x21-\x7e]{1,255}$/;

export type Keyed = { tenantId: number; accountId: number; key: string; requestHash: string };
type Outcome = { done: Done } | { refused: WriteProblem };

/** The key of a request; a problem if it is malformed. */
export function readKey(header: string | undefined): string | undefined | Problem {
  if (header === undefined || form.test(header)) return header;
  return problem(400, 'The Idempotency-Key has to be 1 to 255 visible ASCII characters.');
}

/** What a repeated request must have in common with the first one. */
export const hashOf = (parts: readonly (string | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex');

/**
 * Does the work of a request once per key: its changes and the response to it are stored in one transaction, so that a repeated request
 * finds both or neither. A refused request stores nothing and can be repeated. Returns the stored response to a repeated request.
 */
export function once(
  database: Pick<Database, 'db' | 'files'>,
  keyed: Keyed,
  work: (database: Pick<Database, 'db' | 'files'>) => Promise<Done>,
): Promise<Outcome> {
  return database.db.transaction(async (db): Promise<Outcome> => {
    const { tenantId, accountId, key, requestHash } = keyed;
    const name = `idempotency ${tenantId} ${accountId} ${key}`;
    const { rows } = await db.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
    );
    if (!rows[0]?.locked) return { refused: problem(409, 'A request with this Idempotency-Key is being handled.') };
    const isKeyed = matching(idempotencyKey, { tenantId, accountId, key });
    await db.delete(idempotencyKey).where(sql`${isKeyed} and ${idempotencyKey.createdAt} < now() - ${kept}`);
    const [earlier] = await db.select().from(idempotencyKey).where(isKeyed);
    if (earlier && earlier.requestHash !== requestHash)
      return { refused: problem(422, 'The Idempotency-Key was used for another request. Use a new one.') };
    if (earlier) {
      const { status, headers, body } = earlier;
      return { done: { status, headers: { ...headers, 'idempotency-replayed': 'true' }, body: JSON.parse(body) } };
    }
    const outcome = await attempt(() => work({ ...database, db: db as Db }));
    if ('done' in outcome) {
      const { status, headers, body = null } = outcome.done;
      await db
        .insert(idempotencyKey)
        .values({ tenantId, accountId, key, requestHash, status, headers, body: JSON.stringify(body) });
    }
    return outcome;
  });
}

/** Runs a write. Resolves with its response, or with the problem document of its refusal. */
export const attempt = (work: () => Promise<Done>): Promise<Outcome> =>
  work().then(
    (done) => ({ done }),
    (error: unknown) => ({ refused: refusalOf(error) }),
  );

/** Deletes the responses to keys that are too old, in all colleges, and returns how many. */
export async function purgeIdempotencyKeys(db: Db): Promise<number> {
  const rows = await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, sql`now() - ${kept}`))
    .returning({ key: idempotencyKey.key });
  return rows.length;
}
