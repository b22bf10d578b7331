import type { ServerResponse } from 'node:http';

import type { FindTenant } from '../api/find-tenant.ts';
import { idOf } from '../api/parameters.ts';
import { problem, problemResponse } from '../api/problem.ts';
import type { Log } from '../runtime/log.ts';
import type { LiveHub } from './hub.ts';
import { connectResponse, createBody } from './reader.ts';

/** An answer that goes on until the reader leaves: written to a connection, or a body to be read. */
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

/** Seconds after which a reader who was refused may ask again. */
const comeBack = { process: '10', address: '30' };

type Asked = {
  request: Request;
  /** As it stands in the address; undefined for the scoreboard. */
  gameId: string | undefined;
  clientAddress: string;
};

/** Answers `/api/v2/live/events` and `/api/v2/live/{gameId}/events`. */
export function createLiveEvents({
  hub,
  findTenant,
  log,
}: {
  hub: LiveHub;
  findTenant: FindTenant;
  log: Pick<Log, 'warn'>;
}) {
  return async ({ request, gameId, clientAddress }: Asked): Promise<Response | LiveStream> => {
    const tenant = await findTenant(request);
    if (tenant instanceof Response) return tenant;
    const id = gameId === undefined ? undefined : idOf('game').parse(gameId);
    if (id !== undefined && typeof id !== 'number') return refuse(404, 'There is no game of that id.');
    const limit = hub.refuses(clientAddress);
    if (limit === 'process') return refuse(503, 'This server has no room for more readers.', comeBack.process);
    if (limit === 'address') return refuse(429, 'Too many follow games from this address.', comeBack.address);
    const begin = await hub.open({ tenantId: tenant.id, gameId: id }).catch((err) => {
      log.warn({ err, gameId }, 'A live stream could not be opened');
      return refuse(503, 'What is live cannot be read at the moment.', comeBack.process);
    });
    if (begin === undefined) return refuse(404, 'Nobody follows this game.');
    if (begin instanceof Response) return begin;
    const reader = { version: versionOf(request), address: clientAddress };
    return {
      headers,
      writeTo: (response) => begin(connectResponse(response), reader),
      toBody: () => {
        const { connect, body } = createBody();
        begin(connect, reader);
        return body;
      },
    };
  };
}

/** What the reader has already; of a stream that was lost, the browser itself says it. */
function versionOf(request: Request): number | undefined {
  const said = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since') ?? '';
  return /^\d{1,15}$/.test(said) ? Number(said) : undefined;
}

const refuse = (status: number, detail: string, seconds?: string) =>
  problemResponse(problem(status, detail), {
    'access-control-allow-origin': '*',
    ...(seconds && { 'retry-after': seconds }),
  });
