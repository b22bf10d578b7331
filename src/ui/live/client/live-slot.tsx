import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders children into an element of finished markup, in place of the server's content. */
export function LiveSlot({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [printed] = useState(() => [...element.childNodes]);
  // after the portal is mounted, before the browser paints
  useLayoutEffect(() => {
    for (const node of printed) node.remove();
  }, [printed]);
  return createPortal(children, element);
}
