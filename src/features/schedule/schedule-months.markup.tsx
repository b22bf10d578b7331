import { sportsEvent } from '../../ui/games/sports-event.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { groupByMonth, type Month } from './months.ts';
import type { RowGame } from './row-game.ts';
import styles from './schedule-months.module.css';
import { ScheduleRow } from './schedule-row.tsx';

type Props = {
  rows: RowGame[];
  nextId: number | undefined;
  /** Name of the college's team. */
  team: string;
  /** Absolute URL of the schedule. */
  url: string;
};

/** A season's JSON-LD, and its rows by month, with headings for tournaments. In this order gzip finds more repeated text. */
const ScheduleMonths = ({ rows, nextId, ...page }: Props) => (
  <>
    <JsonLd data={eventsOf(rows, page)} />
    {groupByMonth(rows).map((month) => (
      <MonthSection key={month.key} month={month} nextId={nextId} />
    ))}
  </>
);

type SectionProps = Pick<Props, 'nextId'> & { month: Month<RowGame> };

const MonthSection = ({ month: { key, title, groups }, nextId }: SectionProps) => (
  <section className={styles.month} aria-labelledby={key}>
    <h2 id={key} className={styles.title}>
      {title}
    </h2>
    {groups.map(({ tournament, rows }) => (
      <div key={rows[0]?.game.id} className={styles.group}>
        {tournament && <h3 className={styles.tournament}>{tournament}</h3>}
        <ol>
          {rows.map((row) => (
            <ScheduleRow key={row.game.id} row={row} isNext={row.game.id === nextId} />
          ))}
        </ol>
      </div>
    ))}
  </section>
);

/** Each event links to its row. */
const eventsOf = (rows: readonly RowGame[], { team, url }: Pick<Props, 'team' | 'url'>) =>
  rows
    .filter(({ game }) => !game.hostedNotOurs)
    .flatMap(({ game }) => sportsEvent(game, { team, url: `${url}#${game.id}`, isRow: true }) ?? []);

export const scheduleMonths = defineMarkup('features/schedule/schedule-months', ScheduleMonths);
