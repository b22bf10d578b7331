import type { ReactNode } from 'react';

import { Icon } from '../media/icon.tsx';
import styles from './phone-disclosure.module.css';

type Props = {
  /** What it contains: "View and sort". */
  label: string;
  /** The current choice. */
  choice?: string | undefined;
  children: ReactNode;
};

/** Controls of a list that phones have behind a line, so that the list begins on the first screen. */
export const PhoneDisclosure = ({ label, choice, children }: Props) => (
  <details className={styles.disclosure} data-menu="">
    <summary className={styles.summary}>
      {label}
      <span className={styles.choice}>{choice}</span>
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);
