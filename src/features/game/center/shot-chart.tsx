import type { SportFamily } from '../../../domain/sport-family.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';
import { fieldOf } from './field-of-play.ts';
import type { ChartedShot } from './shots.ts';

type Props = { family: SportFamily; shots: readonly ChartedShot[]; sides: GameSides; text: string };

/** Shot chart: discs are goals or made shots, crosses are misses; the college's are in its color. */
export function ShotChart({ family, shots, sides, text }: Props) {
  const { width, height, lines } = fieldOf(family);
  const ours = sides.find(({ isOurs }) => isOurs)?.side;
  const radius = width / 80;
  return (
    <svg className={styles.chart} viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={text}>
      <rect width={width} height={height} className={styles.field} />
      {lines.map((line) => (
        <path key={line} d={line} className={styles.marking} />
      ))}
      {shots.map(({ index, x, y, made, side }) => (
        <path
          key={index}
          transform={`translate(${(x / 100) * width} ${(y / 100) * height})`}
          d={made ? disc(radius) : cross(radius)}
          data-made={made || undefined}
          data-own={side === ours || undefined}
        />
      ))}
    </svg>
  );
}

const disc = (r: number) => `M${r} 0a${r} ${r} 0 1 1-${2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;
const cross = (r: number) => `M-${r} -${r}L${r} ${r}M-${r} ${r}L${r} -${r}`;
