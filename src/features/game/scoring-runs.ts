import type { BookPlay, BookScore } from '../../api/stats/score-book.ts';
import type { Side } from '../../domain/side.ts';

/** Unanswered points from which broadcasters speak of a run. */
const minRun = 8;

type Run = { side: Side; points: number; last: BookPlay };

/** The runs of a basketball game by their last play: "10–0 run". A run is at least eight unanswered points. */
export function scoringRuns({ family, plays }: Pick<BookScore, 'family' | 'plays'>): ReadonlyMap<BookPlay, string> {
  if (family !== 'basketball') return new Map();
  const runs: Run[] = [];
  let before = { home: 0, away: 0 };
  for (const play of plays) {
    const { score } = play;
    if (!score || !play.scoring) continue;
    const gained = { home: score.home - before.home, away: score.away - before.away };
    before = score;
    // a score correction is not a basket
    if (Math.min(gained.home, gained.away) !== 0 || Math.max(gained.home, gained.away) <= 0) continue;
    const side = gained.home > 0 ? 'home' : 'away';
    const current = runs.at(-1);
    if (current?.side === side) Object.assign(current, { points: current.points + gained[side], last: play });
    else runs.push({ side, points: gained[side], last: play });
  }
  return new Map(runs.filter(({ points }) => points >= minRun).map(({ points, last }) => [last, `${points}–0 run`]));
}
