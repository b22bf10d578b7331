import type { EventGame } from '../../api/events/schema.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { longDay } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../request-context.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { scheduleAddress } from './card-game.ts';
import styles from './next-game.module.css';

/** The next game with a set time; nothing while none is. */
export function NextGame({ games }: { games: readonly EventGame[] }) {
  const { tenant } = getRequestContext();
  const game = games.find((each) => isComingUp(each, Temporal.Now.instant()));
  if (!game?.dateUtc) return null;
  const { opponent, sport } = game;
  return (
    <section className={styles.next} aria-labelledby="next-game">
      <div className={styles.facts}>
        <h2 id="next-game" className={styles.label}>
          Next: {sport.title}
        </h2>
        <p className={styles.pairing}>
          <TeamLogo name={tenant.shortName} url={tenant.logo} size={48} />
          <span>{game.locationIndicator === 'A' ? 'at' : 'vs'}</span>
          <TeamLogo name={opponent.name} url={opponent.image} size={48} />
          <SiteLink href={`${scheduleAddress(game)}#${game.id}`}>{opponent.title}</SiteLink>
        </p>
        <p>
          <time dateTime={game.dateUtc}>
            {longDay(game.date)}, {game.time}
          </time>
          {game.gameFacility && ` · ${game.gameFacility.title}`}
          {game.location && ` · ${game.location}`}
        </p>
        <p className={styles.links}>
          {game.media.tickets && <SiteLink href={game.media.tickets}>Tickets</SiteLink>}
          {game.media.tv && <span>TV: {game.media.tv}</span>}
          {game.media.radio && <span>Radio: {game.media.radio}</span>}
        </p>
      </div>
      <Countdown
        to={game.dateUtc}
        label={`Time until ${tenant.shortName} ${game.locationIndicator === 'A' ? 'at' : 'vs'} ${opponent.name}`}
      />
    </section>
  );
}
