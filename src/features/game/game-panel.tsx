import type { ScoreBook } from '../../api/stats/score-book.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { Absent } from '../../ui/tables/absent.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { gameFacts } from './game-facts.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';
import { PeriodSections } from './period-sections.tsx';
import { PlayRow } from './play-row.tsx';

/** Game information and corrections. */
export function GamePanel({ book, sides }: PanelProps) {
  const { venue, officials, penalties } = book.boxScore;
  return (
    <>
      <DefinitionList items={gameFacts(book, sides)} />
      {officials.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>Officials</h3>
          <DefinitionList items={officials.map(({ role, name }) => ({ term: role || 'Official', value: name }))} />
        </section>
      )}
      {penalties.length > 0 && <Penalties book={book} sides={sides} />}
      {venue.notes.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>Notes</h3>
          <ul className={styles.notes}>
            {venue.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <Corrections book={book} />
    </>
  );
}

/** Penalties and cards by period. */
const Penalties = ({ book: { boxScore }, sides }: PanelProps) => (
  <section className={styles.group}>
    <h3 className={styles.heading}>Penalties</h3>
    <PeriodSections box={boxScore} items={boxScore.penalties} prefix="penalties" level={4}>
      {({ clock, side, player, text, minutes }, index) => (
        <PlayRow
          key={index}
          clock={clock}
          side={sides.find((each) => each.side === side)}
          text={[player, text].filter(Boolean).join(', ')}
          remark={minutes === undefined ? '' : `${minutes} min`}
          score={undefined}
        />
      )}
    </PeriodSections>
  </section>
);

/** Corrections by later files, and contradictions in the current one. */
const Corrections = ({ book: { corrections, warnings } }: { book: ScoreBook }) => (
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
