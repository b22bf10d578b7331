import type { LiveGame } from '../../../api/live/schema.ts';
import type { BookScore } from '../../../api/stats/score-book.ts';
import { playingTime, regulationSeconds } from '../../../domain/live/playing-time.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';
import { winText } from './win-text.ts';

const width = 320;
const height = 120;

type Props = { points: NonNullable<LiveGame['winProbability']>; sides: GameSides; box: BookScore };

/** How likely each team was to win in the course of the game: up is the home team's half. */
export function WinChart({ points, sides: [away, home], box }: Props) {
  // the beginning and the present score alone tell no course
  if (points.length < 3) return null;
  const text = winText(points, { home: home.name, away: away.name });
  const whole = Math.max(regulationSeconds(playingTime(box)), points.at(-1)?.seconds ?? 0);
  const line = points
    .map(({ seconds, home: share }) => `${round((seconds / whole) * width)},${round(height - (share / 100) * height)}`)
    .join(' ');
  return (
    <figure className={styles.win}>
      <h3 className={styles.heading}>Win probability</h3>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text}>
        <rect width={width} height={height} className={styles.field} />
        <line x1="0" x2={width} y1={height / 2} y2={height / 2} className={styles.even} />
        <polyline points={line} className={styles.curve} />
        <text x="4" y="14">
          {home.abbreviation}
        </text>
        <text x="4" y={height - 5}>
          {away.abbreviation}
        </text>
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
