import type { ServerResponse } from 'node:http';

import { type } from 'arktype';

import type { FindTenant } from '../api/find-tenant.ts';
import { idOf, idsOf } from '../api/parameters.ts';
import { problem, problemResponse } from '../api/problem.ts';
import { maxConcurrentGames } from '../domain/concurrent-games.ts';
import type { Log } from '../runtime/log.ts';
import type { LiveHub } from './hub.ts';
import { connectResponse, createBody } from './subscriber.ts';

/** A streaming response, written to Node's response or returned as a body. */
export type LiveStream = {
  headers: Record<string, string>;
  writeTo: (response: ServerResponse) => void;
  toBody: () => ReadableStream<Uint8Array>;
};

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  'access-control-allow-origin': '*',
};

/** Retry-After in seconds for rejected subscribers. */
const retryAfter = { process: '10', address: '30' };

type EventsRequest = {
  request: Request;
  /** Path segments; neither for the scoreboard. */
  gameId: string | undefined;
  gameIds: string | undefined;
  clientAddress: string;
};

/** Handles `/api/v2/live/events`, `/api/v2/live/{gameId}/events` and `/api/v2/live/games/{gameIds}/events`. */
export function createLiveEvents({
  hub,
  findTenant,
  log,
}: {
  hub: LiveHub;
  findTenant: FindTenant;
  log: Pick<Log, 'warn'>;
}) {
  return async ({ request, gameId, gameIds, clientAddress }: EventsRequest): Promise<Response | LiveStream> => {
    const tenant = await findTenant(request);
    if (tenant instanceof Response) return tenant;
    const id = gameId === undefined ? undefined : idOf('game').parse(gameId);
    if (id !== undefined && typeof id !== 'number') return refuse(404, 'There is no game with that id.');
    const ids = gameIds === undefined ? undefined : idsOf('games', maxConcurrentGames).parse(gameIds);
    if (ids instanceof type.errors) return refuse(404, `The ids in the path: ${ids.summary}.`);
    const limit = hub.limitReached(clientAddress);
    if (limit === 'process')
      return refuse(503, 'This server has reached its limit of live connections. Try again later.', retryAfter.process);
    if (limit === 'address') return refuse(429, 'Too many live connections from this address.', retryAfter.address);
    const subscribe = await hub.open({ tenantId: tenant.id, gameId: id, gameIds: ids }).catch((err) => {
      log.warn({ err, gameId, gameIds }, 'Failed to open a live stream');
      return refuse(503, 'Live data are unavailable at the moment. Try again later.', retryAfter.process);
    });
    if (subscribe === undefined) return refuse(404, 'This game has no live data.');
    if (subscribe instanceof Response) return subscribe;
    const subscriber = { version: versionOf(request), address: clientAddress };
    return {
      headers,
      writeTo: (response) => subscribe(connectResponse(response), subscriber),
      toBody: () => {
        const { connect, body } = createBody();
        subscribe(connect, subscriber);
        return body;
      },
    };
  };
}

/** The version that the client has; browsers send Last-Event-ID when they reconnect. */
function versionOf(request: Request): number | undefined {
  const value = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since') ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

const refuse = (status: number, detail: string, seconds?: string) =>
  problemResponse(problem(status, detail), {
    'access-control-allow-origin': '*',
    ...(seconds && { 'retry-after': seconds }),
  });
