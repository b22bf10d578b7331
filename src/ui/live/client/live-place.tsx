import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts content into an element of finished markup, in the place of what the server printed there. */
export function LivePlace({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [printed] = useState(() => [...element.childNodes]);
  // before the browser paints: the content is there by now
  useLayoutEffect(() => {
    for (const node of printed) node.remove();
  }, [printed]);
  return createPortal(children, element);
}
