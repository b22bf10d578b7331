import { createHash } from 'node:crypto';

import { boundedTags } from '../web/cache-tags.ts';
import { matchesEntityTag } from '../web/entity-tag.ts';
import type { Endpoint, EndpointRequest } from './endpoint.ts';
import { problem, problemResponse } from './problem.ts';

/** An encoded response that can be sent repeatedly. */
export type EncodedResponse = {
  status: number;
  text: string;
  tags: string;
  etag?: string;
  /** Milliseconds since the epoch at which the response expires; undefined if it does not. */
  expiresAt?: number | undefined;
  modifiedAt?: number | undefined;
  /** `application/json` if absent. */
  contentType?: string | undefined;
  fileName?: string | undefined;
};

/** Calls an endpoint and encodes the result, as comma-separated values if requested. */
export async function createResponse(
  endpoint: Endpoint,
  request: EndpointRequest<never>,
  asCsv = false,
): Promise<EncodedResponse> {
  const result = (await endpoint.respond(request)) ?? problem(404, `${endpoint.path} has no result for these values.`);
  const tag = `tenant:${request.tenant.slug}`;
  if ('status' in result) return { status: result.status, text: JSON.stringify(result), tags: tag };
  const tags = [tag, ...new Set(result.tags)].join(',');
  const { body, expiresAt, modifiedAt, fileName } = result;
  if (body === undefined) return { status: 204, text: '', tags };
  const { contentType } = endpoint;
  if (contentType) return { status: 200, text: String(body), tags, expiresAt, modifiedAt, contentType, fileName };
  const { etag } = result;
  if (etag) return { status: 200, text: JSON.stringify(body), tags, etag };
  if (asCsv && endpoint.csv) {
    return { status: 200, text: endpoint.csv(body as never), tags, expiresAt, contentType: 'text/csv; charset=utf-8' };
  }
  return { status: 200, text: JSON.stringify(body), tags, expiresAt };
}

/** The response to a GET. `ifNoneMatch` is the request header; undefined for callers without a cache. */
export function toResponse(
  response: EncodedResponse,
  {
    validated,
    ifNoneMatch,
    alwaysAsked,
  }: { validated: boolean; ifNoneMatch: string | undefined; alwaysAsked?: true | undefined },
): Response {
  const { status, text, tags } = response;
  if (status >= 400) return problemResponse(JSON.parse(text), { 'cache-tag': tags });
  const headers: Record<string, string> = {
    // pages in this process need every tag
    'cache-tag': validated ? boundedTags(tags) : tags,
    'cache-control': alwaysAsked ? 'no-cache' : publicFor(response.expiresAt),
  };
  // for callers that combine responses; shared caches use Cache-Control. 0 only means that our own cache must not store it
  if (response.expiresAt) headers['expires'] = new Date(response.expiresAt).toUTCString();
  if (status === 204) return new Response(null, { status, headers });
  headers['content-type'] = response.contentType ?? 'application/json';
  if (response.modifiedAt) headers['last-modified'] = new Date(Math.min(response.modifiedAt, Date.now())).toUTCString();
  if (response.fileName) headers['content-disposition'] = `attachment; filename="${response.fileName}"`;
  if (validated) {
    response.etag ??= `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    headers['etag'] = response.etag;
    if (matchesEntityTag(ifNoneMatch, response.etag)) return new Response(null, { status: 304, headers });
  }
  return new Response(text, { status, headers });
}

/** A response that must not be cached. */
export function toUncachedResponse({ status, text, etag }: EncodedResponse): Response {
  if (status >= 400) return problemResponse(JSON.parse(text));
  const headers = {
    'cache-control': 'no-store',
    ...(text && { 'content-type': 'application/json' }),
    ...(etag && { etag }),
  };
  return new Response(text || null, { status, headers });
}

/** `max-age` and `stale-while-revalidate` in seconds, shortened if the response expires earlier. */
function publicFor(expiresAt: number | undefined): string {
  const left = expiresAt === undefined ? Number.POSITIVE_INFINITY : Math.max(0, expiresAt - Date.now()) / 1000;
  const fresh = Math.floor(Math.min(15, left));
  const stale = Math.floor(Math.min(60, left - fresh));
  return stale > 0 ? `public, max-age=${fresh}, stale-while-revalidate=${stale}` : `public, max-age=${fresh}`;
}
