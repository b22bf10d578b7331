import { type } from 'arktype';

import { type Gravity, gravities } from './gravity.ts';
import { maxSize } from './width-ladder.ts';

export const modes = ['resize', 'crop', 'convert'] as const;

const size = type('string.integer.parse')
  .to(`1 <= number.integer <= ${maxSize}`)
  .describe(`a whole number from 1 to ${maxSize}`);

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

/** Cache key of a transformation. */
export const transformationKey = ({ mode, width, height, gravity, type: format }: Transformation): string =>
  [mode, width ?? 'auto', height ?? 'auto', gravity ?? 'focus', format].join('-');
