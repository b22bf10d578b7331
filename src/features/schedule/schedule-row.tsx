import type { ScheduleGame } from '../../api/games/schema.ts';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { whenOf } from './game-when.ts';
import { locationWords } from './location-filter.ts';
import { RowLinks } from './row-links.tsx';
import { RowResultText } from './row-result-text.tsx';
import { gameMarks } from './game-marks.ts';
import styles from './schedule-row.module.css';

type Props = { game: ScheduleGame; isNext: boolean; collegeTimezone: string };

/** A game as one sentence: when, against whom, where, how it ended, where to read on. */
export const ScheduleRow = ({ game, isNext, collegeTimezone }: Props) => (
  <li id={String(game.id)} className={styles.row} data-at={game.locationIndicator} data-next={isNext || undefined}>
    {isNext && (
      <p id="next" className={styles.flag}>
        Next game
      </p>
    )}
    <WhenText game={game} collegeTimezone={collegeTimezone} />
    <Opponent game={game} />
    <RowResultText game={game} />
    <div className={styles.foot}>
      <p className={styles.place}>
        <b>{locationWords[game.locationIndicator]}</b> {placeOf(game)}
      </p>
      <RowLinks game={game} />
    </div>
  </li>
);

function WhenText({ game, collegeTimezone }: Omit<Props, 'isNext'>) {
  const { datetime, day, until, time } = whenOf(game, collegeTimezone);
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

function Opponent({ game }: { game: ScheduleGame }) {
  const { atVs, opponent } = game;
  const marks = gameMarks(game);
  return (
    <div className={styles.opponent}>
      {opponent.id !== null && <span className={styles.at}>{atVs}</span>}
      <TeamLogo name={opponent.title} url={opponent.image?.fullpath} />
      <div>
        <p className={styles.name}>
          {opponent.prefix && <span className={styles.rank}>{opponent.prefix} </span>}
          {opponent.title}
        </p>
        {marks.length > 0 && <p className={styles.marks}>{marks.join(' · ')}</p>}
      </div>
    </div>
  );
}

const placeOf = ({ facility, location }: ScheduleGame) => [facility?.title, location].filter(Boolean).join(', ');
