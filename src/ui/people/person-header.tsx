import type { ReactNode } from 'react';

import { DefinitionList } from '../tables/definition-list.tsx';
import styles from './person-header.module.css';

type Props = {
  /** Absent for an office. */
  portrait?: ReactNode;
  /** Jersey number. */
  number?: string | null;
  name: string;
  /** "Guard · Jr. · Captain", "Head coach". */
  role: ReactNode;
  /** Season figures, shown inside the band. */
  figures?: ReactNode;
  facts: { term: string; value: ReactNode }[];
  /** First part of the classes by which existing programs find the name, picture and facts. */
  readBy?: string;
  children?: ReactNode;
};

/** The head of a bio: a band in the college's color with photo, number, name and figures, and the facts below it. */
export const PersonHeader = ({ portrait, number, name, role, figures, facts, readBy, children }: Props) => {
  const found = (part: string, own?: string | undefined) =>
    [readBy && `${readBy}-${part}`, own].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <div className={styles.band} data-ground="primary">
        {portrait && <div className={found('image', styles.portrait)}>{portrait}</div>}
        {number && (
          <p className={styles.number}>
            <span className={styles.sign}>No.</span> {number}
          </p>
        )}
        <div className={styles.identity}>
          <h1 className={found('name')}>{name}</h1>
          {role && <p className={styles.role}>{role}</p>}
        </div>
        {figures && <div className={styles.figures}>{figures}</div>}
      </div>
      <div className={found('fields', styles.facts)}>
        <DefinitionList items={facts} />
        {children}
      </div>
    </>
  );
};
