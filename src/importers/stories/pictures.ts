import { DomUtils, parseDocument } from 'htmlparser2';

import { elementsBy, type HtmlElement, textOf } from '../../domain/html-nodes.ts';
import type { StoryPicture } from './imported-story.ts';

/** The pictures of a text, described by their `alt`, else by the caption of their figure. */
export const picturesIn = (html: string): StoryPicture[] =>
  imagesIn(parseDocument(html).children).map((image) => ({ source: image.attribs['src'] ?? '', alt: altOf(image) }));

/** The text with the stored addresses of its pictures; those that were not stored are left out. */
export function placePictures(html: string, stored: ReadonlyMap<string, { address: string; alt: string }>): string {
  const document = parseDocument(html);
  for (const image of imagesIn(document.children)) {
    const found = stored.get(image.attribs['src'] ?? '');
    if (found) image.attribs = { src: found.address, alt: found.alt };
    else DomUtils.removeElement(emptyFigureOf(image) ?? image);
  }
  return DomUtils.getOuterHTML(document.children);
}

const imagesIn = (nodes: Parameters<typeof elementsBy>[1]) =>
  elementsBy(({ name, attribs }) => name === 'img' && Boolean(attribs['src']), nodes);

const figureOf = (image: HtmlElement): HtmlElement | undefined => {
  const parent = image.parent as HtmlElement | null;
  return parent?.name === 'figure' ? parent : parent?.name === 'a' ? figureOf(parent) : undefined;
};

function altOf(image: HtmlElement): string {
  const written = image.attribs['alt']?.trim();
  const figure = figureOf(image);
  const [caption] = figure ? elementsBy(({ name }) => name === 'figcaption', figure.children) : [];
  return written || textOf(caption) || '';
}

/** A figure with no other picture goes with its caption. */
function emptyFigureOf(image: HtmlElement): HtmlElement | undefined {
  const figure = figureOf(image);
  return figure && imagesIn(figure.children).length === 1 ? figure : undefined;
}
