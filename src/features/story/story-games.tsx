import type { ScheduleGame } from '../../api/games/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { GameCard } from '../../ui/game-card.tsx';
import { cardGame } from './card-game.ts';
import styles from './story-page.module.css';

/** The games a story is about, as score cards. */
export function StoryGames({ games }: { games: readonly ScheduleGame[] }) {
  const { tenant } = getRequestContext();
  if (games.length === 0) return null;
  return (
    <aside className={styles.games} aria-label="Games of this story">
      {games.map((game) => (
        <GameCard key={game.id} game={cardGame(game, { name: tenant.shortName, logo: tenant.logo })} />
      ))}
    </aside>
  );
}
