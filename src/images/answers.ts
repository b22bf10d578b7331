type Facts = { etag: string; mime: string; isStaffOnly?: boolean | undefined };

// an address does not carry the content's hash, so a replaced picture has to be found again within the week
const caching = 'public, max-age=604800, stale-while-revalidate=2592000';

function headers({ etag, mime, isStaffOnly }: Facts): Record<string, string> {
  return {
    etag,
    'content-type': mime,
    'cache-control': isStaffOnly ? 'no-store' : caching,
    ...(isStaffOnly && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    // a drawing opened by itself is a document: it may have its own styles and nothing else
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': isStaffOnly ? 'same-origin' : 'cross-origin',
  };
}

export const answer = (bytes: Uint8Array<ArrayBuffer>, facts: Facts): Response =>
  new Response(bytes, { headers: { ...headers(facts), 'content-length': String(bytes.length) } });

export const notModified = (facts: Facts): Response => new Response(null, { status: 304, headers: headers(facts) });

/** Whether the reader has this version already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
}

const titles: Record<number, string> = {
  400: 'One or more validation errors occurred.',
  404: 'Not Found',
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
