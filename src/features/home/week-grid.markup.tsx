import type { CalendarEvent } from '../../api/calendar/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { gameStateText, isLive } from '../../domain/game-state.ts';
import { sportSlug } from '../../domain/sport.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import { enDashed } from '../../web/text.ts';
import type { WeekDay } from './week-days.ts';
import styles from './week-grid.module.css';

/** A week by day, across sports: results of past days and times of upcoming ones. Days without games are empty. */
const WeekGrid = ({ days }: { days: readonly WeekDay[] }) => (
  <ol className={styles.week}>
    {days.map(({ date, name, isToday, games }) => (
      <li
        key={date}
        className={styles.day}
        data-today={isToday || undefined}
        data-empty={games.length === 0 || undefined}
      >
        <h3>
          <time dateTime={date}>{name}</time>
        </h3>
        {games.length === 0 ? (
          <p className={styles.none}>No games</p>
        ) : (
          <ul>
            {games.map((game) => (
              <li key={game.id} className={styles.game}>
                <SportIcon sport={sportSlug(game.sport)} />
                <p>
                  <span className={styles.sport}>{game.sport.title}</span>
                  <SiteLink className={styles.opponent} href={addressOf(game)}>
                    {game.opponent.id !== null && `${game.atVs} `}
                    {game.opponent.title}
                  </SiteLink>
                </p>
                <p className={styles.outcome}>
                  <Outcome game={game} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

/** The result, placing or state of a game, or its time. */
function Outcome({ game }: { game: CalendarEvent }) {
  const { result, placing, gameState, gameStateReason } = game;
  if (placing) return placing;
  if (result && result.status !== 'N')
    return (
      <>
        <ResultMark result={result.status} />{' '}
        {result.teamScore !== null && enDashed(`${result.teamScore}-${result.opponentScore}`)}
      </>
    );
  if (gameState === 0) return <GameTime start={gameStart(game)} />;
  const state = gameStateText(gameState, gameStateReason);
  return isLive(gameState) ? <b data-now="">{state}</b> : state;
}

const addressOf = (game: CalendarEvent): string => game.boxscoreUrl ?? game.gameCenterUrl ?? scheduleRowAddress(game);

export const weekGrid = defineMarkup('features/home/week-grid', WeekGrid);
