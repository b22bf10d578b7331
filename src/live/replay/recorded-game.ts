import type { Side } from '../../domain/side.ts';

export type Score = Readonly<Record<Side, number>>;

/** A mistake of the scorer's that the next snapshot takes back: a score counted twice, or a play given to a teammate. */
export type Mistake = 'score' | 'player';

/** A complete game file that can be shown as it was after any of its plays. */
export type RecordedGame = {
  /** Plays of the file; the snapshot after all of them is the file itself, byte for byte. */
  readonly length: number;
  /** Seconds of playing time at the k-th play; without a clock 15 a play. */
  readonly secondsAt: (plays: number) => number;
  /** The score after so many plays, as the file tells it; 0-0 before the first. */
  readonly scoreAt: (plays: number) => Score;
  /** After how many plays the snapshot has a mistake, and which. */
  readonly mistakes: ReadonlyMap<number, Mistake>;
  /** The file as a scorer's program would have written it after so many plays. */
  readonly snapshot: (plays: number) => Uint8Array;
};
