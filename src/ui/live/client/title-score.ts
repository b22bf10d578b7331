import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { formatScore } from '../../../domain/text.ts';
import { type Moment, progressOf } from '../game-text.ts';

/** "45–40 · 4:05 2nd", for the place before what the page is called. */
export function titleScore(game: ScoreboardGame, moment: Moment): string {
  const progress = progressOf(game, moment).join(' ');
  const short = progress.replace(/ (half|quarter|period|inning)$/, '');
  return [formatScore(game.teamScore, game.opponentScore), short].filter(Boolean).join(' · ');
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
