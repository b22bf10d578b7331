import styles from './headline-strip.module.css';

const slot = 10;
const height = 24;
/** A game without the figure has a mark on the baseline. */
const minBarHeight = 1;
/** A short season does not fill the width with a few wide bars. */
const minGames = 12;

/** A bar for each game, with the best one highlighted. */
export function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const best = Math.max(...values, 1);
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${Math.max(values.length, minGames) * slot} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => {
        const bar = Math.max(Math.round((Math.max(value, 0) / best) * height * 10) / 10, minBarHeight);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: games keep their order
            key={index}
            data-best={value === best || undefined}
            x={index * slot + 1}
            y={height - bar}
            width={slot - 2}
            height={bar}
          />
        );
      })}
    </svg>
  );
}
