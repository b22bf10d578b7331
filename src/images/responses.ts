import { parseRanges } from '../storage/parse-ranges.ts';
import type { QueueLimit } from '../web/fair-queue.ts';
import type { Media } from './media.ts';
import { type RenderFailure, retryAfterSeconds } from './renderer.ts';

type Facts = { etag: string; mime: string; isStaffOnly?: boolean | undefined; isBrief?: boolean | undefined };

// URLs have no content hash, so a replaced picture must be revalidated within a week
const caching = 'public, max-age=604800, stale-while-revalidate=2592000';

/** Of pictures that are drawn from data. */
const briefCaching = 'public, max-age=300';

function headers({ etag, mime, isStaffOnly, isBrief }: Facts): Record<string, string> {
  return {
    etag,
    'accept-ranges': 'bytes',
    'content-type': mime,
    'cache-control': isStaffOnly ? 'no-store' : isBrief ? briefCaching : caching,
    ...(isStaffOnly && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    // an SVG opened directly is a document: allow inline styles and nothing else. PDF viewers fail in a sandbox
    ...(mime !== 'application/pdf' && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
    'cross-origin-resource-policy': isStaffOnly ? 'same-origin' : 'cross-origin',
  };
}

/** The picture, or the range that a request asks for: podcast directories require ranges of artwork. */
export function responseOf(bytes: Uint8Array<ArrayBuffer>, facts: Facts, request: Request): Response {
  const part = rangeOf(request, facts.etag, bytes.length);
  if (part === undefined) {
    return new Response(bytes, { headers: { ...headers(facts), 'content-length': String(bytes.length) } });
  }
  if (part === 'outside') {
    return new Response(null, {
      status: 416,
      headers: { ...headers(facts), 'content-range': `bytes */${bytes.length}` },
    });
  }
  const { start, end } = part;
  const range = {
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
    'content-length': String(end - start + 1),
  };
  return new Response(bytes.slice(start, end + 1), { status: 206, headers: { ...headers(facts), ...range } });
}

/**
 * The original of a picture whose version is not ready in time; the next request asks for the version again. `Content-Location` tells
 * it from the version.
 */
export const originalInstead = (
  bytes: Uint8Array<ArrayBuffer>,
  url: string,
  { mime, sha256 }: Media,
  request: Request,
): Response => {
  const response = responseOf(bytes, { etag: `"${sha256}"`, mime }, request);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('content-location', new URL(url, request.url).href);
  response.headers.delete('etag');
  return response;
};

/** The whole picture, compressed with Brotli. */
export const encodedResponse = (bytes: Uint8Array<ArrayBuffer>, facts: Facts): Response =>
  new Response(bytes, {
    headers: {
      ...headers({ ...facts, etag: `W/${facts.etag}` }),
      'content-encoding': 'br',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    },
  });

/** The one range of a request; undefined for the whole picture, also where a request asks for several. */
function rangeOf({ method, headers: given }: Request, etag: string, size: number) {
  const condition = given.get('if-range');
  if (method !== 'GET' || (condition !== null && condition !== etag)) return undefined;
  const ranges = parseRanges(given.get('range') ?? undefined, size);
  if (!ranges || ranges.length > 1) return undefined;
  return ranges[0] ?? 'outside';
}

export const notModified = (facts: Facts): Response => new Response(null, { status: 304, headers: headers(facts) });

const titles: Record<number, string> = {
  400: 'One or more validation errors occurred.',
  404: 'Not Found',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** A problem document (RFC 9457). */
export function problem(
  status: number,
  detail: string,
  errors?: Record<string, string[]>,
  more: Record<string, string> = {},
): Response {
  const body = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...more },
  });
}

const limits: Record<QueueLimit, [status: number, detail: string]> = {
  client: [429, 'Too many pictures are being rendered for your address; try again in a moment.'],
  total: [503, 'Too many pictures are being rendered; try again in a moment.'],
};

/** The response to a request rejected by a queue. */
export const overLimit = (limit: QueueLimit): Response => problem(...limits[limit], undefined, { 'retry-after': '2' });

/** The response for a picture that cannot be rendered: 422 if permanent, otherwise 503. */
export function renderProblem(url: string, { message, reason }: RenderFailure): Response {
  const detail = `The picture at ${url.slice(0, 200)} cannot be rendered. ${message}`;
  if (reason === 'unreadable') return problem(422, detail);
  return problem(503, detail, undefined, { 'retry-after': String(retryAfterSeconds) });
}
