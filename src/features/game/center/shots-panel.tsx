import { StatTable } from '../../../ui/tables/stat-table.tsx';
import type { PanelProps } from '../panel-props.ts';
import { periodTitleOf } from '../period-title-of.ts';
import styles from './center-panels.module.css';
import { ShotChart } from './shot-chart.tsx';
import { chartedShots, shotsText } from './shots.ts';

/** Shot locations as a chart and a table. */
export function ShotsPanel({ book: { boxScore }, sides }: PanelProps) {
  const shots = chartedShots(boxScore);
  const text = `${sides.map((side) => shotsText(shots, side)).join(', ')}.`;
  const [away, home] = sides;
  return (
    <>
      <p>
        {text} {away.name} shoots toward the right, {home.name} toward the left.
      </p>
      <ShotChart family={boxScore.family} shots={shots} sides={sides} text={text} />
      <ul className={styles.key}>
        <li data-made="">made</li>
        <li>missed</li>
        {sides.map(({ side, name, isOurs }) => (
          <li key={side} data-team={isOurs ? 'own' : 'other'}>
            {name}
          </li>
        ))}
      </ul>
      <details className={styles.table}>
        <summary>Shots as a table</summary>
        <StatTable
          id="shots-table"
          caption="Shots in order"
          rowLabel="Team"
          columns={[
            { key: 'period', label: 'Period', kind: 'text' },
            { key: 'clock', label: 'Clock' },
            { key: 'made', label: 'Result', kind: 'text' },
            { key: 'text', label: 'Play', kind: 'text' },
          ]}
          rows={shots.map((shot) => ({
            id: shot.index,
            header: sides.find(({ side }) => side === shot.side)?.name ?? '',
            cells: {
              period: periodTitleOf(boxScore, shot.period),
              clock: shot.clock || undefined,
              made: shot.made ? 'Made' : 'Missed',
              text: shot.text,
            },
          }))}
        />
      </details>
    </>
  );
}
