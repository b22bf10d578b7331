import type { CoachingRecords, CoachingRow } from '../../api/coaching/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ShareBar } from '../../ui/page/share-bar.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './coaches-page.module.css';
import { printSeasons, recordCells, recordColumnsOf } from './coaching-record-cells.ts';

type Props = {
  records: Pick<CoachingRecords, 'type' | 'rows'> & Partial<CoachingRecords>;
  id: string;
  caption: string;
};

/** Records of coaches by season or by tenure, with footnotes. */
function CoachingTable({ records: { type, rows, total }, id, caption }: Props) {
  const isByYear = type === 'year';
  const noted = rows.filter(({ notes }) => notes.length > 0);
  return (
    <>
      <StatTable
        id={id}
        caption={caption}
        rowLabel={isByYear ? 'Season' : 'Coach'}
        hasShortRows={isByYear}
        columns={[
          isByYear ? { key: 'coach', label: 'Coach', kind: 'text' } : { key: 'season', label: 'Years', kind: 'text' },
          ...recordColumnsOf(rows, isByYear),
        ]}
        rows={rows.map((row, index) => ({
          id: `${index}`,
          header: (
            <>
              {isByYear ? <SeasonName row={row} /> : <CoachName row={row} />}
              {row.notes.length > 0 && <NoteMark id={id} index={noted.indexOf(row)} />}
            </>
          ),
          cells: {
            ...recordCells(row),
            percentage: row.overall && (
              <>
                <ShareBar share={row.overall.percentage ?? 0} />
                {recordCells(row).percentage}
              </>
            ),
            season: printSeasons(row),
            coach: <CoachName row={row} />,
          },
        }))}
        {...(total &&
          rows.length > 1 && {
            totals: [{ id: 'total', header: 'Total', cells: { ...recordCells(total), season: spanOf(rows) } }],
          })}
      />
      {noted.length > 0 && (
        <ol className={styles.notes} aria-label="Notes">
          {noted.map((row, index) => (
            <li key={`${row.firstSeason} ${row.coach?.name}`} id={`${id}-note-${index + 1}`}>
              <sup>{index + 1}</sup> {printSeasons(row)}
              {row.coach && `, ${row.coach.name}`}: {row.notes.map(enDashed).join(' ')}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const spanOf = (rows: readonly CoachingRow[]): string =>
  printSeasons({ firstSeason: rows.at(-1)?.firstSeason ?? '', lastSeason: rows[0]?.lastSeason ?? '' });

const NoteMark = ({ id, index }: { id: string; index: number }) => (
  <sup>
    <a className={styles.note} href={`#${id}-note-${index + 1}`} aria-label={`Note ${index + 1}`}>
      {index + 1}
    </a>
  </sup>
);

const SeasonName = ({ row }: { row: CoachingRow }) =>
  row.scheduleUrl ? <SiteLink href={row.scheduleUrl}>{printSeasons(row)}</SiteLink> : printSeasons(row);

function CoachName({ row: { coach, overall } }: { row: CoachingRow }) {
  if (!coach) return overall ? 'No coach' : 'No team';
  return coach.url ? <SiteLink href={coach.url}>{coach.name}</SiteLink> : coach.name;
}

export const coachingTable = defineMarkup('features/roster/coaching-table', CoachingTable);
