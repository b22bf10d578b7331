import type { SheetRow, StatSheet } from '../../domain/stats/season/stat-sheet.ts';
import type { ImportedPerson } from './imported.ts';
import type { NamedRow, NamedSheet } from './schema.ts';
import type { GameName } from './season-names.ts';

type Naming = { people: ReadonlyMap<string, ImportedPerson>; games: ReadonlyMap<number, GameName>; mirrored?: boolean };

/** A table with the names and URLs of its people and games. */
export const toNamedSheet = (sheet: StatSheet, naming: Naming): NamedSheet => {
  const hasPlayers = sheet.rows.some(({ kind }) => kind === 'player');
  const named = (row: SheetRow) => toNamedRow(row, hasPlayers, naming);
  return { ...sheet, columns: [...sheet.columns], rows: sheet.rows.map(named), foot: sheet.foot.map(named) };
};

function toNamedRow(row: SheetRow, hasPlayers: boolean, { people, games, mirrored }: Naming): NamedRow {
  const person = row.person === undefined ? undefined : people.get(row.person);
  const game = row.game === undefined ? undefined : games.get(row.game);
  const gameName = mirrored ? game?.name.replace(/^(?:at|vs) /, '') : game?.name;
  const url = person?.url ?? game?.url;
  return {
    kind: row.kind,
    name: person?.name ?? gameName ?? row.name,
    ...(hasPlayers && { jersey: row.kind === 'team' ? 'TM' : (row.jersey ?? person?.jersey ?? '') }),
    ...(person?.rosterPlayerId !== undefined && { rosterPlayerId: person.rosterPlayerId }),
    ...(url !== undefined && { url }),
    ...(row.game !== undefined && { gameId: row.game }),
    ...(row.rank !== undefined && { rank: row.rank }),
    ...(row.meets !== undefined && { meetsMinimum: row.meets }),
    cells: [...row.cells],
  };
}
