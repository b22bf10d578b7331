import type { CoachingRecord, CoachingRow } from '../../api/coaching/schema.ts';
import { formatPercentage, formatRecord } from '../../domain/record.ts';
import type { StatColumn } from '../../ui/tables/stat-table.tsx';
import { enDashed } from '../../web/text.ts';

const seasonsColumn: StatColumn = { key: 'seasons', label: 'Seasons', name: 'Number of seasons' };
const recordColumns: readonly StatColumn[] = [
  { key: 'overall', label: 'Overall', name: 'Wins–losses–ties' },
  { key: 'percentage', label: 'Pct', name: 'Winning percentage; a tie counts as half a win' },
  { key: 'conference', label: 'Conf.', name: 'Record in conference games' },
  { key: 'conferencePercentage', label: 'Pct', name: 'Winning percentage in conference games' },
  { key: 'placing', label: 'Place', name: 'Final place in the conference', kind: 'text' },
  { key: 'postseason', label: 'Postseason', kind: 'text' },
];

/** The columns of a table of records, without columns that are empty in every row. */
export const recordColumnsOf = (rows: readonly CoachingRow[], isByYear: boolean): StatColumn[] => {
  const has: Record<string, boolean> = {
    conference: rows.some(({ conference }) => conference),
    conferencePercentage: rows.some(({ conference }) => conference),
    placing: rows.some(({ placing }) => placing),
    postseason: rows.some(({ postseason }) => postseason),
  };
  return [...(isByYear ? [] : [seasonsColumn]), ...recordColumns.filter(({ key }) => has[key] ?? true)];
};

/** The cells of the columns above; unknown ones are undefined. */
export const recordCells = ({
  overall,
  conference,
  ...row
}: Pick<CoachingRow, 'overall' | 'conference'> & Partial<CoachingRow>) => ({
  seasons: row.seasons,
  overall: printRecord(overall),
  percentage: printPercentage(overall),
  conference: printRecord(conference),
  conferencePercentage: printPercentage(conference),
  placing: row.placing ?? undefined,
  postseason: row.postseason ?? undefined,
});

const printRecord = (record: CoachingRecord | null) => (record ? enDashed(formatRecord(record)) : undefined);

/** ".713", "1.000"; ".000" without games, as record books print it. */
const printPercentage = (record: CoachingRecord | null) =>
  record ? formatPercentage(record.percentage ?? 0) : undefined;

/** "2026", "2024–25", "1921 to 1948". */
export const printSeasons = ({ firstSeason, lastSeason }: Pick<CoachingRow, 'firstSeason' | 'lastSeason'>): string =>
  firstSeason === lastSeason ? enDashed(firstSeason) : `${enDashed(firstSeason)} to ${enDashed(lastSeason)}`;
