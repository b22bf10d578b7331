import { figureOf, plain, type Source } from '../files/figures.ts';
import { type FileGame, type FileTeam, nameKey, type Player } from '../files/game-file.ts';
import { figuresOfSport } from '../files/sports.ts';
import { definitionsOf, type PageTable, sectionOf, tablesOf, textOf } from './markup.ts';

/** Columns without figures. */
const factColumns = ['#', 'POS', 'GS'];

const sides = ['away', 'home'] as const;

/** All differences between the printed box score and the file. */
export function differences(html: string, file: FileGame): string[] {
  const { tables, comparison } = figuresOfSport(file.root);
  const printed = tablesOf(html);
  const together = printed.find(({ caption }) => caption === 'Both teams');
  if (!together) return ['no team comparison'];
  const names = { away: together.heads[0], home: together.heads[1] };
  const players = tablesOf(sectionOf(html, 'players'));
  return [
    ...lineScoreDifferences(printed, file),
    ...sides.flatMap((side, index) => [
      ...comparisonDifferences(together, index, file[side], comparison),
      ...Object.entries(tables).flatMap(([title, columns]) => {
        const table = players.find(
          ({ heading, caption }) =>
            heading === title && [`${names[side]}`, `${names[side]} ${title.toLowerCase()}`].includes(caption),
        );
        return tableDifferences(`${title} of ${names[side]}`, table, columns, file[side]);
      }),
    ]),
    ...players.flatMap(({ heading, heads }) =>
      heads
        .filter((head) => !factColumns.includes(head) && !tables[heading]?.[head])
        .map((head) => `${heading}, ${head}: not in the file`),
    ),
  ];
}

function lineScoreDifferences(tables: PageTable[], file: FileGame): string[] {
  const table = tables.find(({ caption }) => caption.startsWith('Score by'));
  return sides.flatMap((side, index) => {
    const { heads = [], rows = [] } = table ?? {};
    const figures = heads.map((head) => plain(rows[index]?.cells[head]));
    const wanted = file[side].line.map(plain);
    return figures.join() === wanted.join()
      ? []
      : [`line score ${side}: ${figures} on the page, ${wanted} in the file`];
  });
}

const difference = (where: string, shown: string | undefined, wanted: string | undefined): string[] =>
  plain(shown) === plain(wanted) ? [] : [`${where}: "${shown ?? ''}" on the page, "${wanted ?? ''}" in the file`];

function comparisonDifferences(table: PageTable, index: number, team: FileTeam, comparison: Record<string, Source>) {
  return Object.entries(comparison).flatMap(([title, source]) => {
    const row = table.rows.find(({ header }) => header === title);
    return difference(`${title} of ${team.name}`, row?.cells[table.heads[index] ?? ''], figureOf(team.totals, source));
  });
}

function tableDifferences(
  where: string,
  table: PageTable | undefined,
  columns: Record<string, Source>,
  team: FileTeam,
) {
  const lines = table?.rows.filter(({ isTotal }) => !isTotal) ?? [];
  const found = new Set<Player>();
  const compared = lines.flatMap(({ header, cells }) => {
    const key = nameKey(header.replace(/ \(L\)$/, ''));
    const player = team.players.find((each) => each.nameKey === key && (cells['#'] ?? each.jersey) === each.jersey);
    if (!player || found.has(player)) return [`${where}: ${header} #${cells['#']} is not in the file`];
    found.add(player);
    return compareLine(`${where}, ${header}`, cells, columns, player.element);
  });
  const total = table?.rows.find(({ isTotal }) => isTotal);
  const missing = team.players.filter((player) => !found.has(player) && hasFigure(player, columns));
  return [
    ...compared,
    ...missing.map((player) => `${where}: ${player.nameKey} #${player.jersey} is not on the page`),
    ...(total ? compareLine(`${where}, total`, total.cells, columns, team.totals) : []),
    ...(table && !total ? [`${where}: no total`] : []),
  ];
}

const compareLine = (
  where: string,
  cells: Record<string, string>,
  columns: Record<string, Source>,
  element: Player['element'],
): string[] =>
  Object.entries(columns).flatMap(([head, source]) =>
    difference(`${where}, ${head}`, cells[head], figureOf(element, source)),
  );

const hasFigure = ({ element }: Player, columns: Record<string, Source>): boolean =>
  Object.values(columns).some((source) => /[1-9]/.test(figureOf(element, source) ?? ''));

/** The number of player rows, which shows that a comparison is not empty. */
export const printedLines = (html: string): number =>
  tablesOf(sectionOf(html, 'players')).reduce(
    (sum, { rows }) => sum + rows.filter(({ isTotal }) => !isTotal).length,
    0,
  );

const roles = /referee|umpire|judge|official|linesman|line|timekeeper|scorer|base|plate|field/i;

/** The names of the officials and the attendance as printed. */
export function gameFacts(html: string): { officials: string[]; attendance: string | undefined } {
  const facts = definitionsOf(sectionOf(html, 'game'));
  const list =
    sectionOf(html, 'game')
      .split(/<h3\b[^>]*>Officials<\/h3>/)[1]
      ?.split('</section>')[0] ?? '';
  return {
    officials: definitionsOf(list)
      .filter(([role]) => roles.test(role) || role !== '')
      .map(([, name]) => nameKey(name))
      .sort(),
    attendance: facts.find(([term]) => term === 'Attendance')?.[1],
  };
}

/** The printed plays and, separately, the headings between them. */
export function playsOf(html: string): { plays: string[]; headings: string[] } {
  const items = [...sectionOf(html, 'plays').matchAll(/<li class="[^"]*"[^>]*>(.*?)<\/li>/gs)];
  // a play has a paragraph beside its clock
  const isHeading = ([, content = '']: RegExpExecArray) => !content.includes('<p>');
  const text = ([, content = '']: RegExpExecArray) => textOf(content);
  return {
    plays: items.filter((item) => !isHeading(item)).map(text),
    headings: items.filter(isHeading).map(text),
  };
}
