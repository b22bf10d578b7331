import type { ReactNode } from 'react';

import { Markup } from '../../ui/markup/markup.tsx';
import type { FooterBarProps } from './footer.markup.tsx';
import { footer } from './footer.markup.tsx';
import styles from './footer.module.css';
import { Isolated } from './isolated.tsx';

type Props = FooterBarProps & { promotion: ReactNode };

/** Always part of the document; CSS reveals it in its reserved space after 1.5 s. */
export const Footer = ({ promotion, ...bar }: Props) => (
  <footer className={styles.footer} data-ground="board">
    <Isolated>{promotion}</Isolated>
    <Markup className={styles.bar} of={footer} props={bar} />
  </footer>
);
