import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import type { Sport } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { addressOf } from './ticket-sports.ts';
import styles from './tickets.module.css';

/** The next home games of a sport, each with its own ticket link or the sport's. */
export const TicketGames = ({ sport, games }: { sport: Sport; games: readonly EventGame[] }) => (
  <ul className={styles.games}>
    {games.map((game) => {
      const { id, venueDate, opponent, gameFacility, location } = game;
      const address = addressOf(game, sport);
      return (
        <li key={id} className={styles.game}>
          <span className={styles.day}>
            <GameTime start={gameStart(game)} day={shortDay(venueDate)} />
          </span>
          <span className={styles.opponent}>{opponent.title}</span>
          <span className={styles.venue}>{gameFacility?.title ?? location}</span>
          {address && (
            <SiteLink href={address} className={styles.buy}>
              Tickets
              <VisuallyHidden>
                {' '}
                for {sport.title} against {opponent.title}, {shortDay(venueDate)}
              </VisuallyHidden>
            </SiteLink>
          )}
        </li>
      );
    })}
  </ul>
);
