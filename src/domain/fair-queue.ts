/** Why a queue takes no more work: from this client, or from anybody. */
export type QueueLimit = 'client' | 'total';

type Work<Result> = {
  /** Names the work: a request for a key that waits or runs already joins it. */
  key: string;
  /** The client whose turn it takes. */
  client: string;
  /** Aborted when the client has gone; work that only such clients wait for is dropped. */
  signal?: AbortSignal | undefined;
  run: () => Promise<Result>;
};

export type FairQueue = <Result>(work: Work<Result>) => Promise<Result> | QueueLimit;

type Limits = {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait for one client. */
  waitingPerClient: number;
  /** How many may wait altogether. */
  waitingTotal: number;
};

type Job = {
  key: string;
  promise: Promise<unknown>;
  clients: string[];
  signals: (AbortSignal | undefined)[];
  run: () => Promise<void>;
  drop: () => void;
};

type Usage = { running: number; spentMs: number };

/**
 * Runs work a few at a time. The next turn is that of the client with the least running, then of the one with the least
 * time spent since it began to wait, so that a client with many requests delays itself and not the others.
 */
export function createFairQueue({ atOnce, waitingPerClient, waitingTotal }: Limits): FairQueue {
  const jobs = new Map<string, Job>();
  const waiting: Job[] = [];
  const usage = new Map<string, Usage>();
  let running = 0;

  const usageOf = (client: string): Usage => usage.get(client) ?? { running: 0, spentMs: 0 };
  const waitingOf = (client: string) => waiting.filter(({ clients }) => clients.includes(client)).length;
  /** The one of a job's clients whose turn comes first. */
  const payerOf = ({ clients }: Job) =>
    clients.reduce((first, client) => (comesBefore(client, first) ? client : first));
  const comesBefore = (a: string, b: string) => {
    const [left, right] = [usageOf(a), usageOf(b)];
    return left.running === right.running ? left.spentMs < right.spentMs : left.running < right.running;
  };

  const takeNext = (): Job | undefined => {
    const next = waiting.reduce<Job | undefined>(
      (first, job) => (first && !comesBefore(payerOf(job), payerOf(first)) ? first : job),
      undefined,
    );
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  };

  const startNext = async (): Promise<void> => {
    if (running >= atOnce) return;
    const job = takeNext();
    if (!job) return;
    if (job.signals.every((signal) => signal?.aborted)) {
      jobs.delete(job.key);
      job.drop();
      void startNext();
      return;
    }
    const client = payerOf(job);
    const { running: own, spentMs } = usageOf(client);
    usage.set(client, { running: own + 1, spentMs });
    running++;
    const startedAt = performance.now();
    await job.run();
    running--;
    jobs.delete(job.key);
    const used = usageOf(client);
    usage.set(client, { running: used.running - 1, spentMs: used.spentMs + performance.now() - startedAt });
    for (const each of usage.keys()) if (usageOf(each).running === 0 && waitingOf(each) === 0) usage.delete(each);
    void startNext();
  };

  return <Result>({ key, client, signal, run }: Work<Result>) => {
    const same = jobs.get(key);
    if (same) {
      same.clients.push(client);
      same.signals.push(signal);
      // the key names the work, so its result has the type of this call
      return same.promise as Promise<Result>;
    }
    if (running >= atOnce && waitingOf(client) >= waitingPerClient) return 'client';
    if (running >= atOnce && waiting.length >= waitingTotal) return 'total';
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job: Job = {
      key,
      promise,
      clients: [client],
      signals: [signal],
      run: () => run().then(resolve, reject),
      drop: () => reject(new DOMException('The client has gone', 'AbortError')),
    };
    jobs.set(key, job);
    waiting.push(job);
    void startNext();
    return promise;
  };
}
