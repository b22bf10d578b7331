import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { createPulse } from './pulse.ts';

type Props = { element: HTMLElement; hasPulse: boolean; children: ReactNode };

/** Renders children into an element of static markup, in place of the server's content. */
export function LiveSlot({ element, hasPulse, children }: Props) {
  const [printed] = useState(() => [...element.childNodes]);
  const [pulse] = useState(() => createPulse(element));
  // after the portal is mounted, before the browser paints
  useLayoutEffect(() => {
    for (const node of printed) node.remove();
  }, [printed]);
  useLayoutEffect(() => {
    if (hasPulse) pulse();
  });
  return createPortal(children, element);
}
