import type { PublishedSheet } from '../../../domain/season-import.ts';
import type { SheetRow } from '../../../domain/stats/season/stat-sheet.ts';
import { slugify } from '../../../web/slug.ts';
import { capitalize } from '../../../web/text.ts';
import { attribute, child, childrenOf, firstAttribute, type XmlElement } from '../../xml/element.ts';

/** Captions of the elements of a season file; others print their own name. */
const captions: Readonly<Record<string, string>> = {
  player: 'Players',
  totals: 'Team',
  hitting: 'Batting',
  pitching: 'Pitching',
  fielding: 'Fielding',
  hsitsummary: 'Situational Batting',
  psitsummary: 'Situational Pitching',
  hsituation: 'Batting',
  psituation: 'Pitching',
  stats: 'Statistics',
  rush: 'Rushing',
  pass: 'Passing',
  rcv: 'Receiving',
  game: 'Games',
  team: 'Team and Season',
  venue: 'Season File',
};
/** Attributes of the file and the team as readers know them; others print their own name. */
const factNames: Readonly<Record<string, string>> = {
  source: 'Program',
  ncaadivision: 'NCAA division',
  erabasis: 'Innings for the ERA',
  id: 'Team id',
  code: 'NCAA code',
  name: 'Team',
  conf: 'Conference',
  coach: 'Head coach',
  overall: 'Overall record',
  confonly: 'Conference record',
  home: 'Home record',
  away: 'Away record',
  neutral: 'Neutral-site record',
};
const nameAttributes = new Set(['name', 'checkname', 'uni', 'context']);

type Owner = { row: Omit<SheetRow, 'cells'> & { jersey?: string }; element: XmlElement };

/** Every figure of a season file as published: a table for each kind of element, a column for each attribute. */
export function publishedSheets(root: XmlElement): PublishedSheet[] {
  const players = childrenOf(root, 'player').map((element): Owner => ({ row: playerRow(element), element }));
  const totals = child(root, 'totals');
  const opponents = child(root, 'opponent');
  const teams: Owner[] = [
    ...(totals ? [{ row: { kind: 'total', name: 'Total' } as const, element: totals }] : []),
    ...(opponents ? [{ row: { kind: 'opponents', name: 'Opponents' } as const, element: opponents }] : []),
  ];
  const owners = [...players, ...teams];
  const kinds = new Set(owners.flatMap(({ element }) => element.children.map(({ name }) => name)));
  return [
    ...factSheets(root),
    ...sheetOf('player', 'Players', owners),
    ...[...kinds].flatMap((kind) =>
      sheetOf(
        kind,
        captions[kind] ?? kind,
        owners.flatMap(({ row, element }) => childrenOf(element, kind).map((part) => ({ row, element: part }))),
      ),
    ),
    ...situationSheets(root),
    ...gameSheet(root),
  ];
}

function playerRow(player: XmlElement): Owner['row'] {
  const jersey = attribute(player, 'uni');
  return { kind: 'player', name: firstAttribute(player, 'name', 'checkname'), jersey };
}

/** Tables by situation, such as "vs left". */
function situationSheets(root: XmlElement): PublishedSheet[] {
  const situations = ['hsituations', 'psituations'].flatMap((list) =>
    childrenOf(child(root, list), 'player').flatMap((player) =>
      player.children.map((element) => ({ element, player, context: attribute(element, 'context') })),
    ),
  );
  return [...Map.groupBy(situations, ({ element, context }) => `${element.name} ${context}`)].flatMap(([key, rows]) => {
    const [first] = rows;
    const caption = `${captions[first?.element.name ?? ''] ?? ''}: ${first?.context}`;
    const owners = rows.map(({ element, player }): Owner => {
      const name = attribute(player, 'name');
      return /^team totals$/i.test(name)
        ? { row: { kind: 'total', name: 'Total' }, element }
        : { row: { kind: 'player', name }, element };
    });
    return sheetOf(key, caption, owners);
  });
}

function gameSheet(root: XmlElement): PublishedSheet[] {
  const games = childrenOf(child(root, 'games'), 'game').map(
    (element): Owner => ({ row: { kind: 'figure', name: attribute(element, 'oppname') || 'Game' }, element }),
  );
  return sheetOf('game', 'Games', games, 'Opponent');
}

/** The team, its records and the rules of the file, one row for each fact. */
function factSheets(root: XmlElement): PublishedSheet[] {
  const facts = [root, child(root, 'venue'), child(root, 'team')].flatMap((element) =>
    Object.entries(element?.attributes ?? {}).map(([name, value]) => ({ name, value: value.trim() })),
  );
  const rows = facts
    .filter(({ value }) => value !== '')
    .map(
      ({ name, value }): SheetRow => ({ kind: 'figure', name: factNames[name] ?? capitalize(name), cells: [value] }),
    );
  if (rows.length === 0) return [];
  const column = { key: 'value', heading: 'Value', label: 'Value', title: 'Value', isText: true } as const;
  return [
    {
      view: 'source',
      section: 'source-facts',
      caption: 'Season File',
      rowLabel: 'Fact',
      columns: [column],
      rows,
      foot: [],
    },
  ];
}

function sheetOf(kind: string, caption: string, owners: readonly Owner[], rowLabel = 'Player'): PublishedSheet[] {
  const names = [...new Set(owners.flatMap(({ element }) => Object.keys(element.attributes)))].filter(
    (name) => !nameAttributes.has(name),
  );
  if (names.length === 0) return [];
  const rows = owners.map(({ row, element }) => ({
    ...row,
    cells: names.map((name) => (element.attributes[name] === undefined ? null : attribute(element, name))),
  }));
  const isFoot = ({ kind: rowKind }: { kind: SheetRow['kind'] }) => rowKind === 'total' || rowKind === 'opponents';
  const isNumeric = (index: number) => rows.every(({ cells }) => /^(?:[+-]?[\d.,]*|INF|-+)$/.test(cells[index] ?? ''));
  return [
    {
      view: 'source',
      section: `source-${slugify(kind)}`,
      caption,
      rowLabel,
      columns: names.map((name, index) => ({
        key: name,
        heading: name.toUpperCase(),
        label: name,
        title: name.toUpperCase(),
        ...(!isNumeric(index) && { isText: true as const }),
      })),
      rows: rows.filter((row) => !isFoot(row)),
      foot: rows.filter(isFoot),
    },
  ];
}
