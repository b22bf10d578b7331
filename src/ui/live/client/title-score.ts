import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { scoresBySide } from '../../../domain/live/scores-by-side.ts';
import type { Side } from '../../../domain/side.ts';
import { type DisplayTime, progressOf } from '../game-text.ts';

/** "PR 40, LAK 45 · 4:05 2nd". */
export function titleScore(game: ScoreboardGame, abbreviations: Record<Side, string>, time: DisplayTime): string {
  const progress = progressOf(game, time).join(' ');
  const short = progress.replace(/ (half|quarter|period|inning)$/, '');
  const scores = scoresBySide(game);
  const score = `${abbreviations.away} ${scores.away}, ${abbreviations.home} ${scores.home}`;
  return [score, short].filter(Boolean).join(' · ');
}

/** Prefixes the document's title. Returns a function that restores it, unless the title has changed since. */
export function prefixTitle(prefix: string): () => void {
  const original = document.title;
  const shown = `${prefix} · ${original}`;
  document.title = shown;
  return () => {
    if (document.title === shown) document.title = original;
  };
}
