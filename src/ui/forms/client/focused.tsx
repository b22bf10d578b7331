'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The id of its heading. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A block that takes the focus when it appears, such as the confirmation of a form; without JavaScript, through `autofocus`. */
export const Focused = ({ labelledBy, className, children }: Props) => {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noAutofocus: the outcome of a submission is announced first
    <div ref={block} className={className} role="group" tabIndex={-1} autoFocus aria-labelledby={labelledBy}>
      {children}
    </div>
  );
};
