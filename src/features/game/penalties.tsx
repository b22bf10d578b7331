import styles from './box-panels.module.css';
import type { PanelProps } from './panel-props.ts';
import { PeriodSections } from './period-sections.tsx';
import { PlayRow } from './play-row.tsx';

/** Penalties and cards by period. */
export const Penalties = ({ book: { boxScore }, sides }: PanelProps) => (
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
