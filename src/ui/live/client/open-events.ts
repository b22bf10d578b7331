import type { LiveEvent, Versioned } from './live-event.ts';

/** A stream without an event for this long is dead, because the server sends a beat every 4 s. In milliseconds. */
export const silenceTimeout = 9_000;
/** The first event may be the whole document over a slow connection. In milliseconds. */
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
  // closes the source, because the browsers of all readers would reconnect at the same time
  source.addEventListener('error', () => end('broken'));
  waitForNext(openTimeout);
  return close;
}
