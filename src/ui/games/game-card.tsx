import { shortDay } from '../../domain/printed-date.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { spokenFollowed, spokenOutcome } from '../live/spoken-score.ts';
import type { CardGame } from './card-game.ts';
import { CardStatus } from './card-status.tsx';
import styles from './game-card.module.css';
import { TeamLogo } from './team-logo.tsx';

type Props = {
  game: CardGame;
  /** False if a heading already contains the day. */
  isDated?: boolean;
};

/** A game as on a scoreboard: visitors above the home team, scores on the right. The whole card is a link. */
export function GameCard({ game, isDated = true }: Props) {
  const live = (slot: string) => (game.isOfToday ? slot : undefined);
  const ours = { ...game.team, score: game.score?.team, won: game.outcome === 'W', slot: live('team') };
  const theirs = { ...game.opponent, score: game.score?.opponent, won: game.outcome === 'L', slot: live('opponent') };
  const day = isDated ? shortDay(game.start.date) : undefined;
  const [away, home] = game.ourSide === 'home' ? [theirs, ours] : [ours, theirs];
  return (
    <article className={styles.card} data-live-game={game.isOfToday ? game.id : undefined}>
      <div className={styles.board}>
        {game.sport && <p className={styles.sport}>{game.sport}</p>}
        <div className={styles.status}>
          <p data-live={live('status')} data-day={game.isOfToday ? day : undefined}>
            <CardStatus game={game} day={day} />
          </p>
          {game.placing && <p className={styles.placing}>{game.placing}</p>}
        </div>
        <SiteLink className={styles.link} href={game.href}>
          <VisuallyHidden>
            {game.isEvent ? (
              game.opponent.name
            ) : (
              <>
                <SpokenTeam {...away} /> {game.locationIndicator === 'N' ? 'vs' : 'at'} <SpokenTeam {...home} />
              </>
            )}
            {game.isOfToday ? <span data-live="spoken">{spoken(game)}</span> : spoken(game)}
          </VisuallyHidden>
        </SiteLink>
        <div className={styles.teams} aria-hidden="true">
          {game.isEvent && <p className={`${styles.name} ${styles.event}`}>{game.opponent.name}</p>}
          {(game.isEvent ? [] : [away, home]).map(({ name, logo, rank, score, won, slot }) => (
            <p key={name} className={styles.team}>
              <TeamLogo name={name} url={logo} size={24} />
              <span className={styles.name}>
                {rank && <small>{rank}</small>} {name}
              </span>
              {(score !== undefined || slot) && (
                <span className={styles.score} data-live={slot}>
                  {won ? <b>{score}</b> : score}
                </span>
              )}
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}

type SpokenTeamProps = { name: string; score: string | undefined; slot: string | undefined };

/** "Lakeshore 45", for screen readers. */
const SpokenTeam = ({ name, score, slot }: SpokenTeamProps) => (
  <>
    {name} {slot ? <span data-live={slot}>{score}</span> : score}
  </>
);

const spoken = ({ followed, outcome }: CardGame) => (followed ? spokenFollowed(followed.game) : spokenOutcome(outcome));
