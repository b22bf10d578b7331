import { type GameState, gameState, isComplete } from '../../../domain/game-state.ts';
import { createKeeper } from './document-keeper.ts';
import type { Following, LastSeen, LiveConnection, LiveEvent, Versioned } from './live-event.ts';
import { serverTimeOffset } from './server-time.ts';
import { shareStream } from './shared-stream.ts';
import { onWakeUp, whilePageIsThere } from './wake-ups.ts';

/** A game that is over is followed for so long, for what is corrected after it. In milliseconds. */
export const overFor = 600_000;

/** A document that may say which state its game is in. */
export type LiveValue = Versioned & { state?: GameState };

export type Followed<T extends LiveValue> = {
  document: T | undefined;
  connection: LiveConnection;
  /** When the server was last reached, as of the last change of `connection`; milliseconds since the epoch by this device. */
  lastContact: number;
  /** The server's clock less this device's, in milliseconds; 0 until the server has told. */
  offset: number;
  /** When the source was last seen; undefined until the server has told. */
  lastSeen: LastSeen | undefined;
};

/** What is known before anything has come. */
export const initialFollowed = <T extends LiveValue>(document: T | undefined): Followed<T> => ({
  document,
  connection: 'connecting',
  lastContact: 0,
  offset: 0,
  lastSeen: undefined,
});

/**
 * Follows a document in the browser until it is stopped, or until its game has been over for ten minutes.
 *
 * @param address of the document; its events stand at `${address}/events`
 * @param initial what is already there
 * @param onChange hears of everything new
 * @returns stops
 */
export function followDocument<T extends LiveValue>(
  address: string,
  initial: T | undefined,
  onChange: (followed: Followed<T>) => void,
): () => void {
  const keeper = createKeeper(initial);
  let followed = initialFollowed(initial);
  let beat: LiveEvent<T> | undefined;
  let overTimer: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<Followed<T>>): void {
    followed = { ...followed, ...changes };
    onChange(followed);
  }

  function take(event: LiveEvent<T>): boolean {
    if (event.type === 'connection') change({ connection: event.connection, lastContact: event.lastContact });
    if (event.type === 'beat') {
      beat = event;
      change({ offset: serverTimeOffset(followed.offset, event.now, Date.now()), lastSeen: event.lastSeen });
    }
    const isUpToDate =
      event.type === 'state' ? keeper.replace(event.document) : event.type === 'patch' ? keeper.patch(event) : true;
    const document = keeper.get();
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
    } else overTimer ??= setTimeout(end, overFor);
  }

  function start(): () => void {
    const following: Following = shareStream(address, { version: () => keeper.get()?.version, take, current });
    const stopWaking = onWakeUp(following.wake);
    return () => {
      stopWaking();
      following.stop();
    };
  }

  const stopFollowing = whilePageIsThere(start);
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
