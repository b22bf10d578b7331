import { type } from 'arktype';

/** A picture inside an answer. `isDefault` marks the stand-in where there is none; draw a monogram or number instead. */
export const imageAnswer = type({
  /** Site-relative. */
  url: 'string',
  absoluteUrl: 'string',
  altText: 'string',
  title: 'string',
  creditName: 'string | null',
  mediaCaption: 'string | null',
  width: 'number.integer',
  height: 'number.integer',
  /** The point that must stay visible when the picture is cut, in percent from left and top. */
  focus: type({ x: 'number', y: 'number' }),
  /** Shown until the picture is there. */
  color: 'string | null',
  isDefault: 'boolean',
});
export type ImageAnswer = typeof imageAnswer.infer;
