import type { EventGame } from '../../api/events/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { isLive } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { longDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameResult } from '../../ui/games/game-result.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { followedResult } from '../../ui/live/followed-result.ts';
import { NextGameLabel } from '../../ui/live/next-game-label.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './next-game.module.css';

type Props = {
  game: EventGame;
  team: { name: string; logo: string | null };
  isOfToday: boolean;
  /** Live data of the game, if any, at `now` in milliseconds since the epoch. */
  followed: { game: ScoreboardGame; now: number } | undefined;
};

/** Teams (or the title of a meet), time, venue, broadcast and tickets, and the score once the game has started. */
function NextGameFacts({ game, team, isOfToday, followed }: Props) {
  const { opponent, sport, media } = game;
  const isMeet = opponent.id === null;
  const live = (place: string) => (isOfToday ? place : undefined);
  return (
    <div className={styles.facts} data-live-game={isOfToday ? game.id : undefined}>
      <h2 id="next-game" className={styles.label}>
        <span data-live={live('label')}>
          <NextGameLabel state={game.gameState} reason={game.gameStateReason} isMeet={sport.family === 'meet'} />
        </span>
        : {sport.title}
      </h2>
      <p className={styles.pairing} data-title={isMeet || undefined}>
        {!isMeet && (
          <>
            <TeamLogo name={team.name} url={team.logo} size={48} />
            <span>{game.locationIndicator === 'A' ? 'at' : 'vs'}</span>
            <TeamLogo name={opponent.name} url={opponent.image} size={48} />
          </>
        )}
        <SiteLink href={scheduleRowAddress(game)}>{opponent.title}</SiteLink>
      </p>
      {isOfToday && (
        <div className={styles.result} data-live="result">
          {followed && isLive(game.gameState) && <GameResult {...followedResult(followed.game, followed)} />}
        </div>
      )}
      <p>
        <GameTime start={gameStart(game)} day={longDay(game.venueDate)} />
        <span className={styles.place}>
          {[game.gameFacility?.title, game.location].filter(Boolean).map((where) => ` · ${where}`)}
        </span>
      </p>
      {(media.tv || media.radio) && (
        <p>{[media.tv && `TV: ${media.tv}`, media.radio && `Radio: ${media.radio}`].filter(Boolean).join(' · ')}</p>
      )}
      <p className={styles.links}>
        {media.tickets && (
          <SiteLink className={styles.tickets} href={media.tickets}>
            Tickets
          </SiteLink>
        )}
        {!isMeet && (
          <span data-live={live('link')}>
            <SiteLink href={href('gameCenter', { gameId: String(game.id) })}>Game center</SiteLink>
          </span>
        )}
      </p>
    </div>
  );
}

export const nextGameFacts = defineMarkup('features/home/next-game-facts', NextGameFacts);
