import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ScheduleGame } from '../../api/games/schema.ts';
import { resultsTable } from './results-table.markup.tsx';

const game = (change: object) =>
  ({
    id: 1,
    venueDate: '2026-09-05T18:00:00',
    gameState: 8,
    forfeit: 'none',
    type: 'R',
    result: { status: 'W', teamScore: '3', opponentScore: '1' },
    overtime: '',
    locationIndicator: 'H',
    atVs: 'vs',
    opponent: { id: 4, title: 'Duke', slug: 'duke', prefix: null },
    location: 'Port Harbor',
    media: { links: [] },
    ...change,
  }) as unknown as ScheduleGame;

test.each([
  ['met', {}, 'womens-soccer', true],
  ['met in an exhibition alone', { type: 'E' }, 'womens-soccer', false],
  ['of a meet', { opponent: { id: null, title: 'Duke', slug: null, prefix: null } }, 'womens-soccer', false],
  ['of a sport without opponent history', {}, undefined, false],
])('the history of an opponent %s is linked: %s', (_, change, historySport, isLinked) => {
  const props = { caption: 'Results', games: [game(change)], historySport };
  const html = renderToStaticMarkup(createElement(resultsTable.component, props));
  expect(html.includes('href="/sports/womens-soccer/opponent-history/duke/4"')).toBe(isLinked);
});
