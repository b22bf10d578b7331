import type { ReactNode } from 'react';

import { DefinitionList } from './definition-list.tsx';
import styles from './person-header.module.css';

type Props = {
  /** Absent for an office. */
  portrait?: ReactNode;
  /** Jersey number. */
  number?: string | null;
  name: string;
  /** "Guard · Jr. · Captain", "Head coach". */
  role: ReactNode;
  facts: { term: string; value: ReactNode }[];
  children?: ReactNode;
};

/** The head of a bio: photo, name and facts. */
export const PersonHeader = ({ portrait, number, name, role, facts, children }: Props) => (
  <div className={styles.header}>
    {portrait && <div className={styles.portrait}>{portrait}</div>}
    <div className={styles.identity}>
      {number && (
        <p className={styles.number}>
          <span className={styles.sign}>No.</span> {number}
        </p>
      )}
      <h1>{name}</h1>
      {role && <p className={styles.role}>{role}</p>}
      <DefinitionList items={facts} />
      {children}
    </div>
  </div>
);
