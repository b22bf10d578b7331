import type { BoxScore } from '../../domain/box-score.ts';
import { parseClock } from '../../domain/live/clock.ts';
import type { FeedFacts } from '../../domain/live/game-state.ts';
import { secondsLeft } from '../../domain/live/seconds-left.ts';

/** A snapshot's evidence about the game's progress, compared with the previous snapshot. */
export function feedFacts(boxScore: BoxScore, before: BoxScore | undefined): FeedFacts {
  const { complete, period, regulationPeriods } = boxScore;
  const seconds = parseClock(boxScore.clock);
  return {
    hasStarted: hasStarted(boxScore),
    complete,
    level: boxScore.home.score === boxScore.away.score && !drawStands(boxScore),
    period,
    regulationPeriods,
    secondsLeft: seconds === undefined ? undefined : secondsLeft(boxScore, seconds),
    movedOn: before !== undefined && progressKey(boxScore) !== progressKey(before),
  };
}

/** Whether the file has any game activity. A running clock is not enough, because arenas use it to count down to the start. */
export function hasStarted({ plays, scoring, home, away, period, situation }: BoxScore): boolean {
  const pitches = (situation?.balls ?? 0) + (situation?.strikes ?? 0) + (situation?.outs ?? 0);
  return (
    home.score + away.score + scoring.length + pitches > 0 || period > 1 || plays.some(({ kind }) => kind === 'play')
  );
}

/** College soccer dropped regular-season overtime in 2022. */
function drawStands({ family, venue }: BoxScore): boolean {
  return family === 'soccer' && !venue.postseason;
}

function progressKey({ period, clock, situation, home, away }: BoxScore): string {
  return [period, clock, situation?.half, home.score, away.score].join(' ');
}
