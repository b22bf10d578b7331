import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { longDay } from '../../domain/printed-date.ts';
import type { Sport } from '../../domain/sport.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { addressOf } from './ticket-sports.ts';
import styles from './tickets.module.css';

/** The next home game with its tickets, at the top of the page. */
export const NextAtHome = ({ game, sport, today }: { game: EventGame; sport: Sport; today: string }) => {
  const { venueDate, opponent, gameFacility, location } = game;
  const day = venueDate.slice(0, 10);
  const address = addressOf(game, sport);
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">
        {day === today ? 'Today' : 'Next'} at home: {sport.title}
      </h2>
      <p className={styles.pairing}>
        {opponent.id !== null && <TeamLogo name={opponent.name} url={opponent.image} size={48} />}
        {opponent.id !== null && 'vs'} {opponent.title}
      </p>
      <p>
        <GameTime start={gameStart(game)} day={longDay(venueDate)} />
        {' · '}
        {gameFacility?.title ?? location}
      </p>
      {address && (
        <ButtonLink href={address}>
          Buy tickets
          <VisuallyHidden>
            {' '}
            for {sport.title} against {opponent.title}
          </VisuallyHidden>
        </ButtonLink>
      )}
    </section>
  );
};
