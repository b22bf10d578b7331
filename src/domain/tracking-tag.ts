import { type } from 'arktype';

/** An element of a tag: its attributes and the text between start and end. */
export const tagElement = type({ 'attributes?': type({ '[string]': 'string | boolean' }), 'children?': 'string' });

/** The elements of a tag at one place of the document. */
export const tagPlace = type({
  '+': 'reject',
  'script?': tagElement.array(),
  'style?': tagElement.array(),
  'noscript?': tagElement.array(),
});
export type TagPlace = typeof tagPlace.infer;

/** A picture that is there to be asked for: as an element, or made by a script. */
const image = /<\s*(?:img|image)\b|\bnew\s+(?:window\s*\.\s*)?Image\b|\bcreateElement\s*\(\s*['"`]img\b/i;

/** Whether a tag counts readers with pictures. Those work without scripts and so without anybody's consent. */
export function carriesImage(tag: { head: TagPlace; openBody: TagPlace; closeBody: TagPlace }): boolean {
  return [tag.head, tag.openBody, tag.closeBody]
    .flatMap(({ script = [], style = [], noscript = [] }) => [...script, ...style, ...noscript])
    .flatMap(({ attributes = {}, children = '' }) => [children, ...Object.values(attributes)])
    .some((text) => typeof text === 'string' && image.test(text));
}
