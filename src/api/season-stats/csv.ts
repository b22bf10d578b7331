import { sheetCsv } from '../../domain/stats/season/sheet-csv.ts';
import type { CareerStats, SeasonStats } from './schema.ts';

/** The tables one below the other, each preceded by its caption; a single table has no caption. */
export const toCsv = ({ sheets }: Pick<SeasonStats | CareerStats, 'sheets'>): string =>
  sheets.length === 1
    ? sheets.map(sheetCsv).join('')
    : sheets.map((sheet) => `${sheet.caption}\r\n${sheetCsv(sheet)}`).join('\r\n');
