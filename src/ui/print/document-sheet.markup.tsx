import {
  spansOf,
  type TextCell,
  type TextColumn,
  type TextDocument,
  type TextRow,
  type TextTable,
} from '../../web/text-document.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { defineMarkup } from '../markup/define-markup.ts';
import { ScrollRegion } from '../tables/scroll-region.tsx';
import styles from './document-sheet.module.css';

type Props = {
  document: TextDocument;
  /** "November 22, 2026" */
  printed: string;
};

/** A whole document in reading order: letterhead, figures, tables, notes. */
const DocumentSheet = ({ document: { college, title, facts, sections, notes }, printed }: Props) => (
  <>
    <div className={styles.head}>
      <p className={styles.college}>{college}</p>
      <h1>{title}</h1>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value || '-'}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
    {sections.map(({ heading, lines = [], tables }, index) => (
      <section key={heading ?? ''} className={styles.section}>
        {heading && <h2>{heading}</h2>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {tables.map((table, position) => (
          <Table
            key={table.caption}
            table={table}
            id={`table-${index}-${position}`}
            isTitled={table.caption === (heading ?? title)}
          />
        ))}
      </section>
    ))}
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        {college}, {printed}
      </p>
    </div>
  </>
);

type TableProps = {
  table: TextTable;
  /** Of the caption. */
  id: string;
  /** The heading above the table is also its caption. */
  isTitled: boolean;
};

const Table = ({ table: { caption, columns, rows, notes = [] }, id, isTitled }: TableProps) => {
  const isGrouped = columns.some(({ over }) => over);
  const body = rows.filter(({ kind }) => kind !== 'total');
  const totals = rows.filter(({ kind }) => kind === 'total');
  return (
    <>
      <ScrollRegion labelledBy={id}>
        <table className={styles.table}>
          <caption id={id}>{isTitled ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
          <thead>
            {isGrouped && <GroupHeadings columns={columns} />}
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
                <th key={index} scope="col" data-figure={column.isFigure} data-name={column.isRowHeader}>
                  {column.title ? <abbr title={column.title}>{column.heading}</abbr> : column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows rows={body} columns={columns} />
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              <Rows rows={totals} columns={columns} />
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
};

const GroupHeadings = ({ columns }: Pick<TextTable, 'columns'>) => (
  <tr>
    {spansOf(columns).map(({ over, span }, index) =>
      over ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
        <th key={index} scope="colgroup" colSpan={span}>
          {over}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
        <td key={index} colSpan={span} />
      ),
    )}
  </tr>
);

const Rows = ({ rows, columns }: { rows: readonly TextRow[]; columns: readonly TextColumn[] }) =>
  rows.map(({ kind, cells }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, as a string
    <tr key={index} data-heading={kind === 'heading' || undefined}>
      {kind === 'heading' ? (
        <th colSpan={columns.length} scope="rowgroup">
          <Cell cell={cells[0] ?? ''} />
        </th>
      ) : (
        columns.map(({ isFigure, isShort, isRowHeader }, position) => {
          const Tag = isRowHeader ? 'th' : 'td';
          const name = isRowHeader && { scope: 'row', 'data-name': '' };
          const look = { 'data-figure': isFigure, 'data-short': isShort, ...name };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
            <Tag key={position} {...look}>
              <Cell cell={cells[position] ?? ''} />
            </Tag>
          );
        })
      )}
    </tr>
  ));

const Cell = ({ cell }: { cell: TextCell }) => (typeof cell === 'string' ? cell : <a href={cell.url}>{cell.text}</a>);

export const documentSheet = defineMarkup('ui/print/document-sheet', DocumentSheet);
