import type { BoxScore } from '../../domain/box-score.ts';
import { clockText } from '../../domain/clock-text.ts';
import { parseClock } from '../../domain/live/clock.ts';
import { livePeriodText } from '../../domain/live/period-text.ts';

/** One-line summary of a game: "Kentucky 44, Michigan St. 58, 2nd half 11:46". */
export function gameSummary(game: BoxScore): string {
  const { home, away, complete } = game;
  const clockSeconds = parseClock(game.clock);
  const clock = clockSeconds === undefined || complete ? '' : clockText(clockSeconds);
  const progress = [livePeriodText({ ...game, situation: game.situation, clockSeconds }), clock]
    .filter(Boolean)
    .join(' ');
  return [`${away.name} ${away.score}`, `${home.name} ${home.score}`, progress].filter(Boolean).join(', ');
}
