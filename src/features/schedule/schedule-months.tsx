import type { ScheduleGame } from '../../api/games/schema.ts';
import { groupByMonth } from './months.ts';
import { ScheduleRow } from './schedule-row.tsx';
import styles from './schedule-months.module.css';

type Props = { games: ScheduleGame[]; nextId: number | undefined; collegeTimezone: string };

/** The rows of a season under their months, tournaments under a heading of their own. */
export const ScheduleMonths = ({ games, nextId, collegeTimezone }: Props) =>
  groupByMonth(games).map(({ key, title, groups }) => (
    <section key={key} className={styles.month} aria-labelledby={key}>
      <h2 id={key} className={styles.title}>
        {title}
      </h2>
      {groups.map(({ tournament, games }) => (
        <div key={games[0]?.id} className={styles.group}>
          {tournament && <h3 className={styles.tournament}>{tournament}</h3>}
          <ol>
            {games.map((game) => (
              <ScheduleRow key={game.id} game={game} isNext={game.id === nextId} collegeTimezone={collegeTimezone} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  ));
