'use client';

import { Button } from '../controls/button.tsx';
import { printElement } from './print-element.ts';

/** Prints only the element with the id `of`. */
export const PrintButton = ({ of, label }: { of: string; label: string }) => (
  <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript onClick={() => printElement(of)}>
    {label}
  </Button>
);
