import { mayPrefetch } from './may-prefetch.ts';
import { internalLink } from './soft-target.ts';

/** How long a pointer or the focus stays on a link before its page is prefetched, in ms. */
export const hoverDelay = 80;

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Links that an island handles. */
const isInPlace = ({ target }: Event) => target instanceof Element && target.closest('[data-in-place]') !== null;

/**
 * Reports pages that the reader is about to open: the pointer or the focus stays on the link, or presses it.
 *
 * @param first an event before the call
 * @returns a function that stops watching
 */
export const watchIntent = (onIntent: (to: string) => void, first?: Event): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const pageOf = (event: Event): string | undefined => {
    const url = isInPlace(event) ? undefined : internalLink(event);
    // views of the same page are rarely opened, although the pointer often crosses their links
    if (!url || url.pathname === location.pathname || !mayPrefetch(url.pathname, navigator.connection))
      return undefined;
    return url.pathname + url.search;
  };
  const rest = (event: Event) => {
    cancel();
    const page = pageOf(event);
    if (page !== undefined) timer = setTimeout(onIntent, hoverDelay, page);
  };
  const press = (event: Event) => {
    cancel();
    const page = pageOf(event);
    if (page !== undefined) onIntent(page);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerover: rest,
    focusin: rest,
    pointerdown: press,
    click: cancel,
  };
  if (first) listeners[first.type]?.(first);
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
  return () => {
    cancel();
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
};
