import { useEffect, useRef } from 'react';

import { useRouter } from '../../waku/client/router.ts';

// menus in an off-canvas popover close with it, because closing them on pointerdown would move the link under the pointer
const openMenus = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].filter(
    (menu) => !menu.closest(':popover-open'),
  );

function closeMenus(except?: EventTarget | null) {
  for (const menu of openMenus()) {
    if (!(except instanceof Node && menu.contains(except))) {
      menu.open = false;
    }
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape') {
    return;
  }
  for (const menu of openMenus()) {
    menu.open = false;
    const { focusReturn } = menu.dataset;
    const focus = () => menu.querySelector('summary')?.focus();
    if (focusReturn) {
      setTimeout(focus, Number(focusReturn));
    } else {
      focus();
    }
  }
}

/** A link to a place in the page is no navigation that the router reports. */
function closeAtFragment({ target }: Event) {
  if (target instanceof Element && target.closest('details[data-menu] a[href^="#"]')) closeMenus();
}

const closeOthers = (event: Event) => closeMenus(event.target);

function closeAll() {
  closeMenus();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover();
  }
}

/**
 * Closes `<details data-menu>` on Escape, on a press or focus outside of it, when a link to a place in the page is followed, and
 * after navigations, which close popovers too. Escape returns the focus to the summary, after `data-focus-return` milliseconds if set. Renders nothing.
 */
export function CloseMenus() {
  const { path, query } = useRouter();
  const address = `${path}?${query}`;
  const shown = useRef(address);
  useEffect(() => {
    // hydration is no navigation: a menu may have been opened before
    if (shown.current !== address) closeAll();
    shown.current = address;
  }, [address]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('click', closeAtFragment);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('click', closeAtFragment);
    };
  }, []);
  return null;
}
