import type { BoxScore } from '../domain/box-score.ts';

/** A file without any activity is before the first period, although scorers open it at period 1. */
export function withoutUnplayedPeriod<Game extends Pick<BoxScore, 'complete' | 'period' | 'home' | 'away' | 'plays'>>(
  game: Game,
): Game {
  const { complete, period, home, away, plays } = game;
  const hasStarted = complete || period > 1 || home.score + away.score > 0 || plays.some(({ kind }) => kind === 'play');
  return hasStarted ? game : { ...game, period: 0 };
}
