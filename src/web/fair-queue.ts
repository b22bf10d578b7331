import { createRecentUse } from './recent-use.ts';

/** Which limit rejected a job: the client's or the queue's. */
export type QueueLimit = 'client' | 'total';

type Work<Result> = {
  /** Identifies the job: a request for a key that is already queued or running joins it. */
  key: string;
  /** The client whose share of the queue the job uses. */
  client: string;
  /** The college for which it is, if colleges share the queue. */
  college?: number | undefined;
  /** Aborted when the client no longer waits; a queued job for which no client waits is dropped. */
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
  /** The current time in milliseconds. */
  now?: () => number;
};

type Job = {
  key: string;
  college: number;
  promise: Promise<unknown>;
  clients: string[];
  signals: (AbortSignal | undefined)[];
  run: () => Promise<void>;
  drop: () => void;
};

// a client that requests again and again comes after one that requests once, even if none of its jobs has run yet
const msPerRequest = 1;

/**
 * A queue with bounded concurrency. The next job is for the college, and within it from the client, with the fewest running jobs, then
 * with the least time used recently. A client with many requests delays only itself, also if it sends them one after the other.
 */
export function createFairQueue({ atOnce, waitingPerClient, waitingTotal, now }: Limits): FairQueue {
  const jobs = new Map<string, Job>();
  const waiting: Job[] = [];
  const colleges = createRecentUse<number>(now);
  const clients = createRecentUse<string>(now);
  let running = 0;

  const waitingOf = (client: string) => waiting.filter((job) => job.clients.includes(client)).length;
  /** The job's client that is next in turn. */
  const payerOf = (job: Job) =>
    job.clients.reduce((first, client) => (clients.compare(client, first) < 0 ? client : first));
  const compare = (a: Job, b: Job) => colleges.compare(a.college, b.college) || clients.compare(payerOf(a), payerOf(b));

  const remove = (job: Job) => waiting.splice(waiting.indexOf(job), 1);

  const startNext = async (): Promise<void> => {
    const [first, ...others] = waiting;
    if (running >= atOnce || !first) return;
    const job = others.reduce((next, other) => (compare(other, next) < 0 ? other : next), first);
    remove(job);
    const client = payerOf(job);
    running++;
    const stops = [colleges.start(job.college), clients.start(client)];
    await job.run();
    for (const stop of stops) stop();
    running--;
    jobs.delete(job.key);
    void startNext();
  };

  const dropIfUnwanted = (job: Job) => {
    if (!waiting.includes(job) || !job.signals.every((signal) => signal?.aborted)) return;
    remove(job);
    jobs.delete(job.key);
    job.drop();
  };

  return <Result>({ key, client, college = 0, signal, run }: Work<Result>) => {
    clients.charge(client, msPerRequest);
    const same = jobs.get(key);
    if (same) {
      same.clients.push(client);
      same.signals.push(signal);
      signal?.addEventListener('abort', () => dropIfUnwanted(same), { once: true });
      // the key identifies the job, so a shared job has this call's result type
      return same.promise as Promise<Result>;
    }
    if (running >= atOnce && waitingOf(client) >= waitingPerClient) return 'client';
    if (running >= atOnce && waiting.length >= waitingTotal) return 'total';
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job: Job = {
      key,
      college,
      promise,
      clients: [client],
      signals: [signal],
      run: () => run().then(resolve, reject),
      drop: () => reject(new DOMException('The client has gone', 'AbortError')),
    };
    jobs.set(key, job);
    waiting.push(job);
    signal?.addEventListener('abort', () => dropIfUnwanted(job), { once: true });
    if (signal?.aborted) dropIfUnwanted(job);
    void startNext();
    return promise;
  };
}
