import { useEffect, useState } from 'react';

type Handlers = {
  /** Called when the keyboard focus enters, except on the rotation button. */
  onFocus: () => void;
};

/** Attribute of the button that plays and pauses a rotator. */
export const rotationButton = 'data-rotation';

/**
 * Holds a rotator while the mouse is over it, while its pause button has the keyboard focus, and while it is out of view.
 * `release` ends the hold when the reader presses play.
 */
export function useHold(rotator: HTMLElement, { onFocus }: Handlers) {
  const [isHeld, setHeld] = useState(false);
  const [isInView, setInView] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler never changes its behavior
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
