import { type } from 'arktype';

import type { Send } from './upload.ts';

const taken = type({ gameId: 'number', version: 'number', change: 'string', '[string]': 'unknown' });
const problem = type({ 'detail?': 'string', 'title?': 'string', '[string]': 'unknown' });
/** Request timeout in milliseconds. */
const requestTimeout = 15_000;

export type Destination = { /** Origin of the college's site. */ site: string; gameId: number; token: string };

/** Uploads snapshots to a remote site with `PUT /api/v2/live/{gameId}` and the college's token. */
export function createHttpSender({ site, gameId, token }: Destination): Send {
  const address = new URL(`/api/v2/live/${gameId}`, site);
  return async ({ bytes }) => {
    const isXml = bytes.find((byte) => byte > 32 && byte < 128) === '<'.charCodeAt(0);
    try {
      const response = await fetch(address, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': isXml ? 'application/xml' : 'application/json',
        },
        body: Buffer.from(bytes),
        signal: AbortSignal.timeout(requestTimeout),
      });
      const body: unknown = await response.json().catch(() => undefined);
      const accepted = taken(body);
      if (response.ok && !(accepted instanceof type.errors)) return { kind: 'taken', ...accepted };
      const reason = reasonOf(body) ?? `${address.host} responded with status ${response.status}`;
      // rate-limited, starting or failing, so the same file may be accepted later
      if (response.ok || response.status === 408 || response.status === 429 || response.status >= 500) {
        return { kind: 'unreachable', reason, seconds: Number(response.headers.get('retry-after')) || undefined };
      }
      return { kind: 'refused', reason };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return {
        kind: 'unreachable',
        reason: `${address.host}: ${cause instanceof Error ? cause.message : String(cause)}`,
      };
    }
  };
}

function reasonOf(body: unknown): string | undefined {
  const details = problem(body);
  return details instanceof type.errors ? undefined : (details.detail ?? details.title);
}
