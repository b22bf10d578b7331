import type { Follower, Following, LiveEvent, Versioned } from './live-event.ts';
import { startStream } from './live-stream.ts';

/** After this long without a message from the leading tab it is asked for one. In milliseconds. */
export const leaderSilence = 6_000;
/** How long the leading tab may take to answer; one that the device has put to sleep never does. In milliseconds. */
export const answerWithin = 3_000;

/** What tabs say to each other: the events as they come, and a question for those that were missed. */
type Message<T extends Versioned> = LiveEvent<T> | { type: 'ask'; version: number | undefined };

type Sharing<T extends Versioned> = Follower<T> & {
  /** What there is to say to a tab that comes later: at least how the document comes. */
  current: () => LiveEvent<T>[];
};

/**
 * Follows one document with one connection for all tabs of a browser: the tab that holds the lock streams and tells the
 * others. When it closes the next one goes on from the version it has. Where the browser has no locks or channels each
 * tab streams by itself.
 */
export function shareStream<T extends Versioned>(address: string, follower: Sharing<T>): Following {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return startStream(address, follower);
  const name = `live ${address}`;
  const channel = new BroadcastChannel(name);
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  let queue = new AbortController();
  let leading: Following | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const say = (message: Message<T>) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<Message<T>>) => {
    if (data.type === 'ask') return leading && answer(data.version);
    if (leading) return;
    wait(ask, leaderSilence);
    if (!follower.take(data)) ask();
  };

  function answer(version: number | undefined): void {
    leading?.wake(false);
    for (const event of follower.current()) {
      if (event.type !== 'state' || event.document.version !== version) say(event);
    }
  }

  function ask(): void {
    say({ type: 'ask', version: follower.version() });
    wait(steal, answerWithin);
  }

  function wait(then: () => void, patience: number): void {
    clearTimeout(timer);
    timer = setTimeout(then, patience);
  }

  /** Takes the lock from a leading tab that does not answer: the device has put it to sleep. */
  function steal(): void {
    queue.abort();
    void lead({ steal: true });
  }

  function waitToLead(): void {
    queue = new AbortController();
    void lead({ signal: queue.signal });
  }

  async function lead(options: LockOptions): Promise<void> {
    let mine: Following | undefined;
    const stream = () => {
      mine = begin();
      return stopped.promise;
    };
    // ends with an error when another tab takes the lock from this one, and when this one waits no longer
    await navigator.locks.request(name, options, stream).catch(() => {});
    if (isStopped || (!mine && !options.steal)) return;
    if (!mine) return void begin();
    mine.stop();
    leading = undefined;
    waitToLead();
    wait(ask, leaderSilence);
  }

  function begin(): Following | undefined {
    if (isStopped) return;
    clearTimeout(timer);
    leading = startStream<T>(address, {
      version: follower.version,
      take: (event) => {
        say(event);
        return follower.take(event);
      },
    });
    return leading;
  }

  waitToLead();
  ask();
  return {
    wake: (surely) => (leading ? leading.wake(surely) : ask()),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      queue.abort();
      leading?.stop();
      stopped.resolve();
      channel.close();
    },
  };
}
