import { gameState, isComplete, isSuspended } from '../../../domain/game-state.ts';
import { href } from '../../../routing/routes.ts';
import { enDashed } from '../../../web/text.ts';
import { GameHead } from '../game-head.tsx';
import type { Center } from '../loads.ts';
import type { BoardFacts } from './board-facts.ts';
import { venueText } from './venue-text.ts';
import { whenText } from './when-text.ts';

/** Metadata of the game center. The canonical URL of a final game is its box score. */
export function CenterHead({ center: { around }, facts }: { center: Center; facts: BoardFacts }) {
  const { game } = around;
  return (
    <GameHead
      game={game}
      teams={facts.teams}
      date={game.venueDate}
      state={stateInTitle(facts)}
      description={descriptionOf(facts, [whenText(game), venueText(game)])}
      page="Game center"
      path={href('gameCenter', { gameId: String(game.id) })}
      canonical={(isComplete(facts.state) && game.boxscoreUrl) || undefined}
    />
  );
}

function stateInTitle({ state, reason }: Pick<BoardFacts, 'state' | 'reason'>): string {
  if (isComplete(state)) return 'final';
  if (state === gameState.Live) return 'live';
  return isSuspended(state, reason) ? 'suspended' : (words[state] ?? 'game center');
}

const words: Partial<Record<number, string>> = {
  [gameState.Delayed]: 'delayed',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

/** The score, or date and venue before the game. */
function descriptionOf(
  { teams: [away, home], periodText, state }: BoardFacts,
  whenAndWhere: readonly string[],
): string {
  if (away.score === undefined || home.score === undefined) {
    return `${away.name} and ${home.name}, ${whenAndWhere.filter(Boolean).join(', ')}. Records, last meetings and how to follow.`;
  }
  const score = enDashed(`${away.name} ${away.score}, ${home.name} ${home.score}`);
  const how = isComplete(state) ? 'Final' : periodText;
  return `${[score, how].filter(Boolean).join('. ')}. Box score, play-by-play and team statistics.`;
}
