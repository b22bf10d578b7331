import type { ReactNode } from 'react';

import { Absent } from './absent.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './stat-table.module.css';

export type StatColumn = {
  key: string;
  /** 'FG'. */
  label: string;
  /** 'Field goals made–attempted'. */
  name?: string;
  /** How a rate is computed. */
  formula?: string | undefined;
  /** Text is left-aligned, figures are right-aligned. Phones hide fact columns and print the row's `facts` instead. */
  kind?: 'figure' | 'text' | 'fact';
};

export type StatRow = {
  id: string | number;
  /** Usually a linked name. */
  header: ReactNode;
  /** 'No. 39 · G'. */
  facts?: string | undefined;
  /** By column key; a missing cell prints a dash. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Class by which programs find the row. */
  className?: string;
};

type Props = {
  /** Unique on the page. */
  id: string;
  caption: ReactNode;
  /** Heading of the first column: 'Player'. */
  rowLabel: string;
  columns: readonly StatColumn[];
  rows: readonly StatRow[];
  /** In the table's footer. */
  totals?: readonly StatRow[];
  /** The first column has seasons or other short words, so it may be narrow on a phone. */
  hasShortRows?: boolean;
  /** Explains the abbreviations below the table; off for a second table with the same columns. */
  explain?: boolean;
};

// a figure takes about 60 px; more columns overflow the content width
const widestThatFits = 15;
const maxWordColumns = 3;

/**
 * A table of statistics whose first column stays in place while the others scroll. Existing programs find it by its class, and
 * cells by their label; a cell without a record is marked as missing.
 */
export function StatTable({
  id,
  caption,
  rowLabel,
  columns,
  rows,
  totals = [],
  hasShortRows = false,
  explain = true,
}: Props) {
  const captionId = `${id}-caption`;
  return (
    <div className={styles.stats}>
      <ScrollRegion
        labelledBy={captionId}
        fits={
          columns.length <= widestThatFits &&
          columns.filter(({ kind = 'figure' }) => kind !== 'figure').length <= maxWordColumns
        }
      >
        <table className={`sidearm-table ${styles.table}`} data-short={hasShortRows || undefined}>
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
    <tr key={row.id} className={row.className}>
      <th scope="row" data-facts={row.facts}>
        {row.header}
      </th>
      {columns.map(({ key, label, kind }) => (
        <td key={key} data-kind={kind} data-label={label} data-missing={row.cells[key] == null ? '' : undefined}>
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
        {explained.map(({ key, label, name, formula }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {name}
              {formula && ` = ${formula}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
