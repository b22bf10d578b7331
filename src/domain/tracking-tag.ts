import { type } from 'arktype';

/** An element of a tag: its attributes and the text between start and end. */
export const tagElement = type({ 'attributes?': type({ '[string]': 'string | boolean' }), 'children?': 'string' });
export type TagElement = typeof tagElement.infer;

/** The elements of a tag at one place of the document. */
export const tagPlace = type({
  '+': 'reject',
  'script?': tagElement.array(),
  'style?': tagElement.array(),
  'noscript?': tagElement.array(),
});
export type TagPlace = typeof tagPlace.infer;
