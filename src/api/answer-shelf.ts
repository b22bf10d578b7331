import type { FinishedAnswer } from './finished-answer.ts';

/** What the clock changes (a day begins, a story's hour comes) shows no later than this, unless an answer says when it ends; nor does a lost announcement matter longer. */
const longestLife = 60_000;
/** Characters kept for one college. */
const largestShelf = 8_000_000;

/** The finished answers of one college. */
export function createAnswerShelf() {
  const answers = new Map<string, { answer: FinishedAnswer; until: number }>();
  let size = 0;
  /** For each answer that is being made: the tags dropped meanwhile. */
  const making = new Set<Set<string>>();

  const remove = (key: string) => {
    const known = answers.get(key);
    if (!known) return;
    answers.delete(key);
    size -= key.length + known.answer.text.length;
  };

  const put = (key: string, answer: FinishedAnswer) => {
    remove(key);
    const left = answer.holdsUntil === undefined ? longestLife : answer.holdsUntil - Date.now();
    if (left <= 0) return;
    answers.set(key, { answer, until: performance.now() + Math.min(longestLife, left) });
    size += key.length + answer.text.length;
    for (const oldest of answers.keys()) {
      if (size <= largestShelf) break;
      remove(oldest);
    }
  };

  return {
    find: (key: string): FinishedAnswer | undefined => {
      const kept = answers.get(key);
      return kept && kept.until > performance.now() ? kept.answer : undefined;
    },
    /** Makes an answer and keeps it, unless it is one that others can ask for without end or was dropped while it was made. */
    keep: async (key: string, make: () => Promise<FinishedAnswer>, isInUse: () => boolean): Promise<FinishedAnswer> => {
      const dropped = new Set<string>();
      making.add(dropped);
      try {
        const answer = await make();
        if (answer.status < 400 && isInUse() && !hasOneOf(answer, dropped)) put(key, answer);
        return answer;
      } finally {
        making.delete(dropped);
      }
    },
    /** Forgets the answers that bear one of the tags. */
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
