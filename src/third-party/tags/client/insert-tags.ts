import type { TrackingTag } from '../../../api/tracking-tags/schema.ts';
import { createElementWithNonce } from '../../client/load-script.ts';

type Place = 'head' | 'openBody' | 'closeBody';
type Kind = 'script' | 'style' | 'noscript';

const places: Record<Place, (element: HTMLElement) => void> = {
  head: (element) => document.head.append(element),
  openBody: (element) => document.body.prepend(element),
  closeBody: (element) => document.body.append(element),
};

const kinds: readonly Kind[] = ['style', 'script', 'noscript'];

const insertTag = (tag: TrackingTag): HTMLElement[] =>
  (Object.keys(places) as Place[]).flatMap((place) =>
    kinds.flatMap((kind) =>
      tag[place][kind].map(({ attributes, children }) => {
        const element = createElementWithNonce(kind, attributes, children);
        places[place](element);
        return element;
      }),
    ),
  );

/**
 * Inserts tags into the document, which runs their scripts. Tags that fail are logged and skipped.
 *
 * @returns a function that removes their elements
 */
export const insertTags = (tags: readonly TrackingTag[]): (() => void) => {
  const elements = tags.flatMap((tag) => {
    try {
      return insertTag(tag);
    } catch (error) {
      console.warn(`The tracking tag ${tag.id} (${tag.name}) could not be loaded:`, error);
      return [];
    }
  });
  return () => {
    for (const element of elements) element.remove();
  };
};
