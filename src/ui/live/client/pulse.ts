const frames = { color: ['var(--primary-edge)', 'inherit'], scale: ['1.18', '1'] };

/** Animates an element if its text has changed since the last call, but not with reduced motion. */
export function createPulse(element: Pick<HTMLElement, 'textContent' | 'animate'>): () => void {
  let shown = element.textContent;
  return () => {
    const { textContent } = element;
    const isStill = textContent === shown || matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown = textContent;
    if (!isStill) element.animate(frames, { duration: 180, easing: 'ease-out' });
  };
}
