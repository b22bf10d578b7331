import { completeMenu } from './complete-menu.ts';

const menu = () => document.getElementById('main-menu');
const toggle = () => document.querySelector<HTMLElement>('[popovertarget="main-menu"]');

/** Marks the page while the main menu is open. Elements replaced by a navigation send no close event. */
export function markOpenMenu() {
  const isOpen = document.querySelector('#main-menu:popover-open, #main-menu details[open]') !== null;
  document.documentElement.toggleAttribute('data-navigation-open', isOpen);
}

function onToggle({ target }: Event) {
  const main = menu();
  if (!main || !(target instanceof Node) || !main.contains(target)) return;
  // resets the submenus when the menu closes
  if (target === main && !main.matches(':popover-open')) {
    for (const item of main.querySelectorAll('details')) item.open = false;
  } else if (target === main) {
    completeMenu(main);
  }
  markOpenMenu();
}

/** Closes the off-canvas menu when the focus leaves it and its toggle. */
function onFocus({ target }: FocusEvent) {
  const main = menu();
  if (!main?.matches(':popover-open') || !(target instanceof Node)) return;
  if (!main.contains(target) && target !== toggle()) main.hidePopover();
}

/** Synchronizes the page with the off-canvas menu. Returns a cleanup function. */
export function followMenu(): () => void {
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('focusin', onFocus);
  // a reader may open it before the scripts are loaded
  const main = menu();
  if (main?.matches(':popover-open')) completeMenu(main);
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('focusin', onFocus);
  };
}
