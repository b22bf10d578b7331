import type { LiveEvent, Versioned } from './live-event.ts';

/** Milliseconds without an event after which a stream is dead; the server sends a heartbeat every 4 s. */
export const silenceTimeout = 9_000;
/** Milliseconds until the first event, which may be the whole document over a slow connection. */
export const openTimeout = 40_000;

type Listener<T extends Versioned> = {
  onEvent: (event: LiveEvent<T>) => void;
  onEnd: (reason: 'broken' | 'silent') => void;
};

/** Opens the event stream of a document. Returns a function that closes it. */
export function openEvents<T extends Versioned>(url: string, { onEvent, onEnd }: Listener<T>): () => void {
  const source = new EventSource(url);
  let timer: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(timer);
    source.close();
  };
  const end = (reason: 'broken' | 'silent') => {
    close();
    onEnd(reason);
  };
  const waitForNext = (timeout: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, timeout, 'silent');
  };
  const listen = (name: string, read: (data: string, id: number) => LiveEvent<T>) =>
    source.addEventListener(name, ({ data, lastEventId }) => {
      waitForNext(silenceTimeout);
      onEvent(read(data, Number(lastEventId)));
    });
  listen('state', (data) => ({ type: 'state', document: JSON.parse(data) }));
  listen('patch', (data, version) => ({ type: 'patch', version, ...JSON.parse(data) }));
  listen('beat', (data) => ({ type: 'beat', ...JSON.parse(data) }));
  // closes the source; otherwise all readers' browsers would reconnect at the same time
  source.addEventListener('error', () => end('broken'));
  waitForNext(openTimeout);
  return close;
}
