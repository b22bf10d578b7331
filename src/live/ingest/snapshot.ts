import type { GameState } from '../../domain/game-state.ts';
import type { OwnCollege } from '../../importers/save/own-college.ts';

export type SnapshotOptions = {
  tenant: OwnCollege;
  /** The file's base name and its bytes, which are stored unchanged. */
  file: { name: string; bytes: Uint8Array };
  /** The required game; determined from the file if absent. */
  gameId?: number | undefined;
  /** H, V or a team's name, if the college's own name is ambiguous. */
  as?: string | undefined;
  /** Sport slug, if the file does not distinguish men's from women's. */
  sport?: string | undefined;
  /** Number of the game in a doubleheader, if the file does not contain it. */
  doubleheader?: 1 | 2 | undefined;
  /** Adds a missing game to the schedule. */
  add?: boolean | undefined;
  /** Accepts plays long before the scheduled start. */
  early?: boolean | undefined;
  /** Aborts when nobody waits for the result; a file that is being read is given up. */
  signal?: AbortSignal | undefined;
  /** Overrides today's date for replays; stored timestamps always use the real clock. */
  now?: Temporal.Instant | undefined;
};

export type SnapshotResult = {
  gameId: number;
  version: number;
  /** `created`: first snapshot of the game; `closed`: the game is final and its box score was saved. */
  change: 'created' | 'changed' | 'unchanged' | 'closed';
  state: GameState;
  warnings: string[];
};
