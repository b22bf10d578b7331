import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { NamedSheet, SeasonStats } from '../../api/season-stats/schema.ts';
import { textOf } from '../../web/text-document.ts';
import { SheetTable } from './sheet-table.tsx';
import { sheetTable } from './stats-document.ts';

const stats = {
  sport: { family: 'basketball', shortName: 'wbball', globalSportNameSlug: 'womens-basketball', title: 'Basketball' },
  season: { id: 1, title: '2025-26', isCurrent: true },
  view: 'leaders',
  imports: [],
} as unknown as SeasonStats;
const sheet: NamedSheet = {
  section: 'individual-overall',
  caption: 'Overall Individual Statistics',
  rowLabel: 'Player',
  columns: [
    { key: 'gp', heading: 'GP', label: 'GP', title: 'Games played' },
    { key: 'fgm', heading: 'FGM', label: 'FG', title: 'Field goals made', over: 'FG' },
    { key: 'note', heading: 'Note', label: 'Note', title: 'Note', isText: true },
  ],
  rows: [
    { kind: 'player', name: 'Hale, Jo', jersey: '7', rank: 1, url: '/jo', cells: ['27', '.500', 'x'] },
    { kind: 'team', name: 'Team', jersey: 'TM', cells: [null, '3', null] },
  ],
  foot: [{ kind: 'total', name: 'Total', cells: ['27', null, null] }],
};

it('tables of the document have the columns, names and cells of the page', () => {
  const html = renderToStaticMarkup(<SheetTable sheet={sheet} stats={stats} sort={undefined} />);
  const rows = [...html.replace(/<td hidden="">.*?<\/td>/g, '').matchAll(/<tr[^>]*>(.*?)<\/tr>/g)]
    .map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
    )
    .slice(-3);
  const table = sheetTable(sheet, stats);
  expect(table.columns.map(({ heading }) => heading)).toEqual(['Rank', '#', 'Player', 'GP', 'FGM', 'Note']);
  expect(table.rows.map(({ cells }) => cells.map(textOf))).toEqual(rows);
});

it('tables of the document have the minimums and footnotes of the page', () => {
  const note = {
    column: 'gp',
    derived: '27',
    basis: 'the box scores',
    imported: '28',
    source: 'TAS',
    reason: 'correction pending',
  };
  const [player] = sheet.rows;
  if (!player) throw new Error('The sheet has no player');
  const noted = { ...sheet, minimum: '5 made', rows: [{ ...player, notes: [note] }] };
  const { rows, notes } = sheetTable(noted, stats);
  expect(rows[0]?.cells[3]).toBe('27 [1]');
  expect(notes).toEqual([
    'Minimum: 5 made.',
    '[1] Hale, Jo, games played: 27 in the box scores, 28 in TAS (correction pending).',
  ]);
  const html = renderToStaticMarkup(<SheetTable sheet={noted} stats={stats} sort={undefined} />);
  for (const text of notes ?? []) expect(html).toContain(text.replace('[1] ', ''));
});
