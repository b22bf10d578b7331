import { useEffect, useState } from 'react';

type Handlers = {
  /** The keyboard has reached something in the rotator other than its rotation button. */
  onFocus: () => void;
};

/** Marks the button that plays and pauses a rotator. */
export const rotationButton = 'data-rotation';

/**
 * Whether a rotator stands still for now: while the mouse is over it, while the keyboard is on its rotation button, and
 * while it is out of view. `release` lets go of it, because the reader has asked it to play.
 */
export function useHeld(rotator: HTMLElement, { onFocus }: Handlers) {
  const [isHeld, setHeld] = useState(false);
  const [isInView, setInView] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler does the same every time
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse');
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (target.hasAttribute(rotationButton)) setHeld(true);
      else onFocus();
    };
    rotator.addEventListener('pointerenter', hold, { signal });
    rotator.addEventListener('pointerleave', () => setHeld(false), { signal });
    rotator.addEventListener('focusin', focus, { signal });
    rotator.addEventListener('focusout', () => setHeld(false), { signal });
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    watch.observe(rotator);
    signal.addEventListener('abort', () => watch.disconnect());
    return () => controller.abort();
  }, [rotator]);

  return { isHeld: isHeld || !isInView, release: () => setHeld(false) };
}
