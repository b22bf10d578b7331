import type { SportsEvent, WithContext } from 'schema-dts';

import type { ScheduleGame } from '../../api/games/schema.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { PageGames } from '../../ui/live/page-games.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { groupByMonth, type Month } from './months.ts';
import { rowGame } from './row-game.ts';
import styles from './schedule-months.module.css';
import { ScheduleRow } from './schedule-row.tsx';

type Props = {
  games: ScheduleGame[];
  nextId: number | undefined;
  today: PageGames;
  events: WithContext<SportsEvent>[];
};

/** A season's rows by month, with headings for tournaments, and JSON-LD. */
const ScheduleMonths = ({ events, ...rows }: Props) => (
  <>
    {groupByMonth(rows.games).map((month) => (
      <MonthSection key={month.key} month={month} {...rows} />
    ))}
    <JsonLd data={events} />
  </>
);

type SectionProps = Pick<Props, 'nextId' | 'today'> & { month: Month<ScheduleGame> };

const MonthSection = ({ month: { key, title, groups }, nextId, today }: SectionProps) => (
  <section className={styles.month} aria-labelledby={key}>
    <h2 id={key} className={styles.title}>
      {title}
    </h2>
    {groups.map(({ tournament, games }) => (
      <div key={games[0]?.id} className={styles.group}>
        {tournament && <h3 className={styles.tournament}>{tournament}</h3>}
        <ol>
          {games.map((game) => (
            <ScheduleRow key={game.id} row={rowGame(game, today)} isNext={game.id === nextId} />
          ))}
        </ol>
      </div>
    ))}
  </section>
);

export const scheduleMonths = defineMarkup('features/schedule/schedule-months', ScheduleMonths);
