import type { ScheduleGame } from '../../api/games/schema.ts';
import { GameStanding } from '../../ui/live/game-standing.tsx';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { gameMarks } from './game-marks.ts';
import { whenOf } from './game-when.ts';
import { locationWords } from './location-filter.ts';
import type { RowGame } from './row-game.ts';
import { RowLinks } from './row-links.tsx';
import { RowResultText } from './row-result-text.tsx';
import styles from './schedule-row.module.css';

type Props = { row: RowGame; isNext: boolean };

/** A game as one sentence: when, against whom, where, how it ended, where to read on. */
export const ScheduleRow = ({ row, row: { game, isOfToday }, isNext }: Props) => (
  <li
    id={String(game.id)}
    className={styles.row}
    data-at={game.locationIndicator}
    data-next={isNext || undefined}
    data-live-game={isOfToday ? game.id : undefined}
  >
    {isNext && (
      <p id="next" className={styles.flag} data-live={isOfToday ? 'standing' : undefined}>
        <GameStanding state={game.gameState} />
      </p>
    )}
    <WhenText game={game} />
    <Opponent {...game} />
    <RowResultText {...row} />
    <div className={styles.foot}>
      <p className={styles.place}>
        <b>{locationWords[game.locationIndicator]}</b> {placeOf(game)}
      </p>
      <Marks game={game} />
      <RowLinks {...row} />
    </div>
  </li>
);

function WhenText({ game }: { game: ScheduleGame }) {
  const { datetime, day, until, time } = whenOf(game);
  return (
    <p className={styles.when}>
      <time dateTime={datetime}>
        <b>{day}</b> {time}
      </time>
      {until && (
        <>
          {' to '}
          <time dateTime={until.datetime}>
            <b>{until.day}</b>
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
    <p className={styles.name}>
      {prefix && <span className={styles.rank}>{prefix}</span>} {title}
    </p>
  </div>
);

function Marks({ game }: { game: ScheduleGame }) {
  const marks = gameMarks(game);
  return marks.length > 0 ? <p className={styles.marks}>{marks.join(' · ')}</p> : null;
}

const placeOf = ({ facility, location }: ScheduleGame) => [facility?.title, location].filter(Boolean).join(', ');
