import type { ComponentType } from 'react';

import type { BookScore } from '../../../api/stats/score-book.ts';
import boxStyles from '../box-panels.module.css';
import { ComparisonPanel } from '../comparison-panel.tsx';
import { DrivesPanel } from '../drives-panel.tsx';
import { GamePanel } from '../game-panel.tsx';
import type { PanelProps } from '../panel-props.ts';
import { PlayersPanel } from '../players-panel.tsx';
import { PlaysPanel } from '../plays-panel.tsx';
import type { CenterPanelProps } from './center-panel-props.ts';
import styles from './center-panels.module.css';
import type { CenterView } from './center-views.ts';
import { ShotsPanel } from './shots-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const panels: Record<CenterView, ComponentType<CenterPanelProps>> = {
  summary: SummaryPanel,
  players: ({ book, sides }) =>
    sides.some(({ team }) => team.players.length > 0) ? (
      <PlayersPanel book={book} sides={sides} />
    ) : (
      <p className={styles.none}>No player statistics yet.</p>
    ),
  plays: ({ book, sides, order }) =>
    book.boxScore.plays.length > 0 ? (
      <PlaysPanel book={book} sides={sides} order={order} />
    ) : (
      <p className={styles.none}>No plays yet.</p>
    ),
  team: ComparisonPanel,
  drives: ({ book, sides }) =>
    book.boxScore.drives.length > 0 ? (
      <DrivesPanel book={withDistinctDrives(book)} sides={sides} />
    ) : (
      <p className={styles.none}>No drives yet.</p>
    ),
  shots: ShotsPanel,
  game: GamePanel,
};

type Props = CenterPanelProps & { views: readonly { name: CenterView; label: string }[] };

/** All panels of a game; without CSS or JavaScript they are shown one after the other. */
export const CenterPanels = ({ views, ...props }: Props) =>
  views.map(({ name, label }) => {
    const Panel = panels[name];
    return (
      <section
        key={name}
        id={name}
        className={`${boxStyles.panel} ${styles.panel}`}
        data-panel={name}
        aria-labelledby={`${name}-title`}
      >
        <h2 id={`${name}-title`} className={boxStyles.title}>
          {label}
        </h2>
        <Panel {...props} />
      </section>
    );
  });

const withDistinctDrives = (book: PanelProps['book']): PanelProps['book'] => ({
  ...book,
  boxScore: { ...book.boxScore, drives: distinctDrives(book.boxScore.drives) },
});

type Drive = BookScore['drives'][number];

/** Feeds repeat a drive in progress and once more when it ends; the last entry counts. */
export function distinctDrives(drives: readonly Drive[]): Drive[] {
  const byStart = new Map<string, Drive>();
  for (const drive of drives) {
    const { side, period, startClock, startSpot } = drive;
    byStart.set([side, period, startClock, startSpot].join('|'), drive);
  }
  return [...byStart.values()];
}
