import { imageAddress, isPicture, isResizable } from '../../../domain/image-address.ts';
import { sportIconName } from '../../../domain/sport-icon.ts';
import { monogram } from '../../../domain/text.ts';

export type Suggestion = {
  /** "recent" for a search of this browser. */
  kind: string;
  title: string;
  detail: string;
  url: string;
  image: string | null;
  standIn?: string;
};

/** Width and height of a picture in CSS pixels. */
const size = 40;

/** An option of the list: picture, title and what it is. */
export function createOption(suggestion: Suggestion, id: string): HTMLElement {
  const option = document.createElement('a');
  option.id = id;
  option.role = 'option';
  option.tabIndex = -1;
  option.href = suggestion.url;
  option.setAttribute('aria-selected', 'false');
  const text = document.createElement('span');
  const note = document.createElement('small');
  note.textContent = suggestion.detail;
  text.append(suggestion.title, ' ', note);
  option.append(pictureOf(suggestion), text);
  return option;
}

/** The picture, the icon of a sport, or a person's number. */
function pictureOf({ kind, title, image, standIn }: Suggestion): Element {
  if (isPicture(image)) return imageOf(image);
  if (kind === 'sport') return iconOf(sportIconName(standIn ?? ''));
  if (kind === 'recent') return iconOf('search');
  const letters = document.createElement('b');
  letters.ariaHidden = 'true';
  letters.textContent = (kind === 'person' && standIn) || monogram(standIn || title).slice(0, 2);
  return letters;
}

function imageOf(url: string): HTMLImageElement {
  const image = new Image(size, size);
  image.alt = '';
  image.src = isResizable(url) ? imageAddress(url, { width: size * 2, height: size * 2 }, 'webp') : url;
  return image;
}

function iconOf(name: string): Element {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  icon.append(use);
  return icon;
}
