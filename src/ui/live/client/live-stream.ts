import { type DocumentResponse, getDocument } from './get-document.ts';
import type { LiveConnection, Receiver, Subscription, Versioned } from './live-event.ts';
import { openEvents, silenceTimeout } from './open-events.ts';

/**
 * All times in milliseconds. The document is polled until a stream sends its first event. Two polls fit into
 * `silenceTimeout`, so neither a slow stream nor polling counts as a lost connection.
 */
export const firstEventTimeout = 4_000;
export const pollInterval = 4_000;
/** After this many silent streams in a row the document is polled, and a stream is tried again later. */
export const maxSilentStreams = 2;
export const streamRetryDelay = 120_000;
export const absentRetryDelay = 30_000;
/** After an event this recent, none was missed, because the server sends a heartbeat every 4 s. */
export const recentActivity = 6_000;
export const maxDelay = 15_000;
const firstDelay = 2_000;
/** A stream that breaks sooner counts as a failure. */
const stableAfter = 10_000;

/** `opening`: before the first event; `checking`: broken before the first event; `waiting`: before the next attempt. */
type Mode = 'opening' | 'streaming' | 'checking' | 'waiting' | 'polling';

/** Exponential backoff with jitter. */
const delayAfter = (failures: number) => Math.min(maxDelay, firstDelay * 2 ** failures) * (0.25 + 0.75 * Math.random());

/**
 * Follows a document through its event stream, or by polling where streams do not get through. Each new stream starts at
 * the receiver's version.
 */
export function startStream<T extends Versioned>(address: string, receiver: Receiver<T>): Subscription {
  let mode: Mode = 'opening';
  let closeEvents = () => {};
  let streamTimer: ReturnType<typeof setTimeout>;
  let pollTimer: ReturnType<typeof setTimeout>;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let connection: LiveConnection | undefined;
  let etag: string | undefined;
  let lastActivity = 0;
  let lastContact = Date.now();
  let silentStreams = 0;
  let failures = 0;
  let isStopped = false;

  function setConnection(next: LiveConnection): void {
    if (connection === next) return;
    connection = next;
    receiver.receive({ type: 'connection', connection, lastContact });
  }

  function recordContact(): void {
    lastContact = Date.now();
    lastActivity = lastContact;
    clearTimeout(watchdog);
    watchdog = setTimeout(setConnection, silenceTimeout, 'lost');
    if (connection === 'lost') setConnection('connecting');
  }

  function halt(): void {
    clearTimeout(streamTimer);
    clearTimeout(pollTimer);
    closeEvents();
  }

  function openStream(): void {
    halt();
    mode = 'opening';
    const openedAt = Date.now();
    lastActivity = openedAt;
    watchdog ??= setTimeout(setConnection, silenceTimeout, 'lost');
    const version = receiver.version();
    closeEvents = openEvents<T>(`${address}/events${version === undefined ? '' : `?since=${version}`}`, {
      onEvent: (event) => {
        recordContact();
        if (mode === 'opening') beginStreaming();
        if (!receiver.receive(event)) void poll();
      },
      onEnd: (reason) => {
        if (mode === 'streaming' && reason === 'broken') return reopenAfter(Date.now() - openedAt);
        if (mode === 'streaming') return reopenSilent();
        if (reason === 'silent') return countSilent();
        mode = 'checking';
        // a poll shows whether the server is down or only blocks streams
        void poll();
      },
    });
    pollIn(firstEventTimeout);
  }

  function beginStreaming(): void {
    mode = 'streaming';
    silentStreams = 0;
    clearTimeout(pollTimer);
    setConnection('streaming');
  }

  function reopenAfter(lifetime: number): void {
    failures = lifetime < stableAfter ? failures + 1 : 0;
    setConnection('connecting');
    openIn(delayAfter(failures));
  }

  function reopenSilent(): void {
    setConnection('lost');
    openStream();
  }

  function openIn(delay: number): void {
    halt();
    mode = 'waiting';
    streamTimer = setTimeout(openStream, delay);
  }

  function countSilent(): void {
    silentStreams += 1;
    if (silentStreams < maxSilentStreams) openStream();
    else beginPolling();
  }

  function beginPolling(): void {
    halt();
    mode = 'polling';
    streamTimer = setTimeout(openStream, streamRetryDelay);
    void poll();
  }

  function pollIn(delay: number): void {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(poll, delay);
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer);
    // a streaming receiver polls because it misses events, so it needs the document in any case
    const response = await getDocument<T>(address, mode === 'streaming' ? undefined : etag);
    if (isStopped) return;
    if (response.type === 'failed') return onFailure(response);
    const wasLost = connection === 'lost';
    recordContact();
    if (response.type === 'absent') return onAbsent();
    const isUpToDate = response.type === 'same' || receiver.receive({ type: 'state', document: response.document });
    if (response.type === 'document') etag = response.etag;
    afterResponse(isUpToDate, wasLost);
  }

  function afterResponse(isUpToDate: boolean, wasLost: boolean): void {
    failures = 0;
    if (mode === 'checking') countSilent();
    // the server is back, so a stream may get through
    else if (wasLost && (mode === 'polling' || mode === 'opening')) openIn(0);
    else if (mode === 'polling' || mode === 'opening') pollIn(pollInterval);
    else if (mode === 'streaming' && !isUpToDate) pollIn(delayAfter(0));
    if (mode === 'polling') setConnection('polling');
  }

  function onAbsent(): void {
    clearTimeout(watchdog);
    watchdog = undefined;
    setConnection('absent');
    openIn(absentRetryDelay * (1 + Math.random() / 2));
  }

  function onFailure({ retryAfter }: Extract<DocumentResponse<T>, { type: 'failed' }>): void {
    if (mode === 'waiting') return;
    const delay = Math.max(retryAfter ?? 0, delayAfter(failures));
    failures += 1;
    if (mode === 'checking' || mode === 'polling') setConnection('lost');
    if (mode === 'opening' || mode === 'polling') pollIn(delay);
    else openIn(delay);
  }

  openStream();
  return {
    wake: (mustReconnect) => {
      const isHealthy = (mode === 'streaming' || mode === 'opening') && Date.now() - lastActivity < recentActivity;
      if (isStopped || (isHealthy && !mustReconnect)) return;
      silentStreams = 0;
      failures = 0;
      openStream();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(watchdog);
      halt();
    },
  };
}
