import { nameKey, parsePersonName } from '../../domain/person-name.ts';
import type { ImportedLine, PublishedSheet } from '../../domain/season-import.ts';
import { importedSeasonLines, importedSheets, type PlacedLine } from '../../domain/stats/season/imported-lines.ts';
import { leaderSheets } from '../../domain/stats/season/leaders.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { type SheetRow, type StatSheet, sheetId } from '../../domain/stats/season/stat-sheet.ts';
import { teamSheet } from '../../domain/stats/season/team-comparison.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import type { findPublishedSheets, ImportedRows, ImportRow } from './imported-queries.ts';
import type { StatView } from './schema.ts';

type PublishedRows = Awaited<ReturnType<typeof findPublishedSheets>>;
type SportNames = Pick<SeasonRow['sport'], 'globalSportNameSlug' | 'shortName'>;

export type ImportedPerson = {
  name: string;
  jersey: string;
  rosterPlayerId: number | undefined;
  url: string | undefined;
};

/** An import with its lines and tables. */
export type SeasonImport = ImportRow & { placed: PlacedLine[]; published: PublishedSheet[] };

/** The imports of a season, the newest figures first, with their people by key. */
export type Imported = { imports: SeasonImport[]; people: Map<string, ImportedPerson> };

type LineRow = ImportedRows['lines'][number];

/** The same keys as in games, so that all lines of a person are combined. */
const importedKey = ({ personId, firstName, lastName }: LineRow): string =>
  personId === null ? `name:${`${lastName},${firstName}`.toUpperCase()}` : `person:${personId}`;

export function toImported({ imports, lines }: ImportedRows, sheets: PublishedRows, sport: SportNames): Imported {
  const linesOf = Map.groupBy(lines, ({ importId }) => importId);
  const sheetsOf = Map.groupBy(sheets, ({ importId }) => importId);
  const people = new Map<string, ImportedPerson>();
  for (const line of lines) if (line.subject === 'player') people.set(importedKey(line), toPerson(line, sport));
  const keyOfName = new Map(
    lines.flatMap((line) => (line.subject === 'player' ? [[nameKey(line), importedKey(line)] as const] : [])),
  );
  return {
    people,
    imports: imports.map((row) => ({
      ...row,
      placed: (linesOf.get(row.id) ?? []).map((line) => ({ ...line, person: importedKey(line) })),
      published: (sheetsOf.get(row.id) ?? []).map(({ view, sheet }) => ({ ...linked(sheet, keyOfName), view })),
    })),
  };
}

function toPerson(line: LineRow, sport: SportNames): ImportedPerson {
  const firstName = line.rosterFirstName ?? line.firstName;
  const lastName = line.rosterLastName ?? line.lastName;
  const rosterPlayerId = line.rosterPlayerId ?? undefined;
  return {
    name: [lastName, firstName].filter(Boolean).join(', '),
    jersey: line.jersey,
    rosterPlayerId,
    url:
      rosterPlayerId === undefined ? undefined : playerUrl(sport, playerSlug({ firstName, lastName }), rosterPlayerId),
  };
}

/** Links each row to a person by the printed name. */
function linked(sheet: StatSheet, keyOfName: ReadonlyMap<string, string>): StatSheet {
  const link = (row: SheetRow): SheetRow => {
    const person = row.kind === 'player' ? keyOfName.get(nameKey(parsePersonName(row.name))) : undefined;
    return person === undefined ? row : { ...row, person };
  };
  return { ...sheet, rows: sheet.rows.map(link) };
}

export type ImportContext = {
  book: SeasonBook;
  nameOf: (person: string) => string;
  minimums: SeasonBook['minimums'];
  teamName: string;
};

/** The individual tables of an import. */
export const individualSheetsOf = (
  { placed, facts }: SeasonImport,
  scope: ImportedLine['scope'],
  { book, nameOf, minimums }: ImportContext,
): StatSheet[] => importedSheets(book, placed, { scope, nameOf, minimums, extraColumns: facts.extraColumns });

export const hasScope = ({ placed }: SeasonImport, scope: ImportedLine['scope']): boolean =>
  placed.some((line) => line.scope === scope && Object.keys(line.stats).length > 0);

/** The import that fills the tables of a scope: the one with the newest figures. */
export const withScope = ({ imports }: Imported, scope: ImportedLine['scope']): SeasonImport | undefined =>
  imports.find((each) => hasScope(each, scope));

/** A view of a season without box scores, from its imports. */
export function importedView(imported: Imported, view: StatView, context: ImportContext): StatSheet[] {
  const { book, teamName } = context;
  if (imported.imports.length === 0) return [];
  const main = withScope(imported, 'overall');
  const published = (name: PublishedSheet['view']): StatSheet[] => {
    const sheets = imported.imports.map((each) => each.published.filter((sheet) => sheet.view === name));
    return (sheets.find((each) => each.length > 0) ?? []).map(withoutView);
  };
  const ofScope = (scope: ImportedLine['scope']) => {
    const found = withScope(imported, scope);
    return found ? individualSheetsOf(found, scope, context) : [];
  };
  const lines = () => importedSeasonLines(book, main?.placed ?? [], 'overall');
  const filled = (sheets: StatSheet[], otherwise: () => StatSheet[]) => (sheets.length > 0 ? sheets : otherwise());
  const team = () => filled(published('team'), () => (main ? [teamSheet(book, lines(), [], teamName)] : []));
  switch (view) {
    case 'overall':
      return [...ofScope('overall'), ...team()];
    case 'conference':
      return ofScope('conference');
    case 'team':
      return team();
    case 'leaders':
      return filled(published('leaders'), () => (main ? leaderSheets(book, lines(), context) : []));
    case 'highs':
    case 'games':
    case 'opponents':
      return published(view);
    default:
      return [];
  }
}

/** Every table of every import as published. With several imports, ids contain the import. */
export const publishedSheets = ({ imports }: Imported): StatSheet[] =>
  imports.flatMap(({ published, id, source }) =>
    published.map(withoutView).map((sheet, index, all) => {
      const isRepeated = all.findIndex((other) => sheetId(other) === sheetId(sheet)) < index;
      const mark = [imports.length > 1 ? id : '', isRepeated ? index : ''].filter(Boolean).join('-');
      if (mark === '') return sheet;
      return { ...sheet, section: `${sheet.section}-${mark}`, caption: `${sheet.caption} (${source})` };
    }),
  );

const withoutView = ({ view: _, ...sheet }: PublishedSheet): StatSheet => sheet;
