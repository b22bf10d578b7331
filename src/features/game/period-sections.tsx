import type { ReactNode } from 'react';

import type { BookScore } from '../../api/stats/score-book.ts';
import styles from './panels.module.css';
import { periodTitleOf } from './period-title-of.ts';
import { groupByPeriod } from './periods.ts';

type Props<Item> = {
  box: BookScore;
  items: readonly Item[];
  /** Prefix of the section ids: `plays-2`. */
  prefix: string;
  /** Heading level. */
  level?: 3 | 4;
  children: (item: Item, index: number) => ReactNode;
};

/** Items grouped under period headings. */
export function PeriodSections<Item extends { period: number }>({
  box,
  items,
  prefix,
  level = 3,
  children,
}: Props<Item>) {
  const Heading = `h${level}` as const;
  return groupByPeriod(items).map(({ number, items }) => (
    <section
      key={number}
      id={`${prefix}-${number}`}
      className={styles.period}
      data-list=""
      aria-labelledby={`${prefix}-${number}-title`}
    >
      <Heading id={`${prefix}-${number}-title`} className={styles.heading}>
        {periodTitleOf(box, number)}
      </Heading>
      <ol>{items.map(children)}</ol>
    </section>
  ));
}
