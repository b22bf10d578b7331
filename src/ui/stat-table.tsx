import type { ReactNode } from 'react';

import { Absent } from './absent.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './stat-table.module.css';

export type StatColumn = {
  key: string;
  /** What the head prints: 'FG'. */
  label: string;
  /** What it stands for: 'Field goals made–attempted'. */
  name?: string;
  /** Words are set left, figures right. A phone has no columns for facts: it prints the row's `facts` under its header. */
  kind?: 'figure' | 'text' | 'fact';
};

export type StatRow = {
  id: string | number;
  /** What the row is about, usually a linked name. */
  header: ReactNode;
  /** The row's facts in one line: 'No. 39 · G'. */
  facts?: string | undefined;
  /** By column key; a missing one prints the dash. */
  cells: Readonly<Record<string, ReactNode>>;
};

type Props = {
  /** Unique on the page. */
  id: string;
  caption: ReactNode;
  /** Head of the first column: 'Player'. */
  rowLabel: string;
  columns: readonly StatColumn[];
  rows: readonly StatRow[];
  /** Set apart under the rows. */
  totals?: readonly StatRow[];
  /** Prints what the abbreviations mean under the table; off where the same columns were explained above. */
  explain?: boolean;
};

// figures take about 60 px each beside a name in the content width; words take what stands in them
const widestThatFits = 15;
const mostWordColumns = 3;

/** A table of statistics: the first column stays while the others scroll. */
export function StatTable({ id, caption, rowLabel, columns, rows, totals = [], explain = true }: Props) {
  const captionId = `${id}-caption`;
  return (
    <div className={styles.stats}>
      <ScrollRegion
        labelledBy={captionId}
        fits={
          columns.length <= widestThatFits &&
          columns.filter(({ kind = 'figure' }) => kind !== 'figure').length <= mostWordColumns
        }
      >
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-kind={column.kind}>
                  {column.name ? <abbr title={column.name}>{column.label}</abbr> : column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows rows={rows} columns={columns} />
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              <Rows rows={totals} columns={columns} />
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      {explain && <Legend columns={columns} />}
    </div>
  );
}

const Rows = ({ rows, columns }: Pick<Props, 'rows' | 'columns'>) =>
  rows.map((row) => (
    <tr key={row.id}>
      <th scope="row" data-facts={row.facts}>
        {row.header}
      </th>
      {columns.map(({ key, kind }) => (
        <td key={key} data-kind={kind}>
          {row.cells[key] ?? <Absent />}
        </td>
      ))}
    </tr>
  ));

function Legend({ columns }: Pick<Props, 'columns'>) {
  const explained = columns.filter(({ name }) => name);
  if (explained.length === 0) {
    return null;
  }
  return (
    <details className={styles.legend}>
      <summary>What the columns mean</summary>
      <dl>
        {explained.map(({ key, label, name }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
