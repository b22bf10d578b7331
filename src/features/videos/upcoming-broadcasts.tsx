import type { EventGame } from '../../api/events/schema.ts';
import { against } from '../../domain/against.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './videos.module.css';

/** The next games with a broadcast, those in progress first; nothing if there are none. */
export const UpcomingBroadcasts = ({ games }: { games: readonly EventGame[] }) =>
  games.length > 0 && (
    <section aria-labelledby="broadcasts">
      <SectionHeading id="broadcasts" more={{ href: href('coverage'), label: 'All coverage' }}>
        Live and upcoming broadcasts
      </SectionHeading>
      <ul className={styles.broadcasts}>
        {games.map((game) => (
          <li key={game.id}>
            <span className={styles.when}>
              {game.live ? (
                <b data-now="">Live now</b>
              ) : (
                <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
              )}
            </span>
            <SiteLink href={game.media.video ?? ''}>
              {game.sport.title} {against(game)}
            </SiteLink>
            <span className={styles.when}>{game.media.tv}</span>
          </li>
        ))}
      </ul>
    </section>
  );
