import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { GameResult } from '../../ui/games/game-result.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { NextGameLabel } from '../../ui/live/next-game-label.tsx';
import { lastDay } from './last-day.ts';
import { locationLabels } from './location-filter.ts';
import type { RowGame } from './row-game.ts';
import { RowLinks } from './row-links.tsx';
import { resultOf } from './row-result.ts';
import styles from './schedule-row.module.css';

/** A schedule row: date, opponent, venue, result and links. Programs find its parts by the classes of former sites. */
export const ScheduleRow = ({ row, row: { game, isOfToday }, isNext }: { row: RowGame; isNext: boolean }) => (
  <li
    className={`sidearm-schedule-game ${styles.row}`}
    id={String(game.id)}
    data-at={game.locationIndicator}
    data-next={isNext || undefined}
    data-live-game={isOfToday ? game.id : undefined}
  >
    {isNext && (
      <p id="next" className={styles.flag} data-live={isOfToday ? 'label' : undefined}>
        <NextGameLabel state={game.gameState} reason={game.gameStateReason} isMeet={game.sport.family === 'meet'} />
      </p>
    )}
    <WhenText game={game} />
    <Opponent {...game} />
    <RowResultText {...row} />
    <div className={styles.foot}>
      <p className={`sidearm-schedule-game-location ${styles.place}`}>
        <b>{locationLabels[game.locationIndicator]}</b> {placeOf(game)}
      </p>
      <Marks game={game} />
      <RowLinks {...row} />
    </div>
  </li>
);

function WhenText({ game }: { game: ScheduleGame }) {
  const start = gameStart(game);
  const last = lastDay(game);
  return (
    <p className={`sidearm-schedule-game-opponent-date ${styles.when}`}>
      <GameTime start={start} day={shortDay(start.date)} isColumn />
      {last && (
        <>
          {' to '}
          <time dateTime={last}>
            <b>{shortDay(last)}</b>
          </time>
        </>
      )}
    </p>
  );
}

const Opponent = ({ atVs, opponent: { id, title, prefix, image } }: ScheduleGame) => (
  <div className={styles.opponent}>
    <span className={styles.at}>{id !== null && atVs}</span>
    <TeamLogo name={title} url={image?.fullpath} />
    <p className={`sidearm-schedule-game-opponent-name ${styles.name}`}>
      {prefix && <span className={styles.rank}>{prefix}</span>} {title}
    </p>
  </div>
);

function Marks({ game }: { game: ScheduleGame }) {
  const marks = gameMarks(game);
  return marks.length > 0 ? <p className={styles.marks}>{marks.join(' · ')}</p> : null;
}

const placeOf = ({ facility, location }: ScheduleGame) => [facility?.title, location].filter(Boolean).join(', ');

type Game = Pick<
  ScheduleGame,
  'conference' | 'conferenceTournament' | 'status' | 'type' | 'doubleheader' | 'hostedNotOurs' | 'promotion' | 'note'
>;

const typeMarks: Partial<Record<ScheduleGame['type'], string>> = {
  P: 'Postseason',
  E: 'Exhibition',
  S: 'Scrimmage',
};

/** Notes about a game for the line below the opponent. */
function gameMarks(game: Game): string[] {
  return [
    game.doubleheader > 0 && `Game ${game.doubleheader}`,
    game.conferenceTournament ? 'Conference tournament' : game.conference && 'Conference',
    typeMarks[game.type],
    game.hostedNotOurs && 'Hosted, not ours',
    game.status !== 'A' && game.promotion,
    game.note,
  ].filter((mark): mark is string => Boolean(mark));
}

/** The right edge of a row; today's games reserve space for live status. */
function RowResultText({ game, isOfToday, isAwaitingResult, followed }: RowGame) {
  const result = resultOf({ ...game, isAwaitingResult }, followed);
  const { mark, status, notes } = result;
  if (!mark && !status && notes.length === 0 && !isOfToday) return null;
  return (
    <div className={`sidearm-schedule-game-result ${styles.result}`} data-live={isOfToday ? 'result' : undefined}>
      <GameResult {...result} />
    </div>
  );
}
