import type { ApiClient } from '../../api/client.ts';
import type { NamedRow, NamedSheet, SeasonStats, StatView } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { TextDocument, TextRow, TextTable } from '../../web/text-document.ts';
import {
  type Footnote,
  footnoteNumber,
  footnotesOf,
  footnoteText,
  minimumNote,
  onlyInSourceText,
} from './footnotes.ts';
import { type Layout, layoutOf, printedCell, printedName } from './sheet-layout.ts';
import { sourceText, viewLabels } from './stats-view.ts';

type Options = { data: { stats: SeasonStats }; tenant: Tenant; api: ApiClient };

/** The views of a season's document, in order. */
const views: readonly StatView[] = [
  'overall',
  'conference',
  'leaders',
  'highs',
  'games',
  'opponents',
  'comparison',
  'splits',
  'differences',
];

/** A season's statistics as a text document: all views except those about a single player. */
export async function toDocument({ data, tenant, api }: Options): Promise<TextDocument> {
  const { sport, season, record, games, imports } = data.stats;
  const title = `${season.title} ${sport.title} Cumulative Statistics`;
  const found = await Promise.all(
    views
      .filter((view) => data.stats.views.includes(view))
      .map((view) => api.stats.season(sportSlug(data.stats.sport), season.title, { view })),
  );
  const shown = found.filter((stats) => stats !== undefined && stats.sheets.length > 0) as SeasonStats[];
  return {
    name: `${tenant.slug}-${sport.shortName}-${season.title}-statistics`,
    title,
    college: tenant.name,
    facts: [
      ...(record === null ? [] : [{ label: 'Record', value: record }]),
      ...(games > 0
        ? [{ label: 'Games with statistics', value: String(games) }]
        : imports.length > 0
          ? [{ label: 'Source', value: sourceText(imports) }]
          : []),
    ],
    sections: shown.map((stats) => ({
      heading: viewLabels[stats.view],
      tables: stats.sheets.map((sheet) => sheetTable(sheet, stats)),
    })),
    notes: shown.length > 0 ? ['A hyphen means that nothing was recorded.'] : ['No statistics yet.'],
  };
}

/** A table of the page as text, with the same columns, names and cells. */
export function sheetTable(sheet: NamedSheet, stats: Pick<SeasonStats, 'sport' | 'view'>): TextTable {
  const layout = layoutOf(sheet, stats);
  const notes = footnotesOf(sheet);
  return {
    caption: sheet.caption,
    columns: [
      ...(layout.hasRanks ? [{ heading: 'Rank', isFigure: true as const }] : []),
      ...(layout.hasJerseys ? [{ heading: '#', isFigure: true as const }] : []),
      { heading: sheet.rowLabel, isRowHeader: true },
      ...sheet.columns.map(({ heading, title, over, isText }) => ({
        heading,
        ...(title !== heading && { title }),
        ...(over && { over }),
        ...(!isText && { isFigure: true as const }),
      })),
    ],
    rows: [
      ...sheet.rows.map((row) => toRow(row, sheet, { layout, notes })),
      ...sheet.foot.map((row) => ({ ...toRow(row, sheet, { layout, notes }), kind: 'total' as const })),
    ],
    notes: [
      minimumNote(sheet),
      sheet.source && `Source: ${sheet.source}.`,
      ...notes.map((note) => `[${note.number}] ${footnoteText(note, sheet)}`),
      onlyInSourceText(sheet),
    ].filter((note) => note !== undefined),
  };
}

type Printed = { layout: Layout; notes: readonly Footnote[] };

function toRow(row: NamedRow, { columns }: NamedSheet, { layout, notes }: Printed): TextRow {
  if (row.kind === 'heading') return { kind: 'heading', cells: [row.name] };
  return {
    cells: [
      ...(layout.hasRanks ? [row.rank === undefined ? '-' : String(row.rank)] : []),
      ...(layout.hasJerseys ? [row.jersey ?? ''] : []),
      printedName(row, layout),
      ...columns.map(({ key, isText }, index) => {
        const number = footnoteNumber(notes, row, key);
        return printedCell(row, index, isText) + (number === undefined ? '' : ` [${number}]`);
      }),
    ],
  };
}
