import type { ScheduleGame } from '../../../api/games/schema.ts';
import type { CalendarEntry } from '../../../domain/calendar/group-by-day.ts';
import { gameStart } from '../../../domain/game-start.ts';
import { scheduleRowAddress } from '../../../routing/schedule-address.ts';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { GameResult } from '../../../ui/games/game-result.tsx';
import { GameTime } from '../../../ui/games/game-time.tsx';
import type { PageGames } from '../../../ui/live/page-games.ts';
import { gameLinks } from '../game-links.ts';
import { locationLabels } from '../location-filter.ts';
import { rowGame } from '../row-game.ts';
import { resultOf } from '../row-result.ts';
import styles from './calendar-event.module.css';

type Props = {
  entry: CalendarEntry<ScheduleGame>;
  at: PageGames;
  /** The page's heading names the sport, so games do not. */
  isOfOneSport: boolean;
  /** With venue, broadcasts and links. */
  isDetailed: boolean;
};

/** Existing programs read the events of a calendar by these classes. */
const readBy = 'sidearm-calendar-schedule-event';

/** A game on a day of the calendar, linked to its page or schedule row. */
export function CalendarEvent({ entry: { game, day, days }, at, isOfOneSport, isDetailed }: Props) {
  const row = rowGame(game, at);
  const { opponent, atVs, sport, locationIndicator } = game;
  const result = resultOf({ ...game, ...row }, row.followed);
  const hasResult = result.mark !== undefined || result.status !== undefined || result.notes.length > 0;
  const isOver = result.mark !== undefined || result.status === 'live' || result.status === 'canceled';
  return (
    <li
      className={`${readBy} ${styles.event}`}
      data-at={locationIndicator}
      data-live-game={row.isOfToday ? game.id : undefined}
    >
      <p className={`${readBy}-opponent-title ${styles.name}`}>
        <a href={pageOf(game, row.isOfToday)}>
          {!isOfOneSport && <span className={styles.sport}>{sport.title} </span>}
          {opponent.id !== null && `${atVs} `}
          {opponent.prefix && `${opponent.prefix} `}
          {opponent.title}
        </a>
      </p>
      <p className={`${readBy}-time ${styles.when}`}>
        {!isOver && day === 1 && <GameTime start={gameStart(game)} />}
        {days > 1 && <span>{`Day ${day} of ${days}`}</span>}
        {(locationIndicator === 'N' || isDetailed) && <span>{locationLabels[locationIndicator]}</span>}
      </p>
      {(hasResult || row.isOfToday) && (
        <div className={styles.result} data-figures="" data-live={row.isOfToday ? 'result' : undefined}>
          <GameResult {...result} />
        </div>
      )}
      {isDetailed && <Details game={game} />}
    </li>
  );
}

function Details({ game }: { game: ScheduleGame }) {
  const place = [game.facility?.title, game.location].filter(Boolean).join(', ');
  const links = gameLinks(game);
  return (
    <>
      {place && <p className={`${readBy}-location ${styles.place}`}>{place}</p>}
      {game.status === 'A' && game.media.tv && <p className={styles.place}>TV: {game.media.tv}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href} aria-label={`${label}, ${game.opponent.title}`}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** URL of the box score, the game center, or the schedule row. */
const pageOf = (game: ScheduleGame, isOfToday: boolean): string =>
  (isOfToday ? game.gameCenterUrl : game.boxscoreUrl) ?? scheduleRowAddress(game);
