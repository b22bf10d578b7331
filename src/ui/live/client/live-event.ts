import type { PatchOp } from '../../../domain/live/patch.ts';

/** What is followed: whatever rises by versions. */
export type Versioned = { version: number };

/**
 * The state of the connection: `connecting` until the first event, and for a moment after a stream broke; `streaming`;
 * `polling` every few seconds; `lost` while the server has not been reached for `SILENCE`; `absent` when nobody follows
 * the game; `ended` for good.
 */
export type LiveConnection = 'connecting' | 'streaming' | 'polling' | 'lost' | 'absent' | 'ended';

/** When the source was last seen, an ISO instant; in a scoreboard an instant by game. */
export type LastSeen = string | Record<string, string>;

/** The events of the wire (docs/decisions/017-live-games.md), and how they come. */
export type LiveEvent<T extends Versioned> =
  | { type: 'state'; document: T }
  | { type: 'patch'; version: number; from: number; ops: readonly PatchOp[] }
  | { type: 'beat'; now: number; lastSeen: LastSeen }
  /** `lastContact`: when the server was last reached, in milliseconds since the epoch by this device. */
  | { type: 'connection'; connection: LiveConnection; lastContact: number };

/** Who follows a document: knows the version it has, and takes what comes. */
export type Follower<T extends Versioned> = {
  version: () => number | undefined;
  /** False when something is missing before this event: the whole document is needed. */
  take: (event: LiveEvent<T>) => boolean;
};

/** Something that goes on until it is stopped, and looks around at once when it is woken. */
export type Following = {
  /** Catches up; with `surely` also when something was heard a moment ago. */
  wake: (surely: boolean) => void;
  stop: () => void;
};
