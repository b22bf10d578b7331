import { gameState, isComplete, isSuspended } from '../../../domain/game-state.ts';
import { mediumDate } from '../../../domain/printed-date.ts';
import { enDashed } from '../../../domain/text.ts';
import { canonicalAddress } from '../../../routing/canonical-address.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { breadcrumbList } from '../../../ui/breadcrumb-list.ts';
import { Head } from '../../../ui/head.tsx';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { sportsEvent } from '../../../ui/sports-event.ts';
import { gameCard } from '../game-card.ts';
import { gameTitle } from '../game-title.ts';
import type { Center } from '../load-game-center.ts';
import type { BoardFacts } from './board-facts.ts';
import { centerBreadcrumbs } from './center-breadcrumbs.ts';
import { venueText } from './venue-text.ts';
import { whenText } from './when-text.ts';

/** Title, metadata and JSON-LD of the game center. The canonical URL of a final game is its box score. */
export function CenterHead({ center: { around }, facts }: { center: Center; facts: BoardFacts }) {
  const { tenant } = getRequestContext();
  const { game } = around;
  const title = `${game.sport.title}: ${gameTitle(facts.teams, game)}`;
  const address = href('gameCenter', { gameId: String(game.id) });
  const isOver = isComplete(facts.state);
  const url = canonicalAddress((isOver && game.boxscoreUrl) || address);
  const breadcrumbs = centerBreadcrumbs(game).map(({ label, href: path }) => ({ name: label, path: path ?? address }));
  return (
    <>
      <Head
        title={`${title}, ${mediumDate(game.venueDate)}, ${statusInTitle(facts)}`}
        description={descriptionOf(facts, [whenText(game), venueText(game)])}
        path={(isOver && game.boxscoreUrl) || address}
        image={gameCard(game, title)}
      />
      <JsonLd data={sportsEvent(game, { team: tenant.shortName, url })} />
      <JsonLd data={breadcrumbList(breadcrumbs)} />
    </>
  );
}

function statusInTitle({ state, reason }: Pick<BoardFacts, 'state' | 'reason'>): string {
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
