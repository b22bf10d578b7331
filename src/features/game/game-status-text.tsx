import type { ScoreBook } from '../../api/stats/score-book.ts';
import { gameState } from '../../domain/game-state.ts';
import { GameStatus } from '../../ui/game-status.tsx';
import { interruptedStatus } from '../../ui/interrupted-status.ts';
import { periodTitleOf } from './period-title-of.ts';
import { resultRemarks } from './result-remarks.ts';

/** "Final 2OT", "Live 3rd quarter 4:10", or a status such as "Postponed". */
export function GameStatusText({ book }: { book: ScoreBook }) {
  const { game, boxScore } = book;
  const { kind, reason } = interruptedStatus(game.gameState, game.gameStateReason);
  if (kind && game.gameState !== gameState.PreGame) return <GameStatus kind={kind}>{reason}</GameStatus>;
  if (!boxScore.complete) {
    const period = boxScore.period > 0 ? periodTitleOf(boxScore, boxScore.period) : '';
    return <GameStatus kind="live">{[period, boxScore.clock].filter(Boolean).join(' ')}</GameStatus>;
  }
  const overtime = /^\d+$/.test(game.overtime) ? `${game.overtime} innings` : game.overtime;
  return <GameStatus kind="final">{[overtime, ...resultRemarks(game)].filter(Boolean).join(' · ')}</GameStatus>;
}
