'use client';

import { printElement } from './print-element.ts';
import styles from './small-button.module.css';

/** Prints the element with the id `of` and nothing else. */
export const PrintButton = ({ of, label }: { of: string; label: string }) => (
  <button type="button" className={styles.button} onClick={() => printElement(of)}>
    {label}
  </button>
);
