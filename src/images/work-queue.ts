/** Runs work a few at a time; the same work asked for twice at once runs once. `undefined` when too much is waiting. */
export type WorkQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result> | undefined;

export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const running = new Map<string, Promise<unknown>>();
  const line: (() => void)[] = [];
  let busy = 0;

  const done = () => {
    const next = line.shift();
    if (next) next();
    else busy--;
  };

  return <Result>(key: string, work: () => Promise<Result>) => {
    // the key names the work, so whatever runs under it has the type of this call
    const same = running.get(key) as Promise<Result> | undefined;
    if (same) return same;
    if (busy >= atOnce && line.length >= waiting) return undefined;
    const start = async () => {
      if (busy >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
      else busy++;
      try {
        return await work();
      } finally {
        running.delete(key);
        done();
      }
    };
    const started = start();
    running.set(key, started);
    return started;
  };
}
