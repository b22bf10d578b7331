import { type } from 'arktype';

export const modes = ['resize', 'crop', 'convert'] as const;

/** Where the part that is kept lies, as shares of the width and height left over. */
const gravities = {
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
export const gravityPoint = (gravity: Gravity) => gravities[gravity];

// twice the widest place on a page; more would only cost
const maximum = 3200;
const size = type('string.integer.parse')
  .to(`1 <= number.integer <= ${maximum}`)
  .describe(`a whole number from 1 to ${maximum}`);

/** The query of the image service. Resize fills width and height, crop cuts them out unscaled, convert only changes the format. */
export const transformation = type({
  '+': 'delete',
  url: type(/^(?:\/media\/[^?#]+|https?:\/\/[^/]+\/.+)$/).describe(
    "the address of one of the college's own pictures, such as /media/logo.svg, or of one at a host it has allowed",
  ),
  'width?': size,
  'height?': size,
  'gravity?': type.enumerated(...(Object.keys(gravities) as Gravity[])),
  type: type("'webp' | 'jpeg' | 'png' | 'avif'").default('webp'),
});
export type Transformation = typeof transformation.infer & { mode: (typeof modes)[number] };

/** What makes two transformations of one picture the same file. */
export const transformationKey = ({ mode, width, height, gravity, type: format }: Transformation): string =>
  [mode, width ?? 'auto', height ?? 'auto', gravity ?? 'focus', format].join('-');
