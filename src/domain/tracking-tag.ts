import { type } from 'arktype';

/** An element of a tag: its attributes and text content. */
export const tagElement = type({ 'attributes?': type({ '[string]': 'string | boolean' }), 'children?': 'string' });

/** The elements of a tag in one place of the document. */
export const tagPlace = type({
  '+': 'reject',
  'script?': tagElement.array(),
  'style?': tagElement.array(),
  'noscript?': tagElement.array(),
});
export type TagPlace = typeof tagPlace.infer;

/** A tracking pixel: an image element, or one created by a script. */
const image = /<\s*(?:img|image)\b|\bnew\s+(?:window\s*\.\s*)?Image\b|\bcreateElement\s*\(\s*['"`]img\b/i;

/** Whether a tag uses tracking pixels, which work without scripts and would therefore bypass consent. */
export function carriesImage(tag: { head: TagPlace; openBody: TagPlace; closeBody: TagPlace }): boolean {
  return [tag.head, tag.openBody, tag.closeBody]
    .flatMap(({ script = [], style = [], noscript = [] }) => [...script, ...style, ...noscript])
    .flatMap(({ attributes = {}, children = '' }) => [children, ...Object.values(attributes)])
    .some((text) => typeof text === 'string' && image.test(text));
}
