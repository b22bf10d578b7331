'use client';

import { Button } from '../button.tsx';
import { printElement } from './print-element.ts';

/** Prints the element with the id `of` and nothing else. */
export const PrintButton = ({ of, label }: { of: string; label: string }) => (
  <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript onClick={() => printElement(of)}>
    {label}
  </Button>
);
