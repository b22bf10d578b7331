import { findSeasonByTitle } from '../../api/schedule/queries.ts';
import { rowName, type SourceDifference } from '../../api/season-stats/differences.ts';
import { readSeason } from '../../api/season-stats/read-season.ts';
import { findSportId } from '../../api/sports/queries.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { counted } from '../../web/counted.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';

const values = sharedOptions.merge({ sport: 'string > 0', season: 'string > 0' });

export const statsReconcile: Command = {
  name: 'stats reconcile',
  isLong: true,
  summary: 'List the figures of imported season statistics that differ from the box scores or a newer source',
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport, such as womens-basketball', required: true },
    { flags: '--season <title>', description: 'the season, such as 2026 or 2025-26', required: true },
    jsonOption,
  ],
  examples: ['stats reconcile --tenant umd --sport womens-basketball --season 2025-26'],
  run: forCollege(async (context) => {
    const { json, io } = context;
    const { differences, nameOf, imports, games } = await readDifferences(context);
    if (imports === 0) throw usageError('The season has no imported statistics. Import them with import season.');
    const basis =
      games === 0
        ? 'no box scores that count; the newest source is shown'
        : `${counted(games, 'game')} with box scores`;
    io.err(`${differences.length} ${differences.length === 1 ? 'figure differs' : 'figures differ'} (${basis})`);
    const rows = differences.map((difference) => toRow(difference, nameOf));
    return json ? rows.map((row) => JSON.stringify(row)) : formatTable(rows.map(toTexts));
  }),
};

async function readDifferences({ db, tenant, options }: CollegeWork) {
  const { sport, season: title } = parseOptions(values, options);
  const sportId = await findSportId(db, tenant.id, sport);
  if (sportId === undefined) throw usageError(`--sport "${sport}" is not a sport of ${tenant.slug}.`);
  const season = await findSeasonByTitle(db, tenant.id, sportId, title);
  if (!season) throw usageError(`--season "${title}" is not a season of ${sport}.`);
  const book = getSeasonBook(season.sport.family);
  if (!book) throw usageError(`${season.sport.title} has no season statistics.`);
  const { differences, context, imported, games } = await readSeason(db, { tenant, season, book });
  return {
    differences: differences(),
    nameOf: context.nameOf,
    imports: imported.imports.length,
    games: games.length,
  };
}

const toRow = (difference: SourceDifference, nameOf: (person: string) => string) => ({
  table: difference.table,
  row: rowName(difference, nameOf),
  column: difference.column.heading,
  figure: difference.column.title,
  derived: difference.derived,
  basis: difference.basis,
  imported: difference.imported,
  source: difference.source,
  sourceDate: difference.sourceDate,
  reason: difference.reason,
});

const toTexts = ({ table, row, figure, derived, imported, source, reason }: ReturnType<typeof toRow>) => ({
  table,
  row,
  figure,
  shown: derived ?? '-',
  source: imported ?? '-',
  'published by': source,
  reason,
});
