import { DomUtils, parseDocument } from 'htmlparser2';

import { elementsBy, type HtmlElement, type HtmlNode, textOf } from '../../web/html-nodes.ts';
import type { StoryPicture } from './imported-story.ts';

/** Stored pictures by their address in the file. */
export type StoredPictures = ReadonlyMap<string, { address: string; alt: string }>;

/** The pictures of a text, described by their `alt`, else by the caption of their figure. */
export function picturesIn(html: string): StoryPicture[] {
  const captions = new Map<HtmlElement, string>();
  const captionOf = (figure: HtmlElement): string => {
    const known = captions.get(figure);
    if (known !== undefined) return known;
    const [caption] = elementsBy(({ name }) => name === 'figcaption', figure.children);
    const text = textOf(caption) ?? '';
    captions.set(figure, text);
    return text;
  };
  return imagesIn(parseDocument(html).children).map((image) => {
    const figure = figureOf(image);
    const alt = image.attribs['alt']?.trim() || (figure ? captionOf(figure) : '');
    return { source: image.attribs['src'] ?? '', alt };
  });
}

/** The text with the stored addresses of its pictures; those that were not stored are left out. */
export function placePictures(html: string, stored: StoredPictures): string {
  const document = parseDocument(html);
  const missing: HtmlElement[] = [];
  const withPictures = new Set<unknown>();
  for (const image of imagesIn(document.children)) {
    const found = stored.get(image.attribs['src'] ?? '');
    if (!found) {
      missing.push(image);
      continue;
    }
    image.attribs = { src: found.address, alt: found.alt };
    for (let { parent } = image; parent && !withPictures.has(parent); { parent } = parent) withPictures.add(parent);
  }
  // a figure without any other picture is left out with its caption
  const left = missing.map((image) => {
    const figure = figureOf(image);
    return figure && !withPictures.has(figure) ? figure : image;
  });
  removeAll(new Set<HtmlNode>(left));
  return DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' });
}

/** Removing one node after the other would search the children of its parent each time. */
function removeAll(nodes: ReadonlySet<HtmlNode>): void {
  const parents = new Set([...nodes].map(({ parent }) => parent));
  for (const parent of parents) if (parent) parent.children = parent.children.filter((child) => !nodes.has(child));
}

const imagesIn = (nodes: Parameters<typeof elementsBy>[1]) =>
  elementsBy(({ name, attribs }) => name === 'img' && Boolean(attribs['src']), nodes);

const figureOf = (image: HtmlElement): HtmlElement | undefined => {
  const parent = image.parent as HtmlElement | null;
  return parent?.name === 'figure' ? parent : parent?.name === 'a' ? figureOf(parent) : undefined;
};
