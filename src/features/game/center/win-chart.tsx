import type { LiveGame } from '../../../api/live/schema.ts';
import type { BookScore } from '../../../api/stats/score-book.ts';
import { type PlayingTime, playingTime, regulationSeconds } from '../../../domain/live/playing-time.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';

const width = 360;
const height = 150;
/** Parts of the chart that show their value on hover and focus. */
const parts = 12;

type Props = { points: NonNullable<LiveGame['winProbability']>; sides: GameSides; box: BookScore };

/** Win probability over the game: the home team's color above the middle, the visitors' below. */
export function WinChart({ points, sides: [away, home], box }: Props) {
  // start and current score alone make no chart
  if (points.length < 3) return null;
  const text = winText(points, { home: home.name, away: away.name });
  const time = playingTime(box);
  const whole = Math.max(regulationSeconds(time), points.at(-1)?.seconds ?? 0);
  const played = points.at(-1)?.seconds ?? 0;
  const x = (seconds: number) => round((seconds / whole) * width);
  const y = (share: number) => round(height - (share / 100) * height);
  const line = points.map(({ seconds, home: share }) => `${x(seconds)} ${y(share)}`).join('L');
  const area = `M0 ${height / 2}L${line}L${x(played)} ${height / 2}z`;
  return (
    <figure className={styles.win}>
      <h3 className={styles.heading}>Win probability</h3>
      <div className={styles.plot}>
        <p className={styles.axis} aria-hidden="true">
          <b>{home.abbreviation} 100%</b>
          <span>50%</span>
          <b>{away.abbreviation} 100%</b>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing with values */}
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={text}>
          <clipPath id="win-home">
            <rect width={width} height={height / 2} />
          </clipPath>
          <clipPath id="win-away">
            <rect y={height / 2} width={width} height={height / 2} />
          </clipPath>
          <rect width={width} height={height} className={styles.field} />
          {[home, away].map(({ side, isOurs, color }) => (
            <path
              key={side}
              d={area}
              clipPath={`url(#win-${side})`}
              className={isOurs ? styles.own : styles.other}
              {...(!isOurs && color && { fill: color })}
            />
          ))}
          {periodStarts(time, whole).map((seconds) => (
            <path key={seconds} d={`M${x(seconds)} 0v${height}`} className={styles.even} />
          ))}
          <path d={`M0 ${height / 2}h${width}`} className={styles.even} />
          <path d={`M${line}`} className={styles.curve} />
          {valuesOf(points, played).map(({ from, to, at, share }) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the value is read on focus
            <g key={from} className={styles.value} role="img" tabIndex={0} aria-label={valueText(share, home, away)}>
              <rect x={x(from)} width={Math.max(0, x(to) - x(from))} height={height} />
              <path d={`M${x(at)} 0v${height}`} />
              <circle cx={x(at)} cy={y(share)} r="4" />
              <text
                x={x(at) > width / 2 ? x(at) - 6 : x(at) + 6}
                y="14"
                textAnchor={x(at) > width / 2 ? 'end' : 'start'}
              >
                {valueText(share, { name: home.abbreviation }, { name: away.abbreviation })}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Seconds at which periods after the first begin. */
const periodStarts = ({ periods, period }: PlayingTime, whole: number): number[] =>
  Array.from({ length: periods - 1 }, (_, index) => (index + 1) * period).filter((seconds) => seconds < whole);

/** Equal parts of the time played with the last probability in each. */
function valuesOf(points: readonly Point[], played: number) {
  return Array.from({ length: parts }, (_, index) => {
    const [from, to] = [(index / parts) * played, ((index + 1) / parts) * played];
    const last = points.findLast(({ seconds }) => seconds <= to);
    return { from, to, at: (from + to) / 2, share: last?.home ?? 50 };
  });
}

type Named = { name: string };

/** "Lakeshore 64%". */
const valueText = (share: number, home: Named, away: Named): string =>
  share >= 50 ? `${home.name} ${Math.round(share)}%` : `${away.name} ${Math.round(100 - share)}%`;

type Point = { seconds: number; home: number };

/** "Lakeshore 73% to win. Northfield peaked at 64%." For a final game, the winner and its lowest win probability. */
export function winText(points: readonly Point[], names: { home: string; away: string }): string {
  const shares = points.map(({ home }) => home);
  const now = shares.at(-1) ?? 50;
  const leader = now >= 50 ? 'home' : 'away';
  const shareOf = (home: number) => (leader === 'home' ? home : 100 - home);
  const lowest = Math.max(1, Math.round(Math.min(...shares.map(shareOf))));
  const name = names[leader];
  if (shareOf(now) === 100) return `${name} won. Its lowest win probability was ${lowest}%.`;
  const other = names[leader === 'home' ? 'away' : 'home'];
  const best = 100 - lowest;
  // only a final game is certain
  const share = shareOf(now) > 99 ? 'more than 99' : Math.round(shareOf(now));
  return `${name} ${share}% to win.${best > 50 ? ` ${other} peaked at ${best}%.` : ''}`;
}
