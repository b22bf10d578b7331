import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './facility.module.css';

/** The next games in a facility, each with its row in the schedule; nothing without games. */
export const NextGames = ({ games }: { games: readonly EventGame[] }) =>
  games.length > 0 && (
    <section className={styles.next} aria-labelledby="next">
      <SectionHeading id="next" more={{ href: href('calendar'), label: 'Calendar' }}>
        Next games here
      </SectionHeading>
      <ul className={styles.games}>
        {games.map(({ opponent, ...game }) => (
          <li key={game.id} className={styles.game}>
            {opponent.id !== null && <TeamLogo name={opponent.name} url={opponent.image} />}
            <p>
              <span className={styles.sport}>{game.sport.title}</span>
              <SiteLink href={scheduleRowAddress(game)}>
                {opponent.id !== null && 'vs '}
                {opponent.title}
              </SiteLink>
              <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
