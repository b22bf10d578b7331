import type { TrackingTag } from '../../../api/tracking-tags/schema.ts';
import { createElementWith } from '../../client/load-script.ts';

type Place = 'head' | 'openBody' | 'closeBody';
type Kind = 'script' | 'style' | 'noscript';
type TagElement = TrackingTag[Place][Kind][number];

const places: Record<Place, (element: HTMLElement) => void> = {
  head: (element) => document.head.append(element),
  openBody: (element) => document.body.prepend(element),
  closeBody: (element) => document.body.append(element),
};

const kinds: readonly Kind[] = ['style', 'script', 'noscript'];

/** Inserts one element; returns a function that removes it. */
const insertElement = (place: Place, kind: Kind, { attributes, children }: TagElement): (() => void) => {
  if (kind === 'style') return adoptStyle(children);
  const element = createElementWith(kind, attributes);
  if (kind === 'script' && children) addText(element as HTMLScriptElement, children);
  else element.textContent = children;
  places[place](element);
  return () => element.remove();
};

/**
 * The policy of a cached document cannot list the text of every tag, but scripts that it allows may load further ones from
 * any URL.
 */
const addText = (script: HTMLScriptElement, text: string): void => {
  script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  // in the order of insertion, like inline scripts
  script.async = false;
};

const adoptStyle = (css: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
};

const insertTag = (tag: TrackingTag): (() => void)[] =>
  (Object.keys(places) as Place[]).flatMap((place) =>
    kinds.flatMap((kind) => tag[place][kind].map((element) => insertElement(place, kind, element))),
  );

/**
 * Inserts tags into the document, which runs their scripts. Tags that fail are logged and skipped.
 *
 * @returns a function that removes their elements
 */
export const insertTags = (tags: readonly TrackingTag[]): (() => void) => {
  const removals = tags.flatMap((tag) => {
    try {
      return insertTag(tag);
    } catch (error) {
      console.warn(`The tracking tag ${tag.id} (${tag.name}) could not be loaded:`, error);
      return [];
    }
  });
  return () => {
    for (const remove of removals) remove();
  };
};
