import type { Profile } from './volume.ts';

/** Half widths of the bones of an athlete, in percent of the standing height. */
export const profiles = {
  upperArm: [
    [0, 4.3, 4.3],
    [0.3, 4.1, 4.2],
    [0.65, 3.6, 3.2],
    [1, 2.7, 2.7],
  ],
  forearm: [
    [0, 2.7, 2.8],
    [0.25, 3.2, 2.9],
    [0.7, 2.3, 2.2],
    [1, 1.8, 1.8],
  ],
  hand: [
    [0, 1.7, 1.7],
    [0.45, 2.5, 2.3],
    [0.8, 2, 1.8],
    [1, 1, 1],
  ],
  thigh: [
    [0, 6.4, 6.4],
    [0.3, 6.5, 6.1],
    [0.7, 5.1, 4.6],
    [1, 3.9, 3.9],
  ],
  shin: [
    [0, 3.9, 3.7],
    [0.25, 3.3, 4.8],
    [0.5, 2.8, 4.2],
    [0.8, 2.1, 2.4],
    [1, 2.1, 2.3],
  ],
} satisfies Record<string, Profile>;
