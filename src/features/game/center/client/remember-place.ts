const focusable = 'a[href], summary, [tabindex]';

/**
 * Saves the focus, table scroll positions and open disclosures of an element before it is rendered again. Call the
 * returned function after rendering to restore them.
 */
export function rememberPlace(root: HTMLElement): () => void {
  const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const focused = document.activeElement;
  const index = focused ? all(focusable).indexOf(focused) : -1;
  const likeness = focused && likenessOf(focused);
  const scrolled = all('[tabindex]').map(({ scrollLeft }) => scrollLeft);
  const unfolded = all<HTMLDetailsElement>('details').map(({ open }) => open);
  return () => {
    all<HTMLDetailsElement>('details').forEach((each, at) => {
      each.open = unfolded[at] ?? false;
    });
    all('[tabindex]').forEach((each, at) => {
      each.scrollLeft = scrolled[at] ?? 0;
    });
    if (index < 0) return;
    const candidates = all<HTMLElement>(focusable);
    // rows may have been inserted before it
    const same = candidates.find((each) => likenessOf(each) === likeness);
    (same ?? candidates[index])?.focus({ preventScroll: true });
  };
}

const likenessOf = (element: Element): string =>
  [element.closest('[id]')?.id, element.getAttribute('href'), element.textContent].join('|');
