import { announce } from '../../client/announce.ts';

/** Moves the focus to the beginning of a new page and announces its title, as browsers do for new documents. */
export const presentPage = (): void => {
  const place = fragmentTarget() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) {
    const folded = place.closest('details');
    if (folded) folded.open = true;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  announce(document.title);
};

const fragmentTarget = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

const controls = 'a[href], button, summary, input, select';

/**
 * Remembers the focused control. The returned function restores the focus if another view of the page has replaced the
 * control: to its counterpart, or to the beginning of the page if it has none.
 */
export const rememberFocus = (): (() => void) => {
  const control = document.activeElement;
  if (!control || control === document.body) return () => {};
  const identity = identify(control);
  return () => {
    if (document.activeElement !== document.body) return;
    const counterpart = [...document.querySelectorAll<HTMLElement>(controls)].find(
      (each) => identify(each) === identity,
    );
    if (counterpart) counterpart.focus({ preventScroll: true });
    else presentPage();
  };
};

/** Identifies a control by place, role and name, because a link's URL and state differ between views. */
const identify = (control: Element): string => {
  const place = control.closest('[id], [aria-label]');
  return [place?.id, place?.ariaLabel, control.tagName, control.textContent].join('|');
};
