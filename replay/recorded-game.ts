import type { Side } from '../src/domain/side.ts';

export type Score = Readonly<Record<Side, number>>;

/** A scoring mistake that the next snapshot corrects: a score counted twice, or a play credited to a teammate. */
export type Mistake = 'score' | 'player';

/** A final game file that can be reconstructed as of any play. */
export type RecordedGame = {
  /** Number of plays; the snapshot after all of them is the file itself, byte for byte. */
  readonly length: number;
  /** Playing time in seconds at the k-th play; 15 per play without a clock. */
  readonly secondsAt: (plays: number) => number;
  /** The file's score after `plays` plays; 0-0 before the first. */
  readonly scoreAt: (plays: number) => Score;
  /** The snapshots that have a mistake, by number of plays. */
  readonly mistakes: ReadonlyMap<number, Mistake>;
  /** The file as written after `plays` plays. */
  readonly snapshot: (plays: number) => Uint8Array;
};
