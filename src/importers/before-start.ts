import type { BoxScore } from '../domain/box-score.ts';

/** A sheet on which nothing has happened stands before the first period, though scorers open it at the first. */
export function withoutUnplayedPeriod<Game extends Pick<BoxScore, 'complete' | 'period' | 'home' | 'away' | 'plays'>>(
  game: Game,
): Game {
  const { complete, period, home, away, plays } = game;
  const begun = complete || period > 1 || home.score + away.score > 0 || plays.some(({ kind }) => kind === 'play');
  return begun ? game : { ...game, period: 0 };
}
