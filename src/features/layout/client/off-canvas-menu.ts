const menu = () => document.getElementById('main-menu');
const toggle = () => document.querySelector<HTMLElement>('[popovertarget="main-menu"]');

/** Marks the page while something of the main menu is open. What a navigation replaces does not say that it closed. */
export function markOpenMenu() {
  const isOpen = document.querySelector('#main-menu:popover-open, #main-menu details[open]') !== null;
  document.documentElement.toggleAttribute('data-navigation-open', isOpen);
}

function onToggle({ target }: Event) {
  const main = menu();
  if (!main || !(target instanceof Node) || !main.contains(target)) return;
  // closed as a whole it starts anew
  if (target === main && !main.matches(':popover-open')) {
    for (const item of main.querySelectorAll('details')) item.open = false;
  }
  markOpenMenu();
}

/** Closes the off-canvas menu when the focus goes elsewhere; its toggle belongs to it. */
function onFocus({ target }: FocusEvent) {
  const main = menu();
  if (!main?.matches(':popover-open') || !(target instanceof Node)) return;
  if (!main.contains(target) && target !== toggle()) main.hidePopover();
}

/** Keeps the page and the off-canvas menu in step. Returns how to stop. */
export function followMenu(): () => void {
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('focusin', onFocus);
  };
}
