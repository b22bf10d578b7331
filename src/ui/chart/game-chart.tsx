import type { ReactNode } from 'react';

import { figureSummary, type GameFigure } from '../../domain/stats/season/game-chart.ts';
import styles from './game-chart.module.css';
import { scaleOf } from './scale.ts';

type Props = {
  id: string;
  /** "Hits by game, Molly Swarm, 2026". */
  title: string;
  figure: GameFigure;
  /** Links to other figures. */
  more?: ReactNode;
};

/** Width of a game in the drawing; fewer than twelve games leave room. */
const slot = 10;
const minGames = 12;
const height = 100;

/** A figure game by game: bars of a count, a line of a rate. The tables of the page have the numbers. */
export function GameChart({ id, title, figure, more }: Props) {
  const { games, isRate } = figure;
  const summary = figureSummary(figure);
  const { low, high, middle } = scaleOf(
    games.flatMap(({ value }) => (value !== undefined && Number.isFinite(value) ? [value] : [])),
    isRate,
  );
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const width = Math.max(games.length, minGames) * slot;
  const last = games.length - 1;
  // the first, the last and, where there is room, the middle one
  const labeled = new Set([0, ...(last > 3 ? [Math.floor(last / 2)] : []), last]);
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden="true">
          {[high, middle, low].map((value) => (
            <span key={value}>{axisText(value, isRate)}</span>
          ))}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{summary}</desc>
          {[high, middle, low].map((value) => (
            <line key={value} className={styles.grid} x1="0" x2={width} y1={y(value)} y2={y(value)} />
          ))}
          {isRate ? <Curve games={games} y={y} /> : <Bars games={games} y={y} />}
        </svg>
        <svg className={styles.dates} aria-hidden="true">
          {[...labeled].map((index) => (
            <text
              key={index}
              x={`${round(((index + (index === 0 ? 0.1 : 0.5)) * slot * 100) / width)}%`}
              y="1em"
              textAnchor={index === 0 ? 'start' : (index + 1) * slot === width ? 'end' : 'middle'}
            >
              {games[index]?.date}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {summary}
      </figcaption>
      {more && <div className={styles.more}>{more}</div>}
    </figure>
  );
}

type Drawing = { games: GameFigure['games']; y: (value: number) => number };

const Bars = ({ games, y }: Drawing) =>
  games.map(({ label, date, value, text }, index) => {
    if (!value) return null;
    const [top, bottom] = value > 0 ? [y(value), y(0)] : [y(0), y(value)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: games keep their order
      <rect key={index} x={index * slot + 1} y={top} width={slot - 2} height={round(bottom - top)}>
        <title>{`${date} ${label}: ${text}`}</title>
      </rect>
    );
  });

const Curve = ({ games, y }: Drawing) => (
  <polyline
    className={styles.curve}
    points={games
      .flatMap(({ value }, index) =>
        value === undefined || !Number.isFinite(value) ? [] : [`${index * slot + slot / 2},${y(value)}`],
      )
      .join(' ')}
  />
);

const round = (value: number) => Math.round(value * 10) / 10;

/** Shares as in the tables: ".345". */
const axisText = (value: number, isRate: boolean): string =>
  isRate && Math.abs(value) <= 1 && value !== 0 && !Number.isInteger(value)
    ? value.toFixed(3).replace('0.', '.')
    : String(value).replace('-', '−');
