/** Answers remembered; the least recently renewed go first. */
const most = 5000;

export type LastGood = ReturnType<typeof createLastGood>;

/** The last good answers for the shell of pages, by college and path, and which of them are being renewed. */
export function createLastGood() {
  const answers = new Map<string, unknown>();
  const renewing = new Set<string>();
  return {
    has: (key: string) => answers.has(key),
    get: (key: string): unknown => answers.get(key),
    isRenewing: (key: string) => renewing.has(key),
    /** Remembers what the call answers. */
    renew: async <T>(key: string, call: () => Promise<T>): Promise<T> => {
      renewing.add(key);
      try {
        const answer = await call();
        answers.delete(key);
        answers.set(key, answer);
        for (const oldest of answers.keys()) {
          if (answers.size <= most) break;
          answers.delete(oldest);
        }
        return answer;
      } finally {
        renewing.delete(key);
      }
    },
  };
}
