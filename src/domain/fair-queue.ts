/** Which limit rejected a job: the client's or the queue's. */
export type QueueLimit = 'client' | 'total';

type Work<Result> = {
  /** Identifies the job: a request for a key that is already queued or running joins it. */
  key: string;
  /** The client whose share of the queue the job uses. */
  client: string;
  /** Aborted when the client disconnects; a job with no remaining client is dropped. */
  signal?: AbortSignal | undefined;
  run: () => Promise<Result>;
};

export type FairQueue = <Result>(work: Work<Result>) => Promise<Result> | QueueLimit;

type Limits = {
  /** Concurrency. */
  atOnce: number;
  /** Maximum queued jobs per client. */
  waitingPerClient: number;
  /** Maximum queued jobs in total. */
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
 * A queue with bounded concurrency. The next job comes from the client with the fewest running jobs, then from the one
 * that used the least time since it began to wait, so a client with many requests delays only itself.
 */
export function createFairQueue({ atOnce, waitingPerClient, waitingTotal }: Limits): FairQueue {
  const jobs = new Map<string, Job>();
  const waiting: Job[] = [];
  const usage = new Map<string, Usage>();
  let running = 0;

  const usageOf = (client: string): Usage => usage.get(client) ?? { running: 0, spentMs: 0 };
  const waitingOf = (client: string) => waiting.filter(({ clients }) => clients.includes(client)).length;
  /** The job's client that is next in turn. */
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
      // the key identifies the job, so a shared job has this call's result type
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
