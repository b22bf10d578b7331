import fc from 'fast-check';
import { expect, test } from 'vitest';

import { finalGame } from '../../testing/final-game.ts';
import { basketballBook } from '../stats/season/basketball.ts';
import { seasonLines } from '../stats/season/season-lines.ts';
import type { StatGame } from '../stats/season/stat-game.ts';
import { type RecordList, rankMarks, withEnteredMarks } from './record-list.ts';
import { type RecordSeason, toRecordSeason } from './record-season.ts';
import { resultRecords, type SeasonMeeting } from './result-records.ts';
import { statisticsRecords } from './statistics-records.ts';

const mark = (value: number) => ({ value, text: String(value) });

test('equal marks share a rank, and all marks equal to the fifth are listed', () => {
  const { marks, more } = rankMarks([9, 7, 8, 9, 6, 6, 6, 5].map(mark), false);
  expect(marks.map(({ rank, text }) => `${rank} ${text}`)).toEqual(['1 9', '1 9', '3 8', '4 7', '5 6', '5 6', '5 6']);
  expect(more).toBe(0);
});

test('of many equal marks, twelve are listed and the others counted', () => {
  const { marks, more } = rankMarks(
    Array.from({ length: 30 }, () => mark(1)),
    false,
  );
  expect([marks.length, more]).toEqual([12, 18]);
});

test('the best mark is first in any order of the marks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), fc.boolean(), (values, ascending) => {
      const [first] = rankMarks(values.map(mark), ascending).marks;
      expect(first?.value).toBe(ascending ? Math.min(...values) : Math.max(...values));
    }),
  );
});

test('an entered mark is ranked among the derived ones and names its source; another category is a new list', () => {
  const of = { subject: 'individual', span: 'game' } as const;
  const derived: RecordList = {
    title: 'Points',
    ...of,
    hasMinimum: false,
    ascending: false,
    marks: [{ ...mark(30), rank: 1 }],
    more: 0,
  };
  const entered = { ...of, source: 'Guide', id: 4 };
  const [points, dunks] = withEnteredMarks(
    [derived],
    [
      { ...entered, title: 'points', mark: '41' },
      { ...entered, title: 'Dunks', mark: '1,204 in all' },
    ],
  );
  expect(points?.marks).toMatchObject([
    { rank: 1, text: '41', source: 'Guide' },
    { rank: 2, text: '30' },
  ]);
  expect(dunks).toMatchObject({ title: 'Dunks', marks: [{ value: 1204, rank: 1, entered: 4 }] });
});

const statGame = (id: number, points: Record<string, number>): StatGame => ({
  id,
  localDate: `2026-01-${10 + id}`,
  doubleheader: 0,
  locationIndicator: 'H',
  opponent: 'Elm',
  outcome: 'W',
  conference: false,
  ranked: false,
  periods: 2,
  attendance: null,
  line: [],
  own: {
    score: 80,
    stats: { box: { pts: 80 } },
    players: Object.entries(points).map(([person, pts]) => ({
      person,
      started: true,
      played: true,
      isTeam: false,
      stats: { box: { pts } },
    })),
  },
  opponents: { score: 70, stats: {}, players: [] },
});
const season = (title: string, games: StatGame[]): RecordSeason =>
  toRecordSeason(basketballBook, {
    title,
    games,
    lines: seasonLines(basketballBook, games),
    minimums: basketballBook.minimums,
    isOver: title < '2026',
  });
const find = (lists: readonly RecordList[], title: string, span: string, subject = 'individual') =>
  lists.find((list) => list.title === title && list.span === span && list.subject === subject)?.marks;

test('records of games, seasons and careers come from the same games', () => {
  const lists = statisticsRecords(basketballBook, [
    season('2024-25', [statGame(1, { ann: 20, bea: 31 }), statGame(2, { ann: 21 })]),
    season('2025-26', [statGame(3, { ann: 10 })]),
  ]);
  expect(find(lists, 'Points', 'game')).toMatchObject([{ person: 'bea', text: '31', game: 1 }, { text: '21' }, {}, {}]);
  expect(find(lists, 'Points', 'season')).toMatchObject([{ person: 'ann', text: '41', seasons: ['2024-25'] }, {}, {}]);
  expect(find(lists, 'Points', 'career')).toMatchObject([
    { person: 'ann', text: '51', seasons: ['2024-25', '2025-26'] },
    { person: 'bea', text: '31' },
  ]);
  // a player with one of two games does not qualify for an average
  expect(find(lists, 'Scoring Average', 'season')?.map(({ person }) => person)).toEqual(['ann', 'ann']);
});

test('results alone give records of seasons and scores, without vacated wins and forfeits', () => {
  const game = (
    day: number,
    ourScore: number,
    opponentScore: number,
    rest: Partial<SeasonMeeting> = {},
  ): SeasonMeeting => ({
    ...finalGame(`1950-01-${10 + day}`, ourScore, opponentScore),
    id: day,
    seasonTitle: '1949-50',
    ...rest,
  });
  const lists = resultRecords(
    [
      game(1, 60, 50),
      game(2, 99, 40, { vacated: true }),
      game(3, 55, 54),
      game(4, 100, 0, { forfeit: 'them' }),
      game(5, 50, 51),
    ],
    'points',
  );
  expect(find(lists, 'Most points', 'game', 'team')?.[0]).toMatchObject({ text: '60', game: 1 });
  expect(find(lists, 'Margin of victory', 'game', 'team')?.[0]).toMatchObject({ text: '10' });
  expect(find(lists, 'Wins', 'season', 'team')).toMatchObject([{ text: '3', seasons: ['1949-50'] }]);
  expect(find(lists, 'Winning streak', 'season', 'team')).toMatchObject([{ text: '2' }]);
  expect(find(lists, 'Winning percentage', 'season', 'team')).toBeUndefined();
});
