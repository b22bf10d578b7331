import { expect, it } from 'vitest';

import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { tablesOf } from '../../domain/text-document.ts';
import { toDocument } from './box-score-document.ts';

const team = { name: '', record: '', conferenceRecord: '', rank: '', coach: '', players: [], stats: {} };
const player = { isTeam: false, played: true, started: true, position: 'G', url: '/jo', rosterPlayerId: 1 };
const book = {
  game: {
    sport: { title: "Women's Basketball", shortName: 'wbball' },
    opponent: { title: 'Elm', abbrev: null, image: null },
    locationIndicator: 'H',
    doubleheader: 0,
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
    scoring: [],
    plays: [],
    drives: [],
  },
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
