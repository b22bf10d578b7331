import { figureSummary } from '../../domain/stats/season/game-chart.ts';
import type { HeadlineFigure } from './headline-figures.ts';
import styles from './headline-strip.module.css';
import { Sparkline } from './sparkline.tsx';

/** Three season figures side by side, each with its games. */
export const HeadlineStrip = ({ season, figures }: { season: string; figures: readonly HeadlineFigure[] }) => (
  <div className={styles.strip}>
    <h2 className={styles.season}>{season}</h2>
    <dl className={styles.figures}>
      {figures.map(({ label, value, notes, byGame }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={styles.note}>
              {note}
            </dd>
          ))}
          {byGame && (
            <dd className={styles.games}>
              <Sparkline
                label={`${label} by game: ${figureSummary(byGame)}`}
                values={byGame.games.map(({ value = 0 }) => value)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </div>
);
