import type { Versioned } from './live-event.ts';

/** How long an answer may take, in milliseconds. */
export const patience = 10_000;

export type Answer<T> =
  | { type: 'document'; document: T; etag: string | undefined }
  /** Nothing has changed. */
  | { type: 'same' }
  /** Nobody follows this game. */
  | { type: 'absent' }
  /** Nobody answers, or not now: again after so many milliseconds, where the server says when. */
  | { type: 'failed'; again: number | undefined };

/** Asks for a whole document; for one that differs from the answer with `etag`, where there was one. */
export async function getDocument<T extends Versioned>(address: string, etag: string | undefined): Promise<Answer<T>> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 304) return { type: 'same' };
    if (response.status === 404) return { type: 'absent' };
    if (!response.ok) return { type: 'failed', again: retryAfter(response) };
    return { type: 'document', document: await response.json(), etag: response.headers.get('etag') ?? undefined };
  } catch {
    // no network, or a server that starts anew
    return { type: 'failed', again: undefined };
  }
}

function retryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : undefined;
}
