/** Position of the crop, as fractions of the excess width and height. */
export const gravities = {
  center: [0.5, 0.5],
  north: [0.5, 0],
  south: [0.5, 1],
  west: [0, 0.5],
  east: [1, 0.5],
  northwest: [0, 0],
  northeast: [1, 0],
  southwest: [0, 1],
  southeast: [1, 1],
} as const;

export type Gravity = keyof typeof gravities;
