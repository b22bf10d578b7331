import type { ScoreBook } from '../../api/stats/score-book.ts';
import { gameState } from '../../domain/game-state.ts';
import type { GameStatusKind } from '../../ui/game-status.tsx';
import { GameStatus } from '../../ui/game-status.tsx';
import { periodTitleOf } from './period-title-of.ts';
import { resultRemarks } from './result-remarks.ts';

const interrupted: Partial<Record<number, GameStatusKind>> = {
  [gameState.Delayed]: 'delayed',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

/** "Final 2OT", "Live 3rd quarter 4:10", or a status such as "Postponed". */
export function GameStatusText({ book }: { book: ScoreBook }) {
  const { game, boxScore } = book;
  const status = interrupted[game.gameState];
  if (status) return <GameStatus kind={status}>{game.gameStateReason}</GameStatus>;
  if (!boxScore.complete) {
    const period = boxScore.period > 0 ? periodTitleOf(boxScore, boxScore.period) : '';
    return <GameStatus kind="live">{[period, boxScore.clock].filter(Boolean).join(' ')}</GameStatus>;
  }
  const overtime = /^\d+$/.test(game.overtime) ? `${game.overtime} innings` : game.overtime;
  return <GameStatus kind="final">{[overtime, ...resultRemarks(game)].filter(Boolean).join(' · ')}</GameStatus>;
}
