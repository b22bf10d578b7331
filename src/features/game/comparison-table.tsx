import type { ReactNode } from 'react';

import { StatTable } from '../../ui/tables/stat-table.tsx';
import { barShares } from './bar-shares.ts';
import type { ComparedFigure } from './comparison-rows.ts';
import styles from './comparison-table.module.css';
import type { GameSide, GameSides } from './sides.ts';

type Props = {
  id: string;
  caption: ReactNode;
  sides: GameSides;
  rows: readonly ComparedFigure[];
  /** Heads are abbreviations. */
  isShort?: boolean;
};

/** Figures of both teams with bars in the teams' colors, from the middle outward. */
export const ComparisonTable = ({ id, caption, sides, rows, isShort = false }: Props) => (
  <div className={styles.comparison}>
    <StatTable
      id={id}
      caption={caption}
      rowLabel="Statistic"
      columns={sides.map(({ side, name, abbreviation }) =>
        isShort ? { key: side, label: abbreviation, name } : { key: side, label: name },
      )}
      rows={rows.map((row) => {
        const shares = barShares(row.cells.away, row.cells.home);
        return {
          ...row,
          cells: Object.fromEntries(
            sides.map((team) => [
              team.side,
              row.cells[team.side] === undefined ? undefined : (
                <Figure key={team.side} text={row.cells[team.side]} share={shares?.[team.side]} team={team} />
              ),
            ]),
          ),
        };
      })}
      explain={false}
    />
  </div>
);

type FigureProps = { text: string | undefined; share: number | undefined; team: GameSide };

/** A figure beside its bar; the home team's bar grows to the right, the visitors' to the left. */
const Figure = ({ text, share, team: { side, isOurs, color } }: FigureProps) => (
  <span className={styles.figure} data-side={side}>
    <b>{text}</b>
    {share !== undefined && (
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={isOurs ? styles.own : styles.other}
          x={side === 'away' ? 100 - share : 0}
          width={share}
          height="10"
          {...(!isOurs && color && { fill: color })}
        />
      </svg>
    )}
  </span>
);
