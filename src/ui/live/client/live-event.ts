import type { PatchOp } from '../../../domain/live/patch.ts';

export type Versioned = { version: number };

/**
 * `connecting` until the first event and after a broken stream; `streaming`; `polling` where streams do not get through;
 * `lost` when the server has not been reached for `silenceTimeout`; `absent` for a game that is not followed; `ended`
 * when the game is over.
 */
export type LiveConnection = 'connecting' | 'streaming' | 'polling' | 'lost' | 'absent' | 'ended';

/** When the source was last seen: an ISO instant or, in a scoreboard, one per game. */
export type LastSeen = string | Record<string, string>;

/** The events of the stream (docs/decisions/017-live-games.md) and changes of the connection. */
export type LiveEvent<T extends Versioned> =
  | { type: 'state'; document: T }
  | { type: 'patch'; version: number; from: number; ops: readonly PatchOp[] }
  | { type: 'beat'; now: number; lastSeen: LastSeen }
  /** `lastContact`: when the server was last reached, in epoch milliseconds of this device. */
  | { type: 'connection'; connection: LiveConnection; lastContact: number };

export type Receiver<T extends Versioned> = {
  version: () => number | undefined;
  /** Returns false if earlier events are missing, so that the whole document is needed. */
  receive: (event: LiveEvent<T>) => boolean;
};

export type Subscription = {
  /** Catches up now. With `mustReconnect`, also if an event arrived recently. */
  wake: (mustReconnect: boolean) => void;
  stop: () => void;
};
