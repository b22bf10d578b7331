import type { ScheduleGame } from '../../api/games/schema.ts';
import { href } from '../../routing/routes.ts';
import { NextGameLabel } from '../../ui/live/next-game-label.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { whenOf } from './game-when.ts';
import { locationLabels } from './location-filter.ts';
import styles from './next-game-hero.module.css';
import { linkItems } from './row-links.tsx';

type Props = { game: ScheduleGame; team: { name: string; logo: string | null }; isOfToday: boolean };

/** The live or next game: teams, time, venue, broadcasts, tickets, promotion and calendar, linked to its row. */
function NextGameHero({ game, team, isOfToday }: Props) {
  const { datetime, day, time } = whenOf(game);
  const { opponent, facility, location } = game;
  const isMeet = opponent.id === null;
  return (
    <div className={styles.facts} data-live-game={isOfToday ? game.id : undefined}>
      <h2 id="next-game" className={styles.label} data-live={isOfToday ? 'label' : undefined}>
        <NextGameLabel state={game.gameState} isMeet={game.sport.family === 'meet'} />
      </h2>
      {!isMeet && (
        <p className={styles.logos}>
          <TeamLogo name={team.name} url={team.logo} size={64} />
          <span>{game.atVs}</span>
          <TeamLogo name={opponent.title} url={opponent.image?.fullpath} size={64} />
        </p>
      )}
      <p className={styles.opponent}>
        <a href="#next">
          {opponent.prefix && <span>{opponent.prefix}</span>} {opponent.title}
        </a>
      </p>
      <p className={styles.when}>
        <time dateTime={datetime}>
          {day}
          {time && `, ${time}`}
        </time>
      </p>
      <p>{[locationLabels[game.locationIndicator], facility?.title, location].filter(Boolean).join(' · ')}</p>
      <ul className={styles.links}>
        {!isMeet && (
          <li>
            <SiteLink href={href('gameCenter', { gameId: String(game.id) })}>Game center</SiteLink>
          </li>
        )}
        {linkItems(game)}
      </ul>
    </div>
  );
}

/** "at Pine Ridge"; the title for a meet. */
export const againstOf = ({ opponent, atVs }: ScheduleGame): string =>
  opponent.id === null ? opponent.title : `${atVs} ${opponent.title}`;

export const nextGameHero = defineMarkup('features/schedule/next-game-hero', NextGameHero);
