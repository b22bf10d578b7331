import type { Versioned } from './live-event.ts';

/** In milliseconds. */
export const requestTimeout = 10_000;

export type DocumentResponse<T> =
  | { type: 'document'; document: T; etag: string | undefined }
  | { type: 'same' }
  /** The game is not followed. */
  | { type: 'absent' }
  /** `retryAfter` in milliseconds, if the server sent it. */
  | { type: 'failed'; retryAfter: number | undefined };

/** Fetches the whole document, unless it still has this `etag`. */
export async function getDocument<T extends Versioned>(
  address: string,
  etag: string | undefined,
): Promise<DocumentResponse<T>> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(requestTimeout),
    });
    if (response.status === 304) return { type: 'same' };
    if (response.status === 404) return { type: 'absent' };
    if (!response.ok) return { type: 'failed', retryAfter: parseRetryAfter(response) };
    return { type: 'document', document: await response.json(), etag: response.headers.get('etag') ?? undefined };
  } catch {
    // offline, or the server is restarting
    return { type: 'failed', retryAfter: undefined };
  }
}

function parseRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : undefined;
}
