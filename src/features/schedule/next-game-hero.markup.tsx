import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { NextGameLabel } from '../../ui/live/next-game-label.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { locationLabels } from './location-filter.ts';
import styles from './next-game-hero.module.css';

/** The live or next game: opponent, time, venue and tickets, linked to its row, which has the rest. */
function NextGameHero({ game, isOfToday }: { game: ScheduleGame; isOfToday: boolean }) {
  const start = gameStart(game);
  const { opponent, facility, location, media } = game;
  const isMeet = opponent.id === null;
  return (
    <div className={styles.facts} data-live-game={isOfToday ? game.id : undefined}>
      <h2 id="next-game" className={styles.label} data-live={isOfToday ? 'label' : undefined}>
        <NextGameLabel state={game.gameState} reason={game.gameStateReason} isMeet={game.sport.family === 'meet'} />
      </h2>
      <p className={styles.opponent}>
        {!isMeet && game.atVs} {!isMeet && <TeamLogo name={opponent.title} url={opponent.image?.fullpath} />}
        <a href="#next">
          {opponent.prefix && <span>{opponent.prefix}</span>} {opponent.title}
        </a>
      </p>
      <p>
        <GameTime start={start} day={shortDay(start.date)} />
        {' · '}
        {[locationLabels[game.locationIndicator], facility?.title, location].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.links}>
        {!isMeet && <SiteLink href={href('gameCenter', { gameId: String(game.id) })}>Game center</SiteLink>}
        {media.tickets?.url && <SiteLink href={media.tickets.url}>Tickets</SiteLink>}
      </p>
    </div>
  );
}

export const nextGameHero = defineMarkup('features/schedule/next-game-hero', NextGameHero);
