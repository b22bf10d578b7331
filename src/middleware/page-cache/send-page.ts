import type { IncomingMessage, ServerResponse } from 'node:http';

import { matchesEntityTag } from '../../web/entity-tag.ts';
import { preferredEncoding } from '../../web/preferred-encoding.ts';
import type { Found } from './freshness.ts';
import { cacheControl } from './page-headers.ts';

type PageResponse = { status: 200 | 304; headers: (readonly [string, string])[]; body: Buffer | undefined };

type PageRequest = {
  method: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

const partsOf = (
  { page, isLate, shared }: Found,
  { method, acceptEncoding, ifNoneMatch }: PageRequest,
): PageResponse => {
  const { encoded, body, etag, headers: lasting, renderedAt } = page;
  const isSame = ifNoneMatch !== undefined && matchesEntityTag(ifNoneMatch, etag);
  const encoding = preferredEncoding(acceptEncoding ?? '');
  const bytes = encoding ? encoded[encoding] : undefined;
  const sent = bytes ?? body;
  const headers: [string, string][] = [
    ['cache-control', cacheControl(shared)],
    ['etag', etag],
    ['vary', 'Accept-Encoding'],
  ];
  if (isLate) {
    const age = Math.floor((Date.now() - renderedAt) / 1000);
    headers.push(['age', String(age)], ['cache-status', 'fieldhouse; hit; detail=last-good-copy']);
  }
  if (!isSame) {
    headers.push(['content-length', String(sent.length)]);
    if (encoding && bytes) headers.push(['content-encoding', encoding]);
  }
  return {
    status: isSame ? 304 : 200,
    headers: [...lasting, ...headers],
    body: isSame || method === 'HEAD' ? undefined : sent,
  };
};

/** The response with a stored page. */
export const responseOf = (found: Found, request: Request): Response => {
  const { status, headers, body } = partsOf(found, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return new Response(body ? new Uint8Array(body) : null, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });
};

/** Writes a stored page to the connection; returns the status. */
export const writePage = (
  found: Found,
  { incoming, outgoing, requestId }: { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string },
): number => {
  const { status, headers, body } = partsOf(found, {
    method: incoming.method,
    acceptEncoding: incoming.headers['accept-encoding']?.toString(),
    ifNoneMatch: incoming.headers['if-none-match'],
  });
  outgoing.writeHead(status, [...headers.flat(), 'x-request-id', requestId]);
  outgoing.end(body);
  return status;
};
