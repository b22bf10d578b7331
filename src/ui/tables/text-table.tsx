import type { ReactNode } from 'react';

import { ScrollRegion } from './scroll-region.tsx';
import styles from './text-table.module.css';

type Props = {
  /** Id of the caption or, without one, of the heading that names the table. */
  id: string;
  caption?: string;
  /** A figure is right-aligned; its cells have `data-figure`. Empty values are left out. */
  columns: readonly (string | { figure: string } | false)[];
  /** Columns fit a desktop screen. */
  fits?: boolean;
  /** Rows of the body. */
  children: ReactNode;
};

/** A table of text and a few figures, whose cells may wrap; `StatTable` is for statistics. */
export const TextTable = ({ id, caption, columns, fits = false, children }: Props) => (
  <ScrollRegion labelledBy={id} fits={fits}>
    <table className={styles.table}>
      {caption && <caption id={id}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(
            (column) =>
              column && (
                <th
                  key={typeof column === 'string' ? column : column.figure}
                  scope="col"
                  data-figure={typeof column === 'string' ? undefined : ''}
                >
                  {typeof column === 'string' ? column : column.figure}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);
