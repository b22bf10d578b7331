import type { BoxScore } from '../../domain/box-score.ts';
import { clockText, parseClock } from '../../domain/live/clock.ts';
import { livePeriodText } from '../../domain/live/period-text.ts';

/** One line of how a game stands: "Kentucky 44, Michigan St. 58, 2nd half 11:46". */
export function standingText(game: BoxScore): string {
  const { home, away, complete } = game;
  const clockSeconds = parseClock(game.clock);
  const clock = clockSeconds === undefined || complete ? '' : clockText(clockSeconds);
  const where = [livePeriodText({ ...game, situation: game.situation, clockSeconds }), clock].filter(Boolean).join(' ');
  return [`${away.name} ${away.score}`, `${home.name} ${home.score}`, where].filter(Boolean).join(', ');
}
