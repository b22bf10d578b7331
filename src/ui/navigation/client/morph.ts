import { matchPage, type RouteName } from '../../../routing/routes.ts';

/** The transition type of navigations from an entry of a list to its page (`ViewTransition` in src/waku.server.tsx). */
export const morphType = 'morph';
const name = 'morph';

/** Pairs of elements: one of a list entry, and the one of the page that it turns into. */
type Morph = { entry: string; page: string };
const portrait: Morph = { entry: 'picture', page: 'main picture' };
const score: Morph = { entry: 'div[aria-hidden]', page: 'main header[data-ground]' };
const morphs: Partial<Record<RouteName, Morph>> = {
  story: { entry: 'picture', page: 'main figure picture' },
  rosterBio: portrait,
  coachBio: portrait,
  staffBio: portrait,
  boxscore: score,
  gameCenter: score,
};

let source: HTMLElement | undefined;
let target: string | undefined;

/** Names the element of a link's entry that turns into an element of the page. Returns false if there is none, or with reduced motion. */
export function beginMorph(link: EventTarget | null, { pathname }: URL): boolean {
  source?.style.removeProperty('view-transition-name');
  const morph = morphs[matchPage(pathname)?.route.name as RouteName];
  const entry = link instanceof Element ? link.closest('article, li') : null;
  source = (morph && entry?.querySelector<HTMLElement>(morph.entry)) ?? undefined;
  target = undefined;
  if (!source || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  source.style.setProperty('view-transition-name', name);
  target = morph?.page;
  return true;
}

/** Names the element of the new page, before the browser captures it. */
export function finishMorph(): void {
  const element = target === undefined ? null : document.querySelector<HTMLElement>(target);
  target = undefined;
  if (!element) return;
  element.style.setProperty('view-transition-name', name);
  // the next navigation may name another element
  source = element;
}
