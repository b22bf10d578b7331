import type { ReactNode } from 'react';

import { apiPath } from '../../api/api-path.ts';
import type { NamedRow, NamedSheet, SeasonStats } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { ScrollRegion } from '../../ui/tables/scroll-region.tsx';
import { footnotesOf, minimumNote } from './footnotes.ts';
import { type Layout, layoutOf, printedCell, printedName } from './sheet-layout.ts';
import { noteAttributes, SheetNotes } from './sheet-notes.tsx';
import styles from './sheet-table.module.css';
import { idOf, type StatsQuery, statsAddress } from './stats-view.ts';

type Props = { sheet: NamedSheet; stats: SeasonStats; sort: StatsQuery['sort'] };

/** A figure takes about 50 px; more columns overflow the content width. */
const widestThatFits = 16;

/** One statistics table; the links in its headings sort it. */
export function SheetTable({ sheet, stats, sort }: Props) {
  const { columns, rows, foot } = sheet;
  const id = idOf(sheet);
  const captionId = `${id}-caption`;
  const layout = layoutOf(sheet, stats);
  const notes = footnotesOf(sheet);
  const minimum = minimumNote(sheet);
  return (
    <>
      <ScrollRegion
        labelledBy={captionId}
        fits={columns.length <= widestThatFits && columns.filter(({ isText }) => isText).length <= 5}
      >
        <table className={`sidearm-table ${styles.table}`} data-sheet={id}>
          <caption id={captionId} className={styles.caption}>
            {sheet.caption}
          </caption>
          <Headings sheet={sheet} stats={stats} sort={sort} layout={layout} />
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, as a string
              <Row key={index} row={row} sheet={sheet} layout={layout} notes={notes} />
            ))}
          </tbody>
          {foot.length > 0 && (
            <tfoot>
              {foot.map((row) => (
                <Row key={row.kind} row={row} sheet={sheet} layout={layout} notes={notes} />
              ))}
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      {minimum && <p className={styles.minimum}>{minimum}</p>}
      <SheetNotes sheet={sheet} notes={notes} stats={stats} />
      <div className={styles.below}>
        <Explanation sheet={sheet} />
        <a
          className={styles.download}
          download={`${sportSlug(stats.sport)}-${stats.season.title}-${id}.csv`}
          href={apiPath(['Stats', 'season', sportSlug(stats.sport), `${stats.season.title}.csv`], {
            view: stats.view === 'overall' ? undefined : stats.view,
            player: stats.playerId,
            table: id,
          })}
        >
          <span className={styles.tableName}>{sheet.caption}, </span>CSV
        </a>
      </div>
    </>
  );
}

function Headings({ sheet, stats, sort, layout }: Props & { layout: Layout }) {
  const { columns, rowLabel, section } = sheet;
  const isGrouped = columns.some(({ over }) => over);
  const rowSpan = isGrouped ? 2 : undefined;
  const fixed = [...(layout.hasRanks ? ['Rank'] : []), ...(layout.hasJerseys ? ['#'] : []), rowLabel];
  const canSort = sheet.rows.length > 1 && sheet.rows.every(({ kind }) => kind !== 'heading' && kind !== 'figure');
  const heading = (index: number): ReactNode => {
    const column = columns[index];
    if (!column) return null;
    const id = section === 'team' ? (column.label === 'Team' ? 'team-team' : 'team-opponent') : undefined;
    const isSorted = sort?.key === column.key;
    const label = column.title === column.heading ? column.heading : <abbr title={column.title}>{column.heading}</abbr>;
    return (
      <th
        key={column.key}
        id={id}
        scope="col"
        rowSpan={column.over ? undefined : rowSpan}
        aria-sort={isSorted ? (sort.ascending ? 'ascending' : 'descending') : undefined}
        data-text={column.isText && ''}
      >
        {canSort && !column.isText ? (
          <a
            data-in-place=""
            data-sort={index + fixed.length + (layout.hasNameCopies ? 1 : 0)}
            href={sortAddress(stats, sheet, column.key, isSorted && !sort.ascending)}
          >
            {label}
          </a>
        ) : (
          label
        )}
      </th>
    );
  };
  return (
    <thead>
      <tr>
        {fixed.map((name) => (
          <th key={name} scope="col" rowSpan={rowSpan} data-name={name === rowLabel ? '' : undefined}>
            {name}
          </th>
        ))}
        {layout.hasNameCopies && (
          <th hidden rowSpan={rowSpan}>
            Name
          </th>
        )}
        {columns.map(({ over, key }, index) => {
          if (!over) return heading(index);
          if (columns[index - 1]?.over === over) return null;
          return (
            <th key={key} scope="colgroup" colSpan={spanOf(columns, index)}>
              {over}
            </th>
          );
        })}
        {layout.hasBios && (
          <th scope="col" rowSpan={rowSpan} className={styles.bio}>
            Bio
          </th>
        )}
      </tr>
      {isGrouped && <tr>{columns.map(({ over }, index) => over && heading(index))}</tr>}
    </thead>
  );
}

/** Number of neighboring columns below the same heading. */
function spanOf(columns: NamedSheet['columns'], first: number): number {
  const end = columns.findIndex(({ over }, index) => index > first && over !== columns[first]?.over);
  return (end === -1 ? columns.length : end) - first;
}

function sortAddress(stats: SeasonStats, sheet: NamedSheet, key: string, ascending: boolean): string {
  const [path, search] = statsAddress(stats, stats.view, { player: stats.playerId }).split('?');
  const query = new URLSearchParams(search);
  query.set('table', sheet.inner ?? sheet.section);
  query.set('sort', key);
  if (ascending) query.set('order', 'asc');
  return `${path}?${query}`;
}

const minimumClass = { true: 'stat_meets_min', false: 'stat_doesnt_meet_min' } as const;

type RowProps = { row: NamedRow; sheet: NamedSheet; layout: Layout; notes: ReturnType<typeof footnotesOf> };

function Row({ row, sheet, layout, notes }: RowProps) {
  const { columns } = sheet;
  if (row.kind === 'heading') {
    return (
      <tr data-heading="">
        <th colSpan={columns.length + 1} scope="rowgroup">
          {row.name}
        </th>
      </tr>
    );
  }
  const isFoot = row.kind === 'total' || row.kind === 'opponents';
  const Name = isFoot ? layout.footCell : layout.nameCell;
  const meets = row.meetsMinimum;
  return (
    <tr
      className={meets === undefined ? undefined : minimumClass[`${meets}`]}
      data-fixed={row.kind === 'team' ? '' : undefined}
    >
      {layout.hasRanks && <td data-label="Rank">{row.rank ?? '-'}</td>}
      {layout.hasJerseys && <td data-label="#">{row.jersey}</td>}
      <Name data-name="" {...(Name === 'th' && { scope: 'row' })}>
        <RowName row={row} layout={layout} />
      </Name>
      {layout.hasNameCopies && <td hidden>{printedName(row, layout)}</td>}
      {columns.map(({ key, label, isText }, index) => (
        <td
          key={key}
          data-label={label}
          data-text={isText && ''}
          data-missing={row.cells[index] == null ? '' : undefined}
          {...(row.notes && noteAttributes(sheet, notes, row, key))}
        >
          {printedCell(row, index, isText)}
        </td>
      ))}
      {layout.hasBios && (
        <td data-label="BIO" className={styles.bio}>
          {row.url && (
            <a href={row.url} aria-label={`Bio of ${row.name}`}>
              Bio
            </a>
          )}
        </td>
      )}
    </tr>
  );
}

function RowName({ row, layout }: { row: NamedRow; layout: Layout }) {
  const name = printedName(row, layout);
  if (!row.url) return name;
  return (
    <a href={row.url} data-player-id={row.rosterPlayerId}>
      {name}
    </a>
  );
}

/** Explains the columns, with the formulas of rates. */
function Explanation({ sheet: { columns } }: { sheet: NamedSheet }) {
  const explained = columns.filter(({ title, heading, formula }) => title !== heading || formula);
  if (explained.length === 0) return null;
  return (
    <details className={styles.explanation}>
      <summary className={styles.summary}>Columns and formulas</summary>
      <dl>
        {explained.map(({ key, over, heading, title, formula }) => (
          <div key={key}>
            <dt>{over && over !== heading ? `${over} ${heading}` : heading}</dt>
            <dd>
              {title}
              {formula && ` = ${formula}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
