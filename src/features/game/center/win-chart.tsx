import type { LiveGame } from '../../../api/live/schema.ts';
import type { BookScore } from '../../../api/stats/score-book.ts';
import { playingTime, regulationSeconds } from '../../../domain/live/playing-time.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';

const width = 320;
const height = 120;

type Props = { points: NonNullable<LiveGame['winProbability']>; sides: GameSides; box: BookScore };

/** Win probability over the game; the upper half is the home team's. */
export function WinChart({ points, sides: [away, home], box }: Props) {
  // start and current score alone make no chart
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

type Point = { seconds: number; home: number };

/** "Lakeshore 73% to win. Northfield reached 64%." For a final game, the winner and its lowest win probability. */
export function winText(points: readonly Point[], names: { home: string; away: string }): string {
  const shares = points.map(({ home }) => home);
  const now = shares.at(-1) ?? 50;
  const leader = now >= 50 ? 'home' : 'away';
  const shareOf = (home: number) => (leader === 'home' ? home : 100 - home);
  const lowest = Math.max(1, Math.round(Math.min(...shares.map(shareOf))));
  const name = names[leader];
  if (shareOf(now) === 100) return `${name} won; at its lowest its chance was ${lowest}%.`;
  const other = names[leader === 'home' ? 'away' : 'home'];
  const best = 100 - lowest;
  // only a final game is certain
  const share = shareOf(now) > 99 ? 'more than 99' : Math.round(shareOf(now));
  return `${name} ${share}% to win.${best > 50 ? ` ${other} was as likely as ${best}%.` : ''}`;
}
