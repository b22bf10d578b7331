import type { LiveEvent, Receiver, Subscription, Versioned } from './live-event.ts';
import { startStream } from './live-stream.ts';

/** Milliseconds without a message after which a tab requests the document from the leader. */
export const leaderSilenceTimeout = 6_000;
/** Milliseconds without a response after which a leader counts as suspended. */
export const leaderAnswerTimeout = 3_000;

/** Events from the leader, and requests from other tabs for missed ones. */
type Message<T extends Versioned> = LiveEvent<T> | { type: 'ask'; version: number | undefined };

type SharedReceiver<T extends Versioned> = Receiver<T> & {
  /** The events that bring a new tab up to date. */
  current: () => LiveEvent<T>[];
};

/**
 * Follows a document with one connection for all tabs of a browser. The tab that holds the lock is the leader: it streams
 * and broadcasts the events. When it closes, the next tab continues from its own version. Without Web Locks or
 * BroadcastChannel each tab has its own stream.
 */
export function shareStream<T extends Versioned>(address: string, receiver: SharedReceiver<T>): Subscription {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return startStream(address, receiver);
  const name = `live ${address}`;
  const channel = new BroadcastChannel(name);
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  let queue = new AbortController();
  let leader: Subscription | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const broadcast = (message: Message<T>) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<Message<T>>) => {
    if (data.type === 'ask') return leader && answer(data.version);
    if (leader) return;
    wait(ask, leaderSilenceTimeout);
    if (!receiver.receive(data)) ask();
  };

  function answer(version: number | undefined): void {
    leader?.wake(false);
    for (const event of receiver.current()) {
      if (event.type !== 'state' || event.document.version !== version) broadcast(event);
    }
  }

  function ask(): void {
    broadcast({ type: 'ask', version: receiver.version() });
    wait(steal, leaderAnswerTimeout);
  }

  function wait(then: () => void, timeout: number): void {
    clearTimeout(timer);
    timer = setTimeout(then, timeout);
  }

  /** Takes the lock from a suspended leader. */
  function steal(): void {
    queue.abort();
    void lead({ steal: true });
  }

  function waitToLead(): void {
    queue = new AbortController();
    void lead({ signal: queue.signal });
  }

  async function lead(options: LockOptions): Promise<void> {
    let mine: Subscription | undefined;
    const stream = () => {
      mine = begin();
      return stopped.promise;
    };
    // rejects when another tab steals the lock, and when the queue is aborted
    await navigator.locks.request(name, options, stream).catch(() => {});
    if (isStopped || (!mine && !options.steal)) return;
    if (!mine) return void begin();
    mine.stop();
    leader = undefined;
    waitToLead();
    wait(ask, leaderSilenceTimeout);
  }

  function begin(): Subscription | undefined {
    if (isStopped) return;
    clearTimeout(timer);
    leader = startStream<T>(address, {
      version: receiver.version,
      receive: (event) => {
        broadcast(event);
        return receiver.receive(event);
      },
    });
    return leader;
  }

  waitToLead();
  ask();
  return {
    wake: (mustReconnect) => (leader ? leader.wake(mustReconnect) : ask()),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      queue.abort();
      leader?.stop();
      stopped.resolve();
      channel.close();
    },
  };
}
