import { timedOut, withTimeout } from '../web/with-timeout.ts';
import type { EncodedResponse } from './encoded-response.ts';

/** TTL in milliseconds. Bounds the delay of time-dependent changes (a new day, a scheduled story) in responses without an expiry, and the effect of a lost notification. */
const ttl = 60_000;
/** How long an expired response may be served while the database is slow or failing. */
const staleTtl = 600_000;
/** Milliseconds a request waits for a fresh response before it gets an expired one, or creates its own. */
const freshTimeout = 1000;
/** Milliseconds before a failed refresh is retried. */
const retryInterval = 5000;
/** Maximum cached characters per college. */
const maxSize = 8_000_000;

/** A response that is being created, and the tags invalidated meanwhile. */
type Creation = { response: Promise<EncodedResponse>; startedAt: number; invalidated: Set<string> };

/** The response cache of one college. */
export function createTenantCache() {
  const entries = new Map<string, { response: EncodedResponse; expiresAt: number; staleUntil: number }>();
  let size = 0;
  /** The last creation of each key. */
  const creations = new Map<string, Creation>();
  /** The invalidated tags of all creations in progress, including superseded ones. */
  const pending = new Set<Set<string>>();

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    size -= key.length + entry.response.text.length;
  };

  const put = (key: string, response: EncodedResponse) => {
    remove(key);
    const left = response.expiresAt === undefined ? Number.POSITIVE_INFINITY : response.expiresAt - Date.now();
    if (left <= 0) return;
    const now = performance.now();
    const expiresAt = now + Math.min(ttl, left);
    entries.set(key, { response, expiresAt, staleUntil: Math.min(now + left, expiresAt + staleTtl) });
    size += key.length + response.text.length;
    for (const oldest of entries.keys()) {
      if (size <= maxSize) break;
      remove(oldest);
    }
  };

  /** Simultaneous requests share a creation, unless something was invalidated since it began or it takes too long. */
  const create = (key: string, make: () => Promise<EncodedResponse>, isInUse: () => boolean) => {
    const running = creations.get(key);
    const isRecent = running !== undefined && performance.now() - running.startedAt < freshTimeout;
    if (isRecent && running.invalidated.size === 0) return running.response;
    const invalidated = new Set<string>();
    pending.add(invalidated);
    const createAndPut = async () => {
      try {
        const response = await make();
        if (response.status < 400 && isInUse() && !hasAnyTag(response, invalidated)) put(key, response);
        return response;
      } finally {
        pending.delete(invalidated);
        if (creations.get(key)?.invalidated === invalidated) creations.delete(key);
      }
    };
    const response = createAndPut();
    creations.set(key, { response, startedAt: performance.now(), invalidated });
    return response;
  };

  return {
    find: (key: string): EncodedResponse | undefined => {
      const entry = entries.get(key);
      return entry && entry.expiresAt > performance.now() ? entry.response : undefined;
    },
    /**
     * Creates a response and caches it, unless it is an error or was invalidated meanwhile. If that fails (`onFailure` receives the
     * error) or is slow, an expired response is served instead.
     */
    fetch: async (
      key: string,
      make: () => Promise<EncodedResponse>,
      isInUse: () => boolean,
      onFailure: (error: unknown) => void,
    ): Promise<EncodedResponse> => {
      const fresh = create(key, make, isInUse);
      const expired = entries.get(key);
      if (!expired || expired.staleUntil <= performance.now()) return fresh;
      const inTime = await withTimeout(fresh.catch(onFailure), freshTimeout);
      if (inTime && inTime !== timedOut) return inTime;
      // a change announced meanwhile invalidates the expired response
      if (!isInUse() || entries.get(key) !== expired) return fresh;
      // other requests use the expired response until then
      expired.expiresAt = performance.now() + retryInterval;
      return expired.response;
    },
    /** Invalidates the responses with one of the tags. */
    invalidate: (tags: readonly string[]) => {
      const wanted = new Set(tags);
      for (const [key, { response }] of entries) if (hasAnyTag(response, wanted)) remove(key);
      for (const invalidated of pending) for (const tag of tags) invalidated.add(tag);
    },
  };
}

function hasAnyTag({ tags }: EncodedResponse, wanted: ReadonlySet<string>): boolean {
  const list = `,${tags},`;
  for (const tag of wanted) if (list.includes(`,${tag},`)) return true;
  return false;
}
