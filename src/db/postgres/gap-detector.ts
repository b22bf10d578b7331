/**
 * Finds announcements that were not received. Numbers are taken before the commit, so they arrive out of order, and those of
 * transactions that were rolled back do not arrive at all: they count as missing once.
 */
export function createGapDetector() {
  /** All numbers up to this one were received or given up. */
  let complete = 0;
  /** The last number of the server at the previous comparison. */
  let due = 0;
  const received = new Set<number>();

  const advance = () => {
    while (received.delete(complete + 1)) complete += 1;
  };
  return {
    /** Begins after `last`: the connection is new. */
    restart: (last: number): void => {
      complete = last;
      due = last;
      received.clear();
    },
    receive: (number: number): void => {
      if (number > complete) received.add(number);
      advance();
    },
    /** Compares with the last number of the server; whether a number of the previous comparison is still missing. */
    isMissing: (last: number): boolean => {
      const wasDue = due;
      due = last;
      if (wasDue <= complete) return false;
      complete = wasDue;
      for (const number of received) if (number <= complete) received.delete(number);
      advance();
      return true;
    },
  };
}
