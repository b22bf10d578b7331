import { type } from 'arktype';

import type { Send } from './sent.ts';

const taken = type({ gameId: 'number', version: 'number', change: 'string', '[string]': 'unknown' });
const problem = type({ 'detail?': 'string', 'title?': 'string', '[string]': 'unknown' });
/** Longer silences of a site are those of one that is not there. */
const patience = 15_000;

export type Destination = { /** Origin of the college's site. */ site: string; gameId: number; token: string };

/** Sends snapshots to a site elsewhere, as `PUT /api/v2/live/{gameId}` with the college's token. */
export function createHttpSender({ site, gameId, token }: Destination): Send {
  const address = new URL(`/api/v2/live/${gameId}`, site);
  return async ({ bytes }) => {
    const isXml = bytes.find((byte) => byte > 32 && byte < 128) === '<'.charCodeAt(0);
    try {
      const answer = await fetch(address, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': isXml ? 'application/xml' : 'application/json',
        },
        body: Buffer.from(bytes),
        signal: AbortSignal.timeout(patience),
      });
      const body: unknown = await answer.json().catch(() => undefined);
      const told = taken(body);
      if (answer.ok && !(told instanceof type.errors)) return { kind: 'taken', ...told };
      const reason = reasonOf(body) ?? `${address.host} answers ${answer.status}`;
      // too many, or a site that is starting or failing: the same file may be taken later
      if (answer.ok || answer.status === 408 || answer.status === 429 || answer.status >= 500) {
        return { kind: 'unreachable', reason, seconds: Number(answer.headers.get('retry-after')) || undefined };
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
  const told = problem(body);
  return told instanceof type.errors ? undefined : (told.detail ?? told.title);
}
