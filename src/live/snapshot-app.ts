import { Hono } from 'hono';

import { isUnavailable, retryAfterSeconds } from '../api/failure.ts';
import type { FindTenant } from '../api/find-tenant.ts';
import { idOf } from '../api/parameters.ts';
import { problem, problemResponse } from '../api/problem.ts';
import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { maxFileBytes } from '../importers/file-size.ts';
import { isImportRefusal } from '../importers/refusal.ts';
import type { Log } from '../runtime/log.ts';
import type { SnapshotResult } from './ingest/snapshot.ts';
import { isSnapshotRefusal, type RefusalKind } from './ingest/snapshot-refusal.ts';
import { takeSnapshot } from './ingest/take-snapshot.ts';
import { burst, createSnapshotLimit, perSecond } from './snapshot-limit.ts';
import { findToken } from './tokens.ts';

type Options = {
  database: Database;
  findTenant: FindTenant;
  log: Pick<Log, 'info' | 'error'>;
};

const statusOf: Record<RefusalKind, number> = { 'unknown-game': 404, 'other-game': 409, closed: 409, practice: 422 };

/** Case-insensitive and with an optional trailing slash, like all API paths. */
const liveGameAddress = /^\/api\/v2\/live\/([^/]+)\/?$/i;

/** `PUT /api/v2/live/{gameId}`: a scoring program uploads the current file of a game with a token of the college. */
export function snapshotApp({ database, findTenant, log }: Options) {
  const limit = createSnapshotLimit();

  const findSender = async ({ headers }: Request, tenant: Tenant): Promise<string | Response> => {
    const [, token] = /^Bearer +(\S{1,200}) *$/i.exec(headers.get('authorization') ?? '') ?? [];
    const found = token === undefined ? undefined : await findToken(database.db, token);
    if (!found) return unauthorized();
    // does not reveal which college the token belongs to
    if (found.tenantId !== tenant.id) return refuse(403, 'The token is not valid for this college.');
    return `${found.tenantId}/${found.id}`;
  };

  const app = new Hono();
  app.put('*', async (c, next) => {
    const address = liveGameAddress.exec(c.req.path);
    if (!address) return next();
    const tenant = await findTenant(c.req.raw);
    if (tenant instanceof Response) return tenant;
    const sender = await findSender(c.req.raw, tenant);
    if (sender instanceof Response) return sender;
    const wait = limit.take(sender);
    if (wait > 0) return tooMany(wait);
    const gameId = idOf('game').parse(address[1] ?? '');
    if (typeof gameId !== 'number') return refuse(404, 'There is no game with that id.');
    const isTooLarge = Number(c.req.header('content-length') ?? 0) > maxFileBytes;
    const bytes = isTooLarge ? 'too-large' : await readBody(c.req.raw, maxFileBytes);
    if (bytes === 'too-large')
      return refuse(413, `The file is too large. A game file may have at most ${maxFileBytes} bytes.`);
    if (bytes === 'broken') return refuse(400, 'The upload was incomplete. Send the file again.');
    const { signal } = c.req.raw;
    try {
      const file = { name: c.req.query('file') ?? `game-${gameId}`, bytes };
      const taken = await takeSnapshot(database, {
        tenant,
        file,
        gameId,
        as: c.req.query('as'),
        early: c.req.query('early') !== undefined,
        signal,
      });
      return responseOf(taken);
    } catch (err) {
      if (signal.aborted) return refuse(400, 'The client disconnected before its file was saved. Send the file again.');
      if (!isImportRefusal(err)) throw err;
      // the message may quote query values, which are not logged
      const reason = isSnapshotRefusal(err) ? err.kind : 'unreadable';
      log.info({ tenant: tenant.slug, gameId, reason }, 'a snapshot was refused');
      return refuse(isSnapshotRefusal(err) ? statusOf[err.kind] : 400, err.message);
    }
  });
  app.onError((err, c) => {
    log.error({ err, path: c.req.path }, 'Failed to process a snapshot');
    if (isUnavailable(err))
      return refuse(503, 'The snapshot was not saved: the database is unavailable. Send it again in a moment.', {
        'retry-after': String(retryAfterSeconds),
      });
    return refuse(500, 'The snapshot could not be processed.');
  });
  return app;
}

const responseOf = (taken: SnapshotResult): Response =>
  Response.json(taken, {
    status: taken.change === 'created' ? 201 : 200,
    headers: { 'cache-control': 'no-store' },
  });

const refuse = (status: number, detail: string, headers?: Record<string, string>): Response =>
  problemResponse(problem(status, detail), headers);

const unauthorized = (): Response =>
  refuse(401, 'Send a token of the college: Authorization: Bearer TOKEN.', { 'www-authenticate': 'Bearer' });

const tooMany = (seconds: number): Response =>
  refuse(429, `Too many snapshots: at most ${burst} at once and ${perSecond} per second. Try again in ${seconds} s.`, {
    'retry-after': String(seconds),
  });

/** Too large, or `broken` if the client disconnected early. The rest is not read. */
type Unread = 'too-large' | 'broken';

/** Reads a request body; stops reading once it exceeds `most` bytes. */
async function readBody({ body }: Pick<Request, 'body'>, maxSize: number): Promise<Uint8Array | Unread> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > maxSize) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken';
  }
  return Buffer.concat(chunks, length);
}
