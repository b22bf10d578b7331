import { scrollStart } from '../tables/scroll-start.ts';

/** Fraction of the visible width that a press scrolls; less than 1, so that an item cut off at the edge becomes visible. */
const step = 0.8;

const buttons = 'button[data-scroll]';

const regionOf = (button: HTMLElement) =>
  document.querySelector(`[role="group"][aria-labelledby="${button.dataset['of']}"]`);
const isForward = (button: HTMLElement) => button.dataset['scroll'] === 'next';

/** Whether a region can scroll in a direction by at least one pixel. */
export function canScroll(
  { scrollLeft, scrollWidth, clientWidth }: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>,
  forward: boolean,
): boolean {
  return forward ? scrollLeft + clientWidth < scrollWidth - 1 : scrollLeft > 1;
}

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  const region = button && regionOf(button);
  if (!region) return;
  const left = region.clientWidth * step * (isForward(button) ? 1 : -1);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
}

function updateButtons() {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const region = regionOf(button);
    if (region) button.ariaDisabled = String(!canScroll(region, isForward(button)));
  }
}

/** Scrolls regions to their marked items; see `scrollBeforePaint`. */
function scrollToMarked() {
  for (const item of document.querySelectorAll<HTMLElement>(`[${scrollStart}]`)) {
    const region = item.offsetParent;
    const list = region?.firstElementChild;
    if (region && list) region.scrollLeft = item.offsetLeft - Number.parseFloat(getComputedStyle(list).paddingLeft);
    item.removeAttribute(scrollStart);
  }
}

/** Scrolls rows of tabs to the current one, if it is beyond the edge. */
function showCurrentTabs() {
  for (const tab of document.querySelectorAll<HTMLElement>('main nav > ul > li > [aria-current="page"]')) {
    const list = tab.closest('ul');
    if (!list || list.scrollWidth <= list.clientWidth) continue;
    const beyond = tab.getBoundingClientRect().right - list.getBoundingClientRect().right;
    if (beyond > 0) list.scrollLeft += beyond + tab.clientWidth / 2;
  }
}

/** Call it for a new page. */
export function refreshScrollRows(): void {
  scrollToMarked();
  showCurrentTabs();
  updateButtons();
}

/** Makes `ScrollButtons` work. Returns a function that stops. */
export function startScrollRows(): () => void {
  document.addEventListener('click', onClick);
  // scroll events do not bubble
  document.addEventListener('scroll', updateButtons, { capture: true, passive: true });
  window.addEventListener('resize', updateButtons);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('scroll', updateButtons, { capture: true });
    window.removeEventListener('resize', updateButtons);
  };
}
