import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { seasonImport, seasonLine, seasonSheet } from '../../db/schema/season-import.ts';
import { season } from '../../db/schema/sport.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { playersFor, shownPlayer } from '../rosters/queries.ts';
import type { Viewer } from '../viewer.ts';

const importColumns = named({
  id: seasonImport.id,
  seasonId: seasonImport.seasonId,
  source: seasonImport.source,
  sourceDate: seasonImport.sourceDate,
  fileName: seasonImport.fileName,
  format: seasonImport.format,
  importedAt: seasonImport.importedAt,
  facts: seasonImport.facts,
  seasonTitle: season.title,
});

const lineColumns = named({
  importId: seasonLine.seasonImportId,
  seasonId: seasonImport.seasonId,
  seq: seasonLine.seq,
  scope: seasonLine.scope,
  subject: seasonLine.subject,
  firstName: seasonLine.firstName,
  lastName: seasonLine.lastName,
  jersey: seasonLine.jersey,
  stats: seasonLine.stats,
  printed: seasonLine.printed,
  /** Null for teams and hidden players. */
  rosterPlayerId: rosterPlayer.id,
  personId: rosterPlayer.personId,
  rosterFirstName: person.firstName,
  rosterLastName: person.lastName,
});

const sheetColumns = named({ importId: seasonSheet.seasonImportId, view: seasonSheet.view, sheet: seasonSheet.sheet });

const tenantId = sql.placeholder('tenantId');
const seasonId = sql.placeholder('seasonId');
const sportId = sql.placeholder('sportId');
const personId = sql.placeholder('personId');

/** Whether a season has a counting box score (no exhibition): then its lines are derived from games, and imported ones are only compared. */
const hasGames = sql<boolean>`exists (select 1 from game join box_score on box_score.tenant_id = game.tenant_id and box_score.game_id = game.id where game.tenant_id = ${season.tenantId} and game.season_id = ${season.id} and game.type in ('R', 'P', 'X') and not game.no_contest and not game.hosted_not_ours)`;

const ofImport = (table: typeof seasonLine | typeof seasonSheet) =>
  matching(seasonImport, { tenantId: table.tenantId, id: table.seasonImportId });
const seasonOfImport = matching(season, { tenantId: seasonImport.tenantId, id: seasonImport.seasonId });

/** The newest figures first. */
const importsWhere = (db: Db, name: string, where: SQL | undefined) =>
  jsonRows(
    db,
    db
      .select({ ...importColumns, hasGames: hasGames.as('hasGames') })
      .from(seasonImport)
      .innerJoin(season, seasonOfImport)
      .where(and(eq(seasonImport.tenantId, tenantId), where))
      .orderBy(desc(season.startDate), sql`${seasonImport.sourceDate} desc nulls last`, desc(seasonImport.id)),
  ).prepare(name);

const linesWhere = (db: Db, name: string, where: SQL | undefined, shown: SQL | undefined = shownPlayer) =>
  jsonRows(
    db,
    db
      .select(lineColumns)
      .from(seasonLine)
      .innerJoin(seasonImport, ofImport(seasonLine))
      .innerJoin(season, seasonOfImport)
      .leftJoin(rosterPlayer, and(eq(rosterPlayer.id, seasonLine.rosterPlayerId), shown))
      .leftJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
      .where(and(eq(seasonLine.tenantId, tenantId), where))
      .orderBy(asc(seasonLine.seasonImportId), asc(seasonLine.seq)),
  ).prepare(name);

const ofSeason = eq(seasonImport.seasonId, seasonId);
const ofSport = eq(season.sportId, sportId);
const careerLines = (db: Db, viewer: Viewer) =>
  linesWhere(
    db,
    `imported_lines_of_person_${viewer}`,
    and(ofSport, eq(rosterPlayer.personId, personId), eq(seasonLine.scope, 'overall')),
    playersFor[viewer],
  );

const statements = perDatabase((db) => ({
  season: { imports: importsWhere(db, 'season_imports', ofSeason), lines: linesWhere(db, 'imported_lines', ofSeason) },
  public: { imports: importsWhere(db, 'imports_of_career_public', ofSport), lines: careerLines(db, 'public') },
  staff: { imports: importsWhere(db, 'imports_of_career_staff', ofSport), lines: careerLines(db, 'staff') },
  sheets: jsonRows(
    db,
    db
      .select(sheetColumns)
      .from(seasonSheet)
      .innerJoin(seasonImport, ofImport(seasonSheet))
      .where(and(eq(seasonSheet.tenantId, tenantId), ofSeason))
      .orderBy(asc(seasonSheet.seasonImportId), asc(seasonSheet.seq)),
  ).prepare('published_sheets'),
}));

type Statements = ReturnType<typeof statements>['season'];
export type ImportRow = Awaited<ReturnType<Statements['imports']['execute']>>[number]['rows'][number];
export type ImportedLineRow = Awaited<ReturnType<Statements['lines']['execute']>>[number]['rows'][number];
/** Imports, the newest figures of each season first, with their lines. */
export type ImportedRows = { imports: ImportRow[]; lines: ImportedLineRow[] };

async function findImported({ imports, lines }: Statements, values: Record<string, number>): Promise<ImportedRows> {
  const [importRows, lineRows] = await Promise.all([rowsOf(imports.execute(values)), rowsOf(lines.execute(values))]);
  return { imports: importRows, lines: lineRows };
}

/** The imported lines of a season. */
export const findImportedLines = (db: Db, tenantId: number, seasonId: number): Promise<ImportedRows> =>
  findImported(statements(db).season, { tenantId, seasonId });

/** A person's imported lines of all games, by season. */
export const findImportedCareer = (
  db: Db,
  tenantId: number,
  { viewer, ...of }: { personId: number; sportId: number; viewer: Viewer },
): Promise<ImportedRows> => findImported(statements(db)[viewer], { tenantId, ...of });

/** The tables of a season's files as published. */
export const findPublishedSheets = (db: Db, tenantId: number, seasonId: number) =>
  rowsOf(statements(db).sheets.execute({ tenantId, seasonId }));
