import { mayPrefetch } from './may-prefetch.ts';
import { ownLink } from './soft-target.ts';

/** How long a pointer or the focus rests on a link before its page is asked for, in ms: on the way past it does not. */
export const dwell = 80;

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Links that an island follows by itself. */
const isInPlace = ({ target }: Event) => target instanceof Element && target.closest('[data-in-place]') !== null;

/**
 * Tells which page a reader is about to open: by a pointer or the focus that rests on its link, or that presses it.
 *
 * @returns stops watching
 */
export const watchIntent = (onIntent: (to: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const pageOf = (event: Event): string | undefined => {
    const url = isInPlace(event) ? undefined : ownLink(event);
    // another view of this page is seldom worth it, and its link is often under the pointer
    if (!url || url.pathname === location.pathname || !mayPrefetch(url.pathname, navigator.connection))
      return undefined;
    return url.pathname + url.search;
  };
  const rest = (event: Event) => {
    forget();
    const page = pageOf(event);
    if (page !== undefined) timer = setTimeout(onIntent, dwell, page);
  };
  const press = (event: Event) => {
    forget();
    const page = pageOf(event);
    if (page !== undefined) onIntent(page);
  };
  const listeners = { pointerover: rest, focusin: rest, pointerdown: press, click: forget };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
  return () => {
    forget();
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
};
