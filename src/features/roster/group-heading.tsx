import type { ReactNode } from 'react';

import { Icon } from '../../ui/media/icon.tsx';
import styles from './group-heading.module.css';

type Props = { id: string; title: string; count: number; children?: ReactNode };

/** The position or class of the players below. */
export const GroupHeading = ({ id, title, count, children }: Props) => (
  <h3 id={id} className={styles.heading}>
    {title} <span>{count}</span>
    {children}
  </h3>
);

/** Players of a position or class below their heading, which phones fold. A link to `id` unfolds them. */
export const PlayerGroupSection = ({ id, title, count, children }: Props) => (
  <>
    <div className={styles.wide}>
      <GroupHeading id={`${id}-title`} title={title} count={count} />
    </div>
    <details id={`${id}-group`} className={styles.fold}>
      <summary>
        <GroupHeading id={`${id}-line`} title={title} count={count}>
          <Icon name="chevron" />
        </GroupHeading>
      </summary>
      <div id={id}>{children}</div>
    </details>
  </>
);
