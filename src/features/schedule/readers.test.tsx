import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameState } from '../../domain/game-state.ts';
import { ScheduleRow } from './schedule-row.tsx';

const game = {
  id: 12,
  venueDate: '2026-09-05T18:00:00',
  venueEndDate: null,
  dateUtc: '2026-09-05T23:00:00Z',
  timezone: 'America/Chicago',
  tbd: false,
  allDay: false,
  gameState: gameState.GameComplete,
  gameStateReason: null,
  originalDate: null,
  forfeit: 'none',
  vacated: false,
  noContest: false,
  placing: null,
  live: null,
  overtime: '',
  type: 'R',
  status: 'O',
  conference: true,
  conferenceTournament: false,
  hostedNotOurs: false,
  doubleheader: 0,
  promotion: null,
  note: null,
  locationIndicator: 'A',
  atVs: 'at',
  opponent: { id: 4, title: 'Duke', slug: 'duke', prefix: '#7', image: null },
  facility: { title: 'Koskinen Stadium' },
  location: 'Durham, N.C.',
  media: { links: [] },
  boxscoreUrl: '/sports/womens-soccer/stats/2026/duke/boxscore/12',
  recapUrl: null,
  previewUrl: null,
  sport: { family: 'soccer' },
  result: { status: 'L', teamScore: '1', opponentScore: '3', preScore: null, postScore: null },
} as unknown as ScheduleGame;

/** The texts of a row by the classes that existing programs look for. */
function readRow(html: string) {
  const [row, ...others] = DomUtils.getElements(
    { class: hasClass('sidearm-schedule-game') },
    parseDocument(html),
    true,
  );
  if (!row || others.length > 0) throw new Error(`Not one game in ${html}`);
  const text = (part: string) => {
    const found = DomUtils.getElements({ class: hasClass(`sidearm-schedule-game-${part}`) }, row, true);
    return DomUtils.textContent(found).trim();
  };
  return {
    date: text('opponent-date'),
    opponent: text('opponent-name'),
    location: text('location'),
    result: text('result'),
  };
}

const hasClass = (name: string) => (value?: string) => value?.split(' ').includes(name) ?? false;

test('programs read date, opponent, place and result of a game', () => {
  const row = { game, isOfToday: false, isAwaitingResult: false, followed: undefined };
  expect(readRow(renderToStaticMarkup(<ScheduleRow row={row} isNext={false} />))).toEqual({
    date: 'Sat, Sep 5',
    opponent: '#7 Duke',
    location: 'Away Koskinen Stadium, Durham, N.C.',
    result: 'LLoss1–3',
  });
});
