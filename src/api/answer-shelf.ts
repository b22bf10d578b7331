import { setTimeout } from 'node:timers/promises';

import type { FinishedAnswer } from './finished-answer.ts';

/** TTL in milliseconds. Bounds the delay of time-dependent changes (a new day, a scheduled story) in responses without an expiry, and the effect of a lost notification. */
const longestLife = 60_000;
/** How long an expired response may be served while the database is slow or failing. */
const longestStale = 600_000;
/** Milliseconds a request waits for a fresh response before it gets an expired one. */
const freshAnswerTimeout = 1000;
/** Milliseconds before a failed refresh is retried. */
const retryInterval = 5000;
/** Maximum cached characters per college. */
const largestShelf = 8_000_000;

/** The response cache of one college. */
export function createAnswerShelf() {
  const answers = new Map<string, { answer: FinishedAnswer; until: number; staleUntil: number }>();
  let size = 0;
  /** Tags invalidated during each pending request. */
  const making = new Set<Set<string>>();

  const remove = (key: string) => {
    const known = answers.get(key);
    if (!known) return;
    answers.delete(key);
    size -= key.length + known.answer.text.length;
  };

  const put = (key: string, answer: FinishedAnswer) => {
    remove(key);
    const left = answer.holdsUntil === undefined ? Number.POSITIVE_INFINITY : answer.holdsUntil - Date.now();
    if (left <= 0) return;
    const now = performance.now();
    const until = now + Math.min(longestLife, left);
    answers.set(key, { answer, until, staleUntil: Math.min(now + left, until + longestStale) });
    size += key.length + answer.text.length;
    for (const oldest of answers.keys()) {
      if (size <= largestShelf) break;
      remove(oldest);
    }
  };

  const makeAndPut = async (key: string, make: () => Promise<FinishedAnswer>, isInUse: () => boolean) => {
    const dropped = new Set<string>();
    making.add(dropped);
    try {
      const answer = await make();
      if (answer.status < 400 && isInUse() && !hasOneOf(answer, dropped)) put(key, answer);
      return answer;
    } finally {
      making.delete(dropped);
    }
  };

  return {
    find: (key: string): FinishedAnswer | undefined => {
      const kept = answers.get(key);
      return kept && kept.until > performance.now() ? kept.answer : undefined;
    },
    /**
     * Creates a response and caches it unless it is an error or was invalidated meanwhile. An expired response is served
     * instead if creating it fails (`onFailure` receives the error) or is slow.
     */
    keep: async (
      key: string,
      make: () => Promise<FinishedAnswer>,
      isInUse: () => boolean,
      onFailure: (error: unknown) => void,
    ): Promise<FinishedAnswer> => {
      const fresh = makeAndPut(key, make, isInUse);
      const expired = answers.get(key);
      if (!expired || expired.staleUntil <= performance.now()) return fresh;
      const timeout = setTimeout(freshAnswerTimeout, undefined, { ref: false });
      const inTime = await Promise.race([fresh.catch(onFailure), timeout]);
      if (inTime) return inTime;
      // a change announced meanwhile invalidates the expired response
      if (!isInUse() || answers.get(key) !== expired) return fresh;
      // other requests use the expired response until then
      expired.until = performance.now() + retryInterval;
      return expired.answer;
    },
    /** Invalidates the responses with one of the tags. */
    drop: (tags: readonly string[]) => {
      const wanted = new Set(tags);
      for (const [key, { answer }] of answers) if (hasOneOf(answer, wanted)) remove(key);
      for (const dropped of making) for (const tag of tags) dropped.add(tag);
    },
  };
}

function hasOneOf({ tags }: FinishedAnswer, wanted: ReadonlySet<string>): boolean {
  const list = `,${tags},`;
  for (const tag of wanted) if (list.includes(`,${tag},`)) return true;
  return false;
}
