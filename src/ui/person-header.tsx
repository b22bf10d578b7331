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
  /** Figures of the season, inside the band. */
  figures?: ReactNode;
  facts: { term: string; value: ReactNode }[];
  children?: ReactNode;
};

/** The head of a bio: a band in the college's color with photo, number, name and figures, and the facts below it. */
export const PersonHeader = ({ portrait, number, name, role, figures, facts, children }: Props) => (
  <>
    <div className={styles.band} data-ground="primary">
      {portrait && <div className={styles.portrait}>{portrait}</div>}
      {number && (
        <p className={styles.number}>
          <span className={styles.sign}>No.</span> {number}
        </p>
      )}
      <div className={styles.identity}>
        <h1>{name}</h1>
        {role && <p className={styles.role}>{role}</p>}
      </div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </div>
    <div className={styles.facts}>
      <DefinitionList items={facts} />
      {children}
    </div>
  </>
);
