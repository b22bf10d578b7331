import type { ScoreBook } from '../../api/stats/score-book.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { Absent } from '../../ui/tables/absent.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import styles from './panels.module.css';

/** Corrections by later files, and contradictions in the current one. */
export const Corrections = ({ book: { corrections, warnings } }: { book: ScoreBook }) => (
  <>
    {corrections.length > 0 && (
      <section className={styles.group}>
        <h3 className={styles.heading}>Corrected</h3>
        <StatTable
          id="corrections"
          caption="Figures changed since they were first published"
          rowLabel="Figure"
          columns={[
            { key: 'before', label: 'Before' },
            { key: 'after', label: 'Now' },
            { key: 'day', label: 'On', kind: 'text' },
          ]}
          rows={corrections.map(({ field, before, after, correctedAt }, index) => ({
            id: index,
            header: field,
            cells: {
              before: before ?? <Absent />,
              after: after ?? <Absent />,
              day: mediumDate(correctedAt.slice(0, 10)),
            },
          }))}
        />
      </section>
    )}
    {warnings.length > 0 && (
      <section className={styles.group}>
        <h3 className={styles.heading}>What does not add up in the scorer’s file</h3>
        <ul className={styles.notes}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </section>
    )}
  </>
);
