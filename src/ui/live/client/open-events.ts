import type { LiveEvent, Versioned } from './live-event.ts';

/** A stream without an event for this long is dead: the server sends a beat every 4 s. In milliseconds. */
export const silence = 9_000;
/** How long the first event may take: on a slow line that is the whole document. In milliseconds. */
export const firstSilence = 40_000;

type Listener<T extends Versioned> = {
  onEvent: (event: LiveEvent<T>) => void;
  /** The stream is over: broken by somebody, or silent for too long. */
  onEnd: (reason: 'broken' | 'silent') => void;
};

/** Listens to a stream of a document's events, until it ends or is closed. Returns how to close it. */
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
  const waitForNext = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, patience, 'silent');
  };
  const listen = (name: string, read: (data: string, id: number) => LiveEvent<T>) =>
    source.addEventListener(name, ({ data, lastEventId }) => {
      waitForNext(silence);
      onEvent(read(data, Number(lastEventId)));
    });
  listen('state', (data) => ({ type: 'state', document: JSON.parse(data) }));
  listen('patch', (data, version) => ({ type: 'patch', version, ...JSON.parse(data) }));
  listen('beat', (data) => ({ type: 'beat', ...JSON.parse(data) }));
  // the browser would try again by itself, all readers at the same moment
  source.addEventListener('error', () => end('broken'));
  waitForNext(firstSilence);
  return close;
}
