export type Suggestion = {
  /** "recent" for an earlier search in this browser. */
  kind: string;
  title: string;
  detail: string;
  url: string;
  thumbnail: string | null;
  /** Name in /icons.svg. */
  icon?: string;
  initials?: string;
};

/** Width and height of a picture in CSS pixels. */
const size = 40;

/** An option of the list: picture, title and kind. */
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

function pictureOf({ thumbnail, icon, initials = '' }: Suggestion): Element {
  if (thumbnail) return imageOf(thumbnail);
  if (icon) return iconOf(icon);
  const letters = document.createElement('b');
  letters.ariaHidden = 'true';
  letters.textContent = initials;
  return letters;
}

function imageOf(url: string): HTMLImageElement {
  const image = new Image(size, size);
  image.alt = '';
  image.src = url;
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
