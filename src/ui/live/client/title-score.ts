import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { scoresBySide } from '../../../domain/live/scores-by-side.ts';
import type { Side } from '../../../domain/side.ts';
import { type Moment, progressOf } from '../game-text.ts';

/** "PR 40, LAK 45 · 4:05 2nd", to put before the page's title. */
export function titleScore(game: ScoreboardGame, abbreviations: Record<Side, string>, moment: Moment): string {
  const progress = progressOf(game, moment).join(' ');
  const short = progress.replace(/ (half|quarter|period|inning)$/, '');
  const scores = scoresBySide(game);
  const score = `${abbreviations.away} ${scores.away}, ${abbreviations.home} ${scores.home}`;
  return [score, short].filter(Boolean).join(' · ');
}

/** Puts words before the document's title. Returns how to take them away, unless the page has another title by then. */
export function prefixTitle(words: string): () => void {
  const own = document.title;
  const shown = `${words} · ${own}`;
  document.title = shown;
  return () => {
    if (document.title === shown) document.title = own;
  };
}
