import { expect, it } from 'vitest';

import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { tablesOf } from '../../web/text-document.ts';
import { toDocument } from './box-score-document.ts';

const team = { name: '', record: '', conferenceRecord: '', rank: '', coach: '', players: [], stats: {} };
const player = { isTeam: false, played: true, started: true, position: 'G', url: '/jo', rosterPlayerId: 1 };
const book = {
  game: {
    sport: { title: "Women's Basketball", shortName: 'wbball' },
    opponent: { title: 'Elm', abbrev: null, image: null },
    locationIndicator: 'H',
    doubleheader: 0,
    venueDate: '2026-11-20',
    dateUtc: null,
    tbd: true,
    gameState: 8,
  },
  ourSide: 'home',
  boxScore: {
    family: 'basketball',
    complete: true,
    regulationPeriods: 4,
    periods: [{ number: 1, label: '1', home: 20, away: null }],
    venue: { date: '2026-11-20', notes: ['Technical fouls: none.'] },
    home: {
      ...team,
      code: 'LAK',
      score: 20,
      players: [
        {
          ...player,
          code: '7',
          firstName: 'Jo',
          lastName: 'Hale',
          jersey: '7',
          stats: { basketball: { fgm: 3, fga: 5, tp: 8 } },
        },
      ],
    },
    away: { ...team, code: 'ELM', score: 0 },
    officials: [{ role: 'Referee', name: 'Ola Oak' }],
    scoring: [{ period: 1, clock: '09:12', side: 'home', text: 'Hale layup', type: '', score: { home: 2, away: 0 } }],
    plays: [
      {
        period: 1,
        clock: '',
        side: null,
        text: 'Start of the quarter',
        situation: '',
        kind: 'heading',
        scoring: false,
      },
      {
        period: 1,
        clock: '09:12',
        side: 'home',
        text: 'Hale layup',
        situation: 'LAK ball',
        kind: 'play',
        scoring: true,
        score: { home: 2, away: 0 },
      },
    ],
    penalties: [{ period: 2, clock: '01:00', side: 'away', player: 'Elm, Al', text: 'technical foul', minutes: 2 }],
    drives: [],
  },
  corrections: [{ field: 'Hale, points', before: '6', after: '8', correctedAt: '2026-11-21T10:00:00Z' }],
} as unknown as ScoreBook;
const tenant = { slug: 'lakeshore', name: 'Lakeshore University', shortName: 'Lakeshore', logo: null } as Tenant;

it('a box score has the line score with both teams, visitors first, and the notes', () => {
  const document = toDocument({ data: { book }, tenant });
  expect(document.title).toBe("Women's Basketball: Elm at Lakeshore");
  expect(document.name).toBe('lakeshore-wbball-2026-11-20-box-score');
  expect(tablesOf(document)[0]).toMatchObject({
    columns: [{ heading: 'Team', isRowHeader: true }, { heading: '1' }, { isFigure: true }],
    rows: [{ cells: ['Elm', 'X', '0'] }, { cells: ['Lakeshore', '20', '20'] }],
  });
  expect(document.notes).toEqual(['Technical fouls: none.']);
});

it('a box score has scoring, plays and penalties by period, and its corrections', () => {
  const document = toDocument({ data: { book }, tenant });
  expect(document.facts).toContainEqual({ label: 'Referee', value: 'Ola Oak' });
  const rowsOf = (caption: string) => tablesOf(document).find((table) => table.caption === caption)?.rows;
  expect(rowsOf('Scoring, 1st quarter')).toEqual([{ cells: ['09:12', 'LAK', 'Hale layup', '0-2'] }]);
  expect(rowsOf('Play-by-play, 1st quarter')).toEqual([
    { kind: 'heading', cells: ['Start of the quarter'] },
    { cells: ['09:12', 'LAK', 'LAK ball: Hale layup', '0-2'] },
  ]);
  expect(rowsOf('Penalties, 2nd quarter')).toEqual([{ cells: ['01:00', 'ELM', 'Elm, Al, technical foul, 2 min'] }]);
  expect(rowsOf('Figures changed since they were first published')).toEqual([
    { cells: ['Hale, points', '6', '8', 'Nov 21, 2026'] },
  ]);
});
