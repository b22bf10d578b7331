import { type GameState, gameState, isComplete } from '../../../domain/game-state.ts';
import type { LastSeen, LiveConnection, LiveEvent, Subscription, Versioned } from './live-event.ts';
import { createPatchedDocument } from './patched-document.ts';
import { serverTimeOffset } from './server-time.ts';
import { shareStream } from './shared-stream.ts';
import { onWakeUp, whilePageIsOpen } from './wake-ups.ts';

/** How long a final game is followed, because results are corrected. In milliseconds. */
export const followAfterFinal = 600_000;

/** A document of one game has its state; a scoreboard has none. */
export type LiveValue = Versioned & { state?: GameState };

export type Followed<T extends LiveValue> = {
  document: T | undefined;
  connection: LiveConnection;
  /** When the server was last reached, as of the last change of `connection`, in milliseconds since the epoch on this device's clock. */
  lastContact: number;
  /** Server time minus device time, in milliseconds; 0 until the first heartbeat. */
  offset: number;
  /** When the source was last seen; undefined until the first heartbeat. */
  lastSeen: LastSeen | undefined;
};

export const initialFollowed = <T extends LiveValue>(document: T | undefined): Followed<T> => ({
  document,
  connection: 'connecting',
  lastContact: 0,
  offset: 0,
  lastSeen: undefined,
});

/**
 * Follows a document until it is stopped, or until its game has been final for ten minutes.
 *
 * @param address URL of the document; its event stream is at `${address}/events`
 * @returns a function that stops
 */
export function followDocument<T extends LiveValue>(
  address: string,
  initial: T | undefined,
  onChange: (followed: Followed<T>) => void,
): () => void {
  const patched = createPatchedDocument(initial);
  let followed = initialFollowed(initial);
  let beat: LiveEvent<T> | undefined;
  let overTimer: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<Followed<T>>): void {
    followed = { ...followed, ...changes };
    onChange(followed);
  }

  function receive(event: LiveEvent<T>): boolean {
    if (event.type === 'connection') change({ connection: event.connection, lastContact: event.lastContact });
    if (event.type === 'beat') {
      beat = event;
      change({ offset: serverTimeOffset(followed.offset, event.now, Date.now()), lastSeen: event.lastSeen });
    }
    const isUpToDate =
      event.type === 'state' ? patched.replace(event.document) : event.type === 'patch' ? patched.patch(event) : true;
    const document = patched.get();
    if (document !== followed.document) {
      change({ document });
      endWhenOver();
    }
    return isUpToDate;
  }

  function current(): LiveEvent<T>[] {
    const { document, connection, lastContact } = followed;
    const state: LiveEvent<T>[] = document ? [{ type: 'state', document }] : [];
    return [{ type: 'connection', connection, lastContact }, ...state, ...(beat ? [beat] : [])];
  }

  function endWhenOver(): void {
    if (!isOver(followed.document)) {
      clearTimeout(overTimer);
      overTimer = undefined;
    } else overTimer ??= setTimeout(end, followAfterFinal);
  }

  function start(): () => void {
    const subscription: Subscription = shareStream(address, {
      version: () => patched.get()?.version,
      receive,
      current,
    });
    const stopWaking = onWakeUp(subscription.wake);
    return () => {
      stopWaking();
      subscription.stop();
    };
  }

  const stopFollowing = whilePageIsOpen(start);
  function stop(): void {
    clearTimeout(overTimer);
    stopFollowing();
  }
  function end(): void {
    stop();
    change({ connection: 'ended' });
  }
  endWhenOver();
  return stop;
}

function isOver(document: LiveValue | undefined): boolean {
  const { state } = document ?? {};
  if (state === undefined) return false;
  return isComplete(state) || state === gameState.Postponed || state === gameState.Canceled;
}
