import { type Answer, getDocument } from './get-document.ts';
import type { Follower, Following, LiveConnection, Versioned } from './live-event.ts';
import { openEvents, silence } from './open-events.ts';

/**
 * All times in milliseconds. While a stream has not sent its first event the document is polled; two polls in a row fit
 * into `silence`, so that neither a slow stream nor polling looks like a lost connection.
 */
export const firstWord = 4_000;
export const pollEvery = 4_000;
/** How many silent streams in a row it takes to poll, and how long until a stream is tried again. */
export const mostSilentStreams = 2;
export const streamAgain = 120_000;
/** How long until a game that nobody follows is asked for again. */
export const absentAgain = 30_000;
/** After an event this recent nothing can have been missed: the server sends a beat every 4 s. */
export const recentActivity = 6_000;
export const longestDelay = 15_000;
const firstDelay = 2_000;
/** A stream that is broken sooner did not last. */
const lasting = 10_000;

/** `opening`: a stream that has not said a word yet; `checking`: it broke without one; `waiting`: the next is opened soon. */
type Mode = 'opening' | 'streaming' | 'checking' | 'waiting' | 'polling';

/** Longer with each failure, and never the same for two readers. */
const delayAfter = (failures: number) =>
  Math.min(longestDelay, firstDelay * 2 ** failures) * (0.25 + 0.75 * Math.random());

/**
 * Follows one document for as long as it is wanted: by its stream of events, by asking again and again where streams do
 * not come through, and from the version the follower has whenever something was missed.
 */
export function startStream<T extends Versioned>(address: string, follower: Follower<T>): Following {
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

  function tell(next: LiveConnection): void {
    if (connection === next) return;
    connection = next;
    follower.take({ type: 'connection', connection, lastContact });
  }

  /** The server was reached. */
  function noteContact(): void {
    lastContact = Date.now();
    lastActivity = lastContact;
    clearTimeout(watchdog);
    watchdog = setTimeout(tell, silence, 'lost');
    if (connection === 'lost') tell('connecting');
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
    watchdog ??= setTimeout(tell, silence, 'lost');
    const version = follower.version();
    closeEvents = openEvents<T>(`${address}/events${version === undefined ? '' : `?since=${version}`}`, {
      onEvent: (event) => {
        noteContact();
        if (mode === 'opening') beginStreaming();
        if (!follower.take(event)) void poll();
      },
      onEnd: (reason) => {
        if (mode === 'streaming' && reason === 'broken') return reopenAfter(Date.now() - openedAt);
        if (mode === 'streaming') return reopenSilent();
        if (reason === 'silent') return countSilent();
        mode = 'checking';
        // the answer tells whether the server is gone or its streams do not come through
        void poll();
      },
    });
    pollIn(firstWord);
  }

  function beginStreaming(): void {
    mode = 'streaming';
    silentStreams = 0;
    clearTimeout(pollTimer);
    tell('streaming');
  }

  function reopenAfter(lifetime: number): void {
    failures = lifetime < lasting ? failures + 1 : 0;
    tell('connecting');
    openIn(delayAfter(failures));
  }

  /** The connection died without a word: a new one may come through at once. */
  function reopenSilent(): void {
    tell('lost');
    openStream();
  }

  function openIn(delay: number): void {
    halt();
    mode = 'waiting';
    streamTimer = setTimeout(openStream, delay);
  }

  function countSilent(): void {
    silentStreams += 1;
    if (silentStreams < mostSilentStreams) openStream();
    else beginPolling();
  }

  function beginPolling(): void {
    halt();
    mode = 'polling';
    streamTimer = setTimeout(openStream, streamAgain);
    void poll();
  }

  function pollIn(delay: number): void {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(poll, delay);
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer);
    // what is missing comes with the whole document, whatever came before
    const answer = await getDocument<T>(address, mode === 'streaming' ? undefined : etag);
    if (isStopped) return;
    if (answer.type === 'failed') return onFailure(answer);
    const wasLost = connection === 'lost';
    noteContact();
    if (answer.type === 'absent') return onAbsent();
    const isUpToDate = answer.type === 'same' || follower.take({ type: 'state', document: answer.document });
    if (answer.type === 'document') etag = answer.etag;
    afterAnswer(isUpToDate, wasLost);
  }

  function afterAnswer(isUpToDate: boolean, wasLost: boolean): void {
    failures = 0;
    if (mode === 'checking') countSilent();
    // a stream that did not come through may do so now that the server is back
    else if (wasLost && (mode === 'polling' || mode === 'opening')) openIn(0);
    else if (mode === 'polling' || mode === 'opening') pollIn(pollEvery);
    else if (mode === 'streaming' && !isUpToDate) pollIn(delayAfter(0));
    if (mode === 'polling') tell('polling');
  }

  function onAbsent(): void {
    clearTimeout(watchdog);
    watchdog = undefined;
    tell('absent');
    openIn(absentAgain * (1 + Math.random() / 2));
  }

  function onFailure({ again }: Extract<Answer<T>, { type: 'failed' }>): void {
    if (mode === 'waiting') return;
    const delay = Math.max(again ?? 0, delayAfter(failures));
    failures += 1;
    if (mode === 'checking' || mode === 'polling') tell('lost');
    if (mode === 'opening' || mode === 'polling') pollIn(delay);
    else openIn(delay);
  }

  openStream();
  return {
    wake: (surely) => {
      const isWell = (mode === 'streaming' || mode === 'opening') && Date.now() - lastActivity < recentActivity;
      if (isStopped || (isWell && !surely)) return;
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
