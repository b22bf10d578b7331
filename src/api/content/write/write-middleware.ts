import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

import { awaitConfirmations } from '../../../db/confirmations.ts';
import type { Writer } from '../../../editing/writer.ts';
import { isFormTokenOf } from '../../../web/form-token.ts';
import { isSameOrigin } from '../../../web/same-origin.ts';
import { readSessionToken } from '../../../web/session-cookie.ts';
import { routeOf } from '../../api-route.ts';
import { type ApiEnv, college, type Services, staffRights, values } from '../../endpoint-middleware.ts';
import { problem, problemResponse } from '../../problem.ts';
import { sessionChallenge } from '../../staff-only.ts';
import type { WriteContract } from './contract.ts';
import { attempt, hashOf, once, readKey } from './idempotency.ts';
import { type Done, perform } from './perform.ts';
import { maxBodySize, parseBody, readText } from './read-body.ts';
import { versionOf } from './versions.ts';

/** Writes of a process at a time: others wait for their turn here, and leave connections of the database to readers. */
export const writesAtOnce = 4;

/** The middleware of a write, in order; the last one responds. */
export const writeMiddleware = (contract: WriteContract, services: Services): MiddlewareHandler<ApiEnv>[] => [
  college(services),
  staffRights(contract, contract.kind.name, services),
  ownForm(),
  recentSession(),
  values(contract),
  write(contract, services),
];

/** The header with the CSRF token of the session, which pages for staff contain. */
export const formTokenHeader = 'x-form-token';

/**
 * Refuses a request with a session unless a page of this host has sent it that knows the CSRF token of the session: browsers add the
 * cookie to requests of other sites. Programs send a token, which no browser adds.
 */
const ownForm = () =>
  createMiddleware<ApiEnv>(async function ownForm(c, next) {
    if (c.var.rights?.tokenId !== undefined) return next();
    if (!isSameOrigin(c.req.raw))
      return problemResponse(problem(403, 'The request was sent from another site. Programs need an API token.'));
    const session = readSessionToken(c.req.header('cookie')) ?? '';
    if (isFormTokenOf(session, c.req.header(formTokenHeader) ?? '')) return next();
    return problemResponse(problem(403, `The header ${formTokenHeader} is not the form token of the session.`));
  });

/** Refuses a session that was idle for so long that only its reader's password shows who uses it. */
const recentSession = () =>
  createMiddleware<ApiEnv>(async function recentSession(c, next) {
    const { rights } = c.var;
    if (rights?.tokenId !== undefined || (rights && 'mayWrite' in rights && rights.mayWrite === true)) return next();
    return problemResponse(problem(401, 'The session was idle for half an hour. Log in again to write.'), {
      'www-authenticate': sessionChallenge,
    });
  });

const write = (contract: WriteContract, { database, writeTurn, log }: Services) =>
  createMiddleware<ApiEnv>(async function write(c) {
    const { tenant, rights } = c.var;
    if (!rights) throw new Error('write needs staffRights before it');
    const key = readKey(c.req.header('idempotency-key'));
    if (typeof key === 'object') return problemResponse(key);
    const text = await readText(c.req.raw);
    if (text === undefined) return problemResponse(problem(413, `The body has more than ${maxBodySize} bytes.`));
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const body = contract.body && parseBody(contract.kind, contract.body, type, text);
    if (body && 'status' in body) return problemResponse(body);
    const ifMatch = c.req.header('if-match');
    const writer: Writer = {
      actor: actorOf(rights),
      rights,
      door: `${contract.method} ${contract.path}`,
      requestId: c.env?.requestId,
    };
    const work = (within: Services['database']) =>
      perform(contract, {
        database: within,
        tenant,
        writer,
        values: c.var.values,
        body,
        unchangedSince: versionOf(ifMatch),
      });
    const { pathname, search } = new URL(c.req.url);
    const keyed = key !== undefined && {
      ...{ tenantId: tenant.id, accountId: rights.accountId, key },
      requestHash: hashOf([contract.method, pathname.toLowerCase(), search, type, ifMatch, text]),
    };
    const outcome = await writeTurn(() => (keyed ? once(database, keyed, work) : attempt(() => work(database))));
    if ('refused' in outcome) return problemResponse(outcome.refused);
    const { missing, problems } = await awaitConfirmations(database.db);
    const remaining = [...missing, ...problems];
    if (remaining.length > 0) log?.error({ route: routeOf(contract), remaining }, 'Copies of a change may remain');
    return toWriteResponse(outcome.done, remaining);
  });

/** The name of the writer in the audit trail. */
const actorOf = (rights: object): string => {
  const { email, tokenId }: { email?: string; tokenId?: number } = rights;
  return tokenId === undefined ? String(email) : `${email} (token ${tokenId})`;
};

/** `remaining` says why copies from before the change may still be served. */
function toWriteResponse({ status, body, headers }: Done, remaining: readonly string[]): Response {
  const all = {
    'cache-control': 'no-store',
    ...headers,
    ...(remaining.length > 0 && { warning: '199 - "Copies from before the change may still be served"' }),
  };
  if (status === 204) return new Response(null, { status, headers: all });
  return new Response(JSON.stringify(body), { status, headers: { ...all, 'content-type': 'application/json' } });
}
