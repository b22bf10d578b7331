import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './next-game.module.css';

type Props = {
  game: EventGame;
  /** Prints the sport, if it differs from that of the game above. */
  hasSport: boolean;
};

/** The next home game on one line, with its tickets. */
const NextHomeGame = ({ game, hasSport }: Props) => (
  <p className={styles.atHome}>
    <b>Next at home</b>
    <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
    <SiteLink href={scheduleRowAddress(game)}>
      {hasSport && `${game.sport.title}: `}
      {game.opponent.title}
    </SiteLink>
    {game.media.tickets && <SiteLink href={game.media.tickets}>Tickets</SiteLink>}
  </p>
);

export const nextHomeGame = defineMarkup('features/home/next-home-game', NextHomeGame);
