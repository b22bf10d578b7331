import { expect, test } from 'vitest';

import type { StatGroups } from '../column.ts';
import { individualSheets } from './individual.ts';
import { seasonBooks } from './season-books.ts';
import { seasonLines } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';
import type { StatSheet } from './stat-sheet.ts';

type Family = keyof typeof seasonBooks;

/** The tables of one game with a player, the team as a pseudo player, and the team's line. */
function sheetsOf(
  family: Family,
  [player, unassigned, team]: [StatGroups, StatGroups, StatGroups],
  conference = false,
) {
  const book = seasonBooks[family];
  if (!book) throw new Error(family);
  const line = (stats: StatGroups, isTeam: boolean) => ({
    person: isTeam ? 'team' : 'ann',
    started: !isTeam,
    played: !isTeam,
    isTeam,
    stats,
  });
  const game = {
    own: { score: 1, stats: team, players: [line(player, false), line(unassigned, true)] },
    opponents: { score: 0, stats: {}, players: [] },
  } as unknown as StatGame;
  return individualSheets(book, seasonLines(book, [game]), { nameOf: (person) => person, conference });
}

const cells = (sheets: readonly StatSheet[], section: string, key: string) => {
  const sheet = sheets.find((each) => each.section === section);
  const index = sheet?.columns.findIndex((column) => column.key === key) ?? -1;
  return [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])]
    .filter(({ kind }) => kind !== 'opponents')
    .map(({ kind, name, cells: of }) => [kind === 'player' ? kind : name, of[index]]);
};

test.each<[Family, string, string, string, number[]]>([
  ['football', 'rushing', 'individual-offense-rushing', 'yds', [40, -4, 36]],
  ['volleyball', 'box', 'individual-overall-defensive', 're', [2, 1, 3]],
  ['icehockey', 'skating', 'individual-overall-skaters', 'blk', [3, 2, 5]],
  ['soccer', 'goalkeeping', 'individual-overall-goalkeeping', 'saves', [4, 1, 5]],
])(
  'figures of %s that belong to no player are a row, with which the table adds up',
  (family, group, section, key, figures) => {
    const [own, unassigned, team] = figures.map((value): StatGroups => ({ [group]: { [key]: value } }));
    if (!own || !unassigned || !team) throw new Error(family);
    const signed = (value: number) => String(value).replace('-', '−');
    expect(cells(sheetsOf(family, [own, unassigned, team]), section, key)).toEqual([
      ['player', signed(figures[0] ?? 0)],
      ['Team', signed(figures[1] ?? 0)],
      ['Total', signed(figures[2] ?? 0)],
    ]);
  },
);

test('the team is no row of a table in which all of its figures are zero', () => {
  const own = { box: { sp: 5, k: 10, e: 2, ta: 20, re: 2 } };
  const none = { box: { sp: 5, k: 0, e: 0, ta: 0, re: 1 } };
  const sheets = sheetsOf('volleyball', [own, none, own]);
  expect(cells(sheets, 'individual-overall-offensive', 'k').map(([name]) => name)).toEqual(['player', 'Total']);
  expect(cells(sheets, 'individual-overall-defensive', 're').map(([name]) => name)).toEqual([
    'player',
    'Team',
    'Total',
  ]);
});

test('conference statistics of basketball have the assists a game', () => {
  const box = { box: { ast: 7, to: 2 } };
  const labels = (conference: boolean) =>
    sheetsOf('basketball', [box, {}, box], conference)[0]?.columns.map(({ label }) => label);
  expect(labels(false)).not.toContain('AST/G');
  expect(labels(true)?.slice(-5)).toEqual(['AST', 'AST/G', 'TO', 'STL', 'BLK']);
});
