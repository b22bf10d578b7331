import { describe, expect, it } from 'vitest';

import type { CountedGame } from './game.ts';
import {
  formatPercentage,
  formatRecord,
  formatStreak,
  recordOf,
  type StatedRecords,
  winPercentage,
  withStatedRecords,
} from './record.ts';

let day = 0;
const game = (
  ourScore: number | null,
  opponentScore: number | null,
  given: Partial<CountedGame> = {},
): CountedGame => ({
  state: 8,
  type: 'R',
  ourScore,
  opponentScore,
  forfeit: 'none',
  noContest: false,
  hostedNotOurs: false,
  locationIndicator: 'H',
  conference: false,
  conferenceTournament: false,
  vacated: false,
  localDate: Temporal.PlainDate.from('2026-09-01').add({ days: day++ }).toString(),
  doubleheader: 0,
  ...given,
});
const won = (given?: Partial<CountedGame>) => game(3, 1, given);
const lost = (given?: Partial<CountedGame>) => game(1, 3, given);
const tied = (given?: Partial<CountedGame>) => game(2, 2, given);

describe('a record', () => {
  it('counts wins, losses and ties, also by site', () => {
    const record = recordOf([won(), lost({ locationIndicator: 'A' }), tied({ locationIndicator: 'N' })]);
    expect(record.overall).toEqual({ wins: 1, losses: 1, ties: 1 });
    expect([record.home, record.away, record.neutral]).toEqual([
      { wins: 1, losses: 0, ties: 0 },
      { wins: 0, losses: 1, ties: 0 },
      { wins: 0, losses: 0, ties: 1 },
    ]);
  });

  it.each([
    ['an exhibition', won({ type: 'E' })],
    ['a scrimmage', won({ type: 'S' })],
    ['a no-contest', won({ noContest: true })],
    ['a game of others at our venue', won({ hostedNotOurs: true })],
    ['a canceled game', won({ state: 6 })],
    ['a game under way', won({ state: 3 })],
    ['a meet without scores', game(null, null)],
  ])('leaves out %s', (_, left) => {
    expect(recordOf([left]).overall).toEqual({ wins: 0, losses: 0, ties: 0 });
    expect(recordOf([left]).streak).toBeUndefined();
  });

  it('counts a postseason game', () => expect(recordOf([won({ type: 'P' })]).overall.wins).toBe(1));

  it('counts a conference game in the conference record, and a conference tournament game only overall', () => {
    const record = recordOf([won({ conference: true }), won({ conference: true, conferenceTournament: true })]);
    expect([record.conference.wins, record.overall.wins]).toEqual([1, 2]);
  });

  it('counts a forfeit as a win or loss regardless of the score', () => {
    expect(recordOf([lost({ forfeit: 'them' })]).overall).toEqual({ wins: 1, losses: 0, ties: 0 });
    expect(recordOf([won({ forfeit: 'us', state: 6 })]).overall).toEqual({ wins: 0, losses: 1, ties: 0 });
  });

  it('of 10-2 with ten vacated wins is 0-2', () => {
    const games = [
      ...Array.from({ length: 10 }, () => won({ vacated: true })),
      lost({ vacated: true }),
      lost({ vacated: true }),
    ];
    expect(formatRecord(recordOf(games).overall)).toBe('0-2');
  });
});

describe('a streak', () => {
  it('is the latest run of equal results by date, then by doubleheader number', () => {
    const first = { localDate: '2027-01-01', doubleheader: 1 };
    const games = [lost({ ...first, doubleheader: 2 }), won(first), won({ localDate: '2026-01-01' })];
    expect(formatStreak(recordOf(games).streak)).toBe('L1');
    expect(formatStreak(recordOf([lost(), won(), won()]).streak)).toBe('W2');
    expect(formatStreak(recordOf([won(), tied()]).streak)).toBe('T1');
  });

  it('skips games that do not count and ends at a vacated win', () => {
    expect(formatStreak(recordOf([won(), won(), lost({ type: 'E' })]).streak)).toBe('W2');
    expect(formatStreak(recordOf([won(), won({ vacated: true }), won()]).streak)).toBe('W1');
  });

  it('is empty before the first decided game', () => expect(formatStreak(recordOf([]).streak)).toBe(''));
});

it('a percentage counts a tie as half and has three decimals', () => {
  expect(winPercentage({ wins: 2, losses: 1, ties: 0 })).toBe(0.667);
  expect(winPercentage({ wins: 1, losses: 0, ties: 1 })).toBe(0.75);
  expect(winPercentage({ wins: 0, losses: 0, ties: 0 })).toBeUndefined();
});

it('a percentage is printed with three decimals and without a leading zero', () => {
  expect([0.75, 1, 0].map(formatPercentage)).toEqual(['.750', '1.000', '.000']);
});

it('a record names ties only where there are some', () => {
  expect(formatRecord({ wins: 12, losses: 3, ties: 0 })).toBe('12-3');
  expect(formatRecord({ wins: 12, losses: 3, ties: 1 })).toBe('12-3-1');
});

describe('what only a season file states', () => {
  const stated = { overall: '2-1-0', conferenceRecord: '1-1', home: '1-0', away: '0-0', neutral: '1-1' };
  const withFile = (games: CountedGame[], file: StatedRecords) => {
    const { conference, home, away, neutral } = withStatedRecords(recordOf(games), file);
    return [conference, home, away, neutral].map(formatRecord).join(' ');
  };

  it.each<[fact: string, games: CountedGame[], file: StatedRecords, expected: string]>([
    ['is used where no game has a flag', [won(), won(), lost()], stated, '1-1 1-0 0-0 1-1'],
    [
      'is not used for conference games with flags',
      [won({ conference: true }), won(), lost()],
      stated,
      '1-0 1-0 0-0 1-1',
    ],
    ['is not used for sites with flags', [won({ locationIndicator: 'N' }), won(), lost()], stated, '1-1 1-1 0-0 1-0'],
    ['is not used for other games', [won(), won()], stated, '0-0 2-0 0-0 0-0'],
    ['is not used if it is not whole', [won(), won(), lost()], { ...stated, home: '0-0' }, '1-1 2-1 0-0 0-0'],
    ['is not used if it is absent', [won(), won(), lost()], { overall: '2-1' }, '0-0 2-1 0-0 0-0'],
  ])('%s', (_, games, file, expected) => expect(withFile(games, file)).toBe(expected));
});
