type Facts = { etag: string; mime: string };

// an address does not carry the content's hash, so a replaced picture has to be found again within the day
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

function headers({ etag, mime }: Facts): Record<string, string> {
  return {
    etag,
    'content-type': mime,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    // a drawing opened by itself is a document: it may have its own styles and nothing else
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
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
