import { getPlayback, play, subscribe } from './playback.ts';
import type { Track } from './track.ts';

/** Milliseconds after a reader has scrolled during which the list does not scroll by itself. */
const scrollPause = 6000;

/**
 * Makes links with `data-seek`, such as the lines of a transcript, play an episode from their second, and marks the current one. A
 * list with `data-scroller` scrolls along unless the reader has just scrolled.
 */
export function followCues(part: HTMLElement, track: Track): () => void {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[data-seek]')];
  const starts = links.map(({ dataset }) => Number(dataset['seek']));
  const scroller = part.dataset['scroller'] === undefined ? undefined : part;
  let current: HTMLAnchorElement | undefined;
  let scrolledAt = 0;

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-seek]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(track, Number(link.dataset['seek']));
  };
  const onScroll = () => {
    scrolledAt = Date.now();
  };
  const mark = () => {
    const { track: playing, position } = getPlayback();
    const index = playing?.id === track.id ? starts.findLastIndex((start) => start <= position + 0.2) : -1;
    const next = links[index];
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    if (next && scroller && Date.now() - scrolledAt > scrollPause) showIn(scroller, next);
  };

  part.addEventListener('click', onClick);
  for (const name of scrolling) scroller?.addEventListener(name, onScroll, { passive: true });
  const stop = subscribe(mark);
  mark();
  return () => {
    stop();
    part.removeEventListener('click', onClick);
    for (const name of scrolling) scroller?.removeEventListener(name, onScroll);
  };
}

const scrolling = ['wheel', 'touchmove', 'keydown'] as const;

/** Scrolls only the region, never the page. */
function showIn(region: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [region.getBoundingClientRect(), element.getBoundingClientRect()];
  const top = region.scrollTop + inner.top - outer.top - outer.height / 3;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
}
