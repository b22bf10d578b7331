'use client';

import { useEffect } from 'react';

import { useRouter } from '../../waku/client/router.ts';

// what is in an off-canvas menu closes with it: closing it at a press would move what is pressed
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

const closeOthers = (event: Event) => closeMenus(event.target);

function closeAll() {
  closeMenus();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover();
  }
}

/**
 * Closes every `<details data-menu>` on Escape, when a press or the focus is outside it, and after navigation, which
 * closes popovers too. After Escape the focus is back on its summary, at once or after `data-focus-return` milliseconds.
 * Renders nothing.
 */
export function CloseMenus() {
  const { path, query } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(closeAll, [path, query]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
    };
  }, []);
  return null;
}
