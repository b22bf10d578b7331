import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import type { CardGame, CardTeam } from '../../ui/games/card-game.ts';
import { GameCard } from '../../ui/games/game-card.tsx';
import styles from './story-page.module.css';

/** The story's games as score cards. */
export function StoryGames({ games }: { games: readonly ScheduleGame[] }) {
  const { tenant } = getRequestContext();
  if (games.length === 0) return null;
  return (
    <aside className={styles.games} aria-label="Games of this story">
      {games.map((game) => (
        <div key={game.id} className={styles.game}>
          <GameCard game={cardGame(game, { name: tenant.shortName, logo: tenant.logo })} />
          {game.boxscoreUrl && (
            <p className={styles.more}>
              <SiteLink href={game.boxscoreUrl} aria-label={`Box score, ${game.opponent.title}`}>
                Box score
              </SiteLink>
              {game.gameCenterUrl && (
                <SiteLink href={game.gameCenterUrl} aria-label={`Game center, ${game.opponent.title}`}>
                  Game center
                </SiteLink>
              )}
            </p>
          )}
        </div>
      ))}
    </aside>
  );
}

/** A schedule game as a score card that links to the box score or its schedule row. */
function cardGame(game: ScheduleGame, team: CardTeam): CardGame {
  const { opponent, result, live, sport } = game;
  const score = result ?? live;
  return {
    id: game.id,
    sport: sport.title,
    state: game.gameState,
    start: gameStart(game),
    locationIndicator: game.locationIndicator,
    ourSide: game.ourSide,
    team: { ...team, rank: game.teamPrefix },
    opponent: { name: opponent.title, logo: opponent.image?.fullpath ?? null, rank: opponent.prefix },
    isEvent: opponent.id === null,
    score: score?.teamScore && score.opponentScore ? { team: score.teamScore, opponent: score.opponentScore } : null,
    outcome: result && result.status !== 'N' ? result.status : null,
    overtime: game.overtime,
    placing: game.placing,
    clock: live?.clock,
    href: game.boxscoreUrl ?? scheduleRowAddress(game),
  };
}
