import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ScoreBook } from '../../api/stats/score-book.ts';
import { PlayersPanel } from './players-panel.tsx';
import type { GameSides } from './sides.ts';

/** Reads the tables of a box score as existing programs do: by class and caption, then by head or `data-label`. */
const readTables = (html: string) =>
  byClass(parseDocument(html), 'sidearm-table').map((table) => ({
    caption: byTag(table, 'caption').map(textOf).join(),
    heads: byTag(table, 'thead').flatMap((head) => byTag(head, 'th').map(textOf)),
    rows: byTag(table, 'tr')
      .slice(1)
      .map((row) => ({
        name: byTag(row, 'th').map(textOf).join(),
        bio: byTag(row, 'a').map(({ attribs }) => attribs['href']),
        isTotal: (row.parent as { name?: string } | null)?.name === 'tfoot',
        cells: Object.fromEntries(byTag(row, 'td').map((cell) => [cell.attribs['data-label'], textOf(cell)])),
        missing: byTag(row, 'td').flatMap(({ attribs }) => ('data-missing' in attribs ? attribs['data-label'] : [])),
      })),
  }));

type Parent = Parameters<typeof DomUtils.getElementsByClassName>[1];
const byClass = (parent: Parent, name: string) =>
  DomUtils.getElements({ class: (value) => value?.split(' ').includes(name) ?? false }, parent, true);
const byTag = (parent: Parent, name: string) => DomUtils.getElementsByTagName(name, parent);
const textOf = (element: Parent) => DomUtils.textContent(element).trim();

const player = (lastName: string, jersey: string, stats: object, rest: object = {}) => ({
  code: jersey,
  firstName: 'Al',
  lastName,
  jersey,
  position: 'G',
  started: true,
  played: true,
  isTeam: false,
  stats: { box: stats },
  url: null,
  ...rest,
});
const ours = {
  players: [
    player('Oak', '7', { fgm: 3, fga: 5, pts: 8, ast: 0 }, { url: '/roster/al-oak/7' }),
    player('Elm', '12', { fgm: 0, fga: 2, pts: 0 }),
  ],
  stats: { box: { fgm: 3, fga: 7, pts: 8 } },
};
const sides = [
  { side: 'away', name: 'Northfield', team: { players: [], stats: {} } },
  { side: 'home', name: 'Harbor', team: ours, isOurs: true },
];
const boxScore = { family: 'basketball', home: ours, away: sides[0]?.team };

test('programs read the players and totals of a box score, and tell zero from what was not recorded', () => {
  const html = renderToStaticMarkup(
    <PlayersPanel book={{ boxScore } as unknown as ScoreBook} sides={sides as unknown as GameSides} />,
  );
  const [table] = readTables(html);
  expect(table?.caption).toMatch(/^Harbor/);
  expect(table?.heads.slice(0, 2)).toEqual(['Player', '#']);
  expect(table?.heads).toEqual(expect.arrayContaining(['PTS', 'A', 'FG']));
  const [oak, elm, total] = table?.rows ?? [];
  expect(oak).toMatchObject({ name: 'Oak, Al', bio: ['/roster/al-oak/7'], isTotal: false, missing: [] });
  expect(oak?.cells).toMatchObject({ '#': '7', POS: 'G', PTS: '8', A: '0' });
  expect(elm).toMatchObject({ name: 'Elm, Al', bio: [], missing: ['A'] });
  expect(elm?.cells['PTS']).toBe('0');
  expect(total).toMatchObject({ name: 'Total', isTotal: true });
  expect(total?.cells['PTS']).toBe('8');
  expect(total?.missing).toEqual(['A']);
});
