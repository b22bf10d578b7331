'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeMenus(except?: Node | null) {
  for (const menu of openMenus()) {
    if (!except || !menu.contains(except)) {
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
    menu.querySelector('summary')?.focus();
  }
}

const onPointerDown = (event: PointerEvent) => closeMenus(event.target as Node | null);

function closeAll() {
  closeMenus();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover();
  }
}

/** Closes every `<details data-menu>` on Escape, on a press outside it and after navigation, which closes popovers too. Renders nothing. */
export function CloseMenus() {
  const { path, query } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(closeAll, [path, query]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  return null;
}
