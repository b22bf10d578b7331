import type { SeasonFacts } from '../../../domain/season-import.ts';
import { importRefusal } from '../../refusal.ts';
import type { SeasonFormat } from '../season-format.ts';
import { type FileTable, findTables, valuesOutside } from './find-tables.ts';
import { readGames } from './games.ts';
import { readTitle } from './heading.ts';
import { readIndividualTables } from './individual.ts';
import { kindOf, publishedSheet } from './published.ts';

/** The tables of a season statistics page as JSON: objects by name, each table an array of rows by heading. */
export const seasonTables: SeasonFormat = {
  name: 'tables',
  recognizes: (content) =>
    content.kind === 'json' &&
    findTables(content.value).some((table) => kindOf(table) === 'individual' || kindOf(table) === 'team'),
  read: (content, { book }) => {
    if (content.kind !== 'json') throw importRefusal('Season tables are JSON.');
    const tables = findTables(content.value).map((table) => ({ table, kind: kindOf(table) }));
    const individual = tables.filter(({ kind }) => kind === 'individual').map(({ table }) => table);
    const { lines, extraColumns, warnings, unread } = readIndividualTables(individual, book);
    if (lines.length === 0)
      throw importRefusal(
        'The JSON has no individual season statistics of this sport. For the file of one game use import game.',
      );
    return {
      source: 'Season statistics page',
      facts: { ...factsOf(tables), ...(extraColumns.length > 0 && { extraColumns }) },
      lines,
      sheets: tables.map(({ table, kind }) => publishedSheet(table, kind)),
      games: tables.flatMap(({ table, kind }) => (kind === 'games' ? readGames(table, unread) : [])),
      publishesCounts: false,
      warnings,
      unread: [...unread, ...valuesOutside(content.value)],
    };
  },
};

/** The team's name, its records and the season, from the captions: "Team Stats (5-22, 2-18)". */
function factsOf(tables: readonly { table: FileTable; kind: string }[]): SeasonFacts {
  const team = tables.find(({ kind }) => kind === 'team')?.table;
  const title = tables[0]?.table.path[0] ?? '';
  const [, overall, conferenceRecord] =
    /\((\d+-\d+(?:-\d+)?)(?:,\s*(\d+-\d+(?:-\d+)?))?\)/.exec(team?.path.at(-1) ?? '') ?? [];
  const season = /\b(?:19|20)\d\d(?:-\d\d)?\b/.exec(title)?.[0];
  return {
    team: team?.headings[1] ? readTitle(team.headings[1]).title : '',
    ...(season && { season }),
    ...(overall && { overall }),
    ...(conferenceRecord && { conferenceRecord }),
  };
}
