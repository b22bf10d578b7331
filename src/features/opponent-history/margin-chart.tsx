import type { SeriesMeeting } from '../../api/opponent-history/schema.ts';
import { formatSigned } from '../../web/text.ts';
import styles from './series.module.css';

type Props = {
  /** In date order. */
  games: readonly SeriesMeeting[];
  label: string;
};

/** The margin of every meeting as a bar: wins above the line, losses below, ties on it. */
export function MarginChart({ games, label }: Props) {
  const margins = games.flatMap(({ margin, outcome, date }) =>
    margin === null || outcome === null ? [] : [{ margin, date }],
  );
  const [first, last] = [margins[0], margins.at(-1)];
  const most = Math.max(1, ...margins.map(({ margin }) => Math.abs(margin)));
  if (margins.length < 3 || !first || !last) return null;
  const bars = (keep: (margin: number) => boolean) =>
    margins.map(({ margin }, index) => (keep(margin) ? bar(index, margin, most) : '')).join('');
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>{label}</figcaption>
      <div className={styles.plot}>
        <span className={styles.scale} aria-hidden="true">
          <span>{formatSigned(most)}</span>
          <span>0</span>
          <span>{formatSigned(-most)}</span>
        </span>
        <svg
          role="img"
          aria-label={`${margins.length} margins from ${first.date.slice(0, 4)} to ${last.date.slice(0, 4)}, also in the table of games`}
          viewBox={`0 ${-most} ${margins.length} ${2 * most}`}
          preserveAspectRatio="none"
        >
          <path className={styles.won} d={bars((margin) => margin > 0)} />
          <path className={styles.lost} d={bars((margin) => margin < 0)} />
          <path className={styles.tied} d={bars((margin) => margin === 0)} />
        </svg>
        <span className={styles.years} aria-hidden="true">
          <span>{first.date.slice(0, 4)}</span>
          <span>{last.date.slice(0, 4)}</span>
        </span>
      </div>
    </figure>
  );
}

/** A rectangle from the zero line; a tie straddles it. */
const bar = (index: number, margin: number, most: number): string => {
  const thin = Math.max(1, Math.round(most / 25));
  return margin === 0 ? `M${index}.1 ${-thin}h.8v${2 * thin}h-.8z` : `M${index}.1 0h.8v${-margin}h-.8z`;
};
