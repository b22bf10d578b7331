import type { BoxScore } from '../../domain/box-score.ts';
import { type GameState, gameStateText, isComplete, isGameState } from '../../domain/game-state.ts';
import { importRefusal } from '../refusal.ts';
import type { GameRow } from './match-game.ts';
import { type PlacedGame, theirTeam } from './place-game.ts';

type Stored = { game: GameRow; boxScore: { complete: boolean; period: number } | undefined };

/**
 * Throws an `ImportRefusal` if an unfinished file would replace a final result, naming the status, score and period that
 * would be lost. `state` is the state the game would get from the file.
 */
export function refuseUnfinished({ game, boxScore: before }: Stored, placed: PlacedGame, state: GameState): void {
  const { boxScore, ourSide } = placed;
  const isFinal = before?.complete || (isGameState(game.state) && isComplete(game.state));
  if (boxScore.complete || !isFinal) return;
  const [ours, theirs] = [boxScore[ourSide], theirTeam(placed)];
  const stored = { ours: game.ourScore ?? '-', theirs: game.opponentScore ?? '-' };
  const period = game.periodsPlayed ?? before?.period;
  const losses = [
    ['status', 'Final', gameStateText(state)],
    ['score', `${stored.ours}-${stored.theirs}`, `${ours.score}-${theirs.score}`],
    ['period', period === undefined ? 'unknown' : `${period} (ended)`, periodText(boxScore)],
  ]
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => `${name} ${before} -> ${after}`);
  throw importRefusal(
    `Game ${game.id} is final, ${ours.name} ${stored.ours}, ${theirs.name} ${stored.theirs}, but this file is incomplete. Importing it would replace: ${losses.join('; ')}. Import the final file, or use --force to replace the result.`,
  );
}

function periodText({ period, clock }: BoxScore): string {
  if (period === 0) return '0 (not started)';
  return clock === '' ? String(period) : `${period} at ${clock}`;
}
