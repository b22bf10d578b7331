import { getSportStats } from '../../domain/stats/families.ts';
import { LinkMenu, type MenuLink } from '../../ui/controls/link-menu.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';
import { hasParticipation, Participation } from './participation.tsx';
import { PlayerTable } from './player-table.tsx';
import scorebookNotesStyles from './scorebook.module.css';
import { notesOf } from './scorebook-lines.ts';
import type { GameSides } from './sides.ts';
import { playerLines, shownColumns } from './stat-rows.ts';

/** Maximum columns for side-by-side team tables on a wide screen. */
const maxNarrowColumns = 7;

/** Individual statistics: each table for the visitors, then the home team. */
export function PlayersPanel({ book, sides }: PanelProps) {
  if (sides.every(({ team }) => team.players.length === 0))
    return <p className={styles.none}>No player statistics yet.</p>;
  const { boxScore } = book;
  const { home, away } = boxScore;
  const sport = getSportStats(boxScore.family);
  const tables = (sport?.tables ?? [])
    .map((table) => ({ table, columns: shownColumns(table, [away, home]) }))
    .filter(
      ({ table, columns }) => columns.length > 0 && sides.some(({ team }) => playerLines(table, team).length > 0),
    );
  return (
    <>
      {tables.length > 0 && (
        <TeamSwitch
          sides={sides}
          tables={tables.map(({ table }) => ({ title: table.title, href: `#${headingOf(table)}` }))}
        />
      )}
      {tables.map(({ table, columns }) => (
        <div key={table.group} className={styles.group}>
          <h3 id={headingOf(table)} className={styles.heading} hidden={tables.length === 1}>
            {table.title}
          </h3>
          <div className={styles.pair} data-narrow={columns.length <= maxNarrowColumns || undefined}>
            {sides.map((side) => (
              <PlayerTable key={side.side} table={table} columns={columns} side={side} />
            ))}
          </div>
        </div>
      ))}
      <ScorebookNotes book={book} sides={sides} />
      {sport?.participation && hasParticipation(sides) && (
        <Participation sides={sides} positions={sport.participation} />
      )}
    </>
  );
}

const headingOf = ({ group }: { group: string }) => `table-${group}`;

/** On phones, one team is shown at a time, at first the college's. */
const TeamSwitch = ({ sides, tables }: { sides: GameSides; tables: readonly MenuLink[] }) => (
  <div className={styles.switch}>
    <fieldset aria-label="Team">
      {sides.map(({ side, name, isOurs }) => (
        <label key={side}>
          <input id={`team-${side}`} type="radio" name="team" value={side} defaultChecked={isOurs} />
          {name}
        </label>
      ))}
    </fieldset>
    {tables.length > 2 && <LinkMenu label="Tables" links={tables} />}
  </div>
);

/** The notes below a box score of baseball and softball, as newspapers print them. */
function ScorebookNotes({ book, sides }: PanelProps) {
  const notes = notesOf(book, sides);
  if (notes.length === 0) return null;
  return (
    <dl className={scorebookNotesStyles.notes}>
      {notes.map(({ abbr, title, text }) => (
        <div key={abbr}>
          <dt>
            <abbr title={title}>{abbr}</abbr>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
