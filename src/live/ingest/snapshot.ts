import type { GameState } from '../../domain/game-state.ts';
import type { OwnCollege } from '../../importers/save/own-college.ts';

export type SnapshotOptions = {
  tenant: OwnCollege;
  /** The file's base name and its bytes, which are kept whole. */
  file: { name: string; bytes: Uint8Array };
  /** The game it has to be of; else the file says which. */
  gameId?: number | undefined;
  /** H, V or a team's name, where the college's own name does not decide. */
  as?: string | undefined;
  /** A sport by slug, where the file does not tell men from women. */
  sport?: string | undefined;
  /** Number of the game in a doubleheader, where the file does not tell. */
  doubleheader?: 1 | 2 | undefined;
  /** A game that is on no schedule is put on it. */
  add?: boolean | undefined;
  /** Plays long before the game's start are no practice. */
  early?: boolean | undefined;
  /** By which the day is judged, for replays; what is written down bears the time of the clock. */
  now?: Temporal.Instant | undefined;
};

export type TakenSnapshot = {
  gameId: number;
  version: number;
  /** `created`: the first of its game; `closed`: it says that the game is over, and the box score is written. */
  change: 'created' | 'changed' | 'unchanged' | 'closed';
  state: GameState;
  warnings: string[];
};
