import { describe, expect, test } from 'vitest';

import { parseResult, periodsPlayed } from './result.ts';

const final = (values: object) => ({ kind: 'final', unread: [], ...values });
const score = (ourScore: number, opponentScore: number, values: object = {}) =>
  final({ ourScore, opponentScore, ...values });

describe('the result of a schedule', () => {
  test.each([
    ['W 49-14', score(49, 14)],
    ['W, 49–14', score(49, 14)],
    ['Win 3-1', score(3, 1)],
    ['Won 3 - 1', score(3, 1)],
    ['Final: 3-1', score(3, 1)],
    ['Final: L 1-3', score(1, 3)],
    ['3-1 W', score(3, 1)],
    ['D 1-1', score(1, 1)],
    ['L 33-36 2OT', score(33, 36, { overtimes: 2 })],
    ['W 2-1 (2OT)', score(2, 1, { overtimes: 2 })],
    ['W 60-58 (OT)', score(60, 58, { overtimes: 1 })],
    ['L 72-74 (7 OT)', score(72, 74, { overtimes: 7 })],
    ['W 5-1 (F/5)', score(5, 1, { innings: 5 })],
    ['W 5-4 (10 inn.)', score(5, 4, { innings: 10 })],
    ['W 3-1 (25-20, 20-25, 25-22, 25-18)', score(3, 1, { postScore: '25-20, 20-25, 25-22, 25-18' })],
    ['W (forfeit)', final({ forfeit: 'them' })],
    ['L by forfeit', final({ forfeit: 'us' })],
    ['Forfeit win', final({ forfeit: 'them' })],
    ['Won by forfeit', final({ forfeit: 'them' })],
    ['W, 1-0 (forfeit)', score(1, 0, { forfeit: 'them' })],
    ['L 5-2 (forfeit)', score(5, 2, { forfeit: 'us' })],
    ['Double forfeit', final({ forfeit: 'both' })],
    ['W 70-60 (vacated)', score(70, 60, { vacated: true })],
    ['W 70-60 (Exh.)', score(70, 60, { exhibition: true })],
    ['No contest', { kind: 'no-contest', unread: [] }],
    ['No contest (lightning)', { kind: 'no-contest', reason: 'lightning', unread: [] }],
    ['W 4-0 (no contest)', { kind: 'no-contest', ourScore: 4, opponentScore: 0, unread: [] }],
    // the shootout counts as a goal of its winner
    ['W 3-2 (SO)', score(2, 2, { postScore: 'Won 3-2 in shootout' })],
    ['L 2-3 SO', score(2, 2, { postScore: 'Lost 2-3 in shootout' })],
    ['T 1-1 (4-3 PK)', score(1, 1, { postScore: '4-3 on kicks' })],
    ['W 1-1 (PK 4-3)', score(1, 1, { postScore: 'Won 4-3 on kicks' })],
    ['T 1-1 (2OT, 4-3 PKs)', score(1, 1, { overtimes: 2, postScore: '4-3 on kicks' })],
    ['Ppd.', { kind: 'postponed', unread: [] }],
    ['Postponed - rain', { kind: 'postponed', reason: 'rain', unread: [] }],
    ['Cancelled (COVID-19)', { kind: 'canceled', reason: 'COVID-19', unread: [] }],
    ['Rained out', { kind: 'canceled', reason: 'Rained out', unread: [] }],
    ['Suspended', { kind: 'suspended', unread: [] }],
    ['Suspended (B4, 3-2)', { kind: 'suspended', reason: 'B4, 3-2', unread: [] }],
    ['8th, 597 (+21)', final({ placing: '8th, 597 (+21)' })],
    ['T3rd of 12', final({ placing: 'T3rd of 12' })],
    ['Women: 3rd of 20; Men: 5th of 18', final({ placing: 'Women: 3rd of 20; Men: 5th of 18' })],
    ['', undefined],
    ['TBD', undefined],
    ['-', undefined],
  ])('"%s" is read', (text, expected) => expect(parseResult(text)).toEqual(expected));

  test.each(['T-5', '5/14', '2nd (874)', '5 of 14', 'Men: 3, Women: 4'])('"%s" is a placing of a meet', (text) =>
    expect(parseResult(text, { isMeet: true })).toEqual(final({ placing: text })),
  );

  test.each([
    ['L 0-1 *', ['*']],
    ['W 5-1 (behind closed doors)', ['behind closed doors']],
  ])('of "%s" the rest is named', (text, unread) => expect(parseResult(text)).toMatchObject({ unread }));

  test.each([
    ['W 1-3', 'the result "W 1-3" contradicts itself: 1-3 is no win; correct the letter or the score'],
    ['L, 36-33', 'or use --winner-first if the whole file lists the winner first'],
    ['T 2-1', '2-1 is no tie'],
    ['W 2-2', '2-2 is no win'],
    ['W 5-2 (SO)', 'a shootout follows a level score'],
    ['L 3-2 (SO)', 'a shootout follows a level score'],
    ['W', 'the result "W" has no score'],
    ['Forfeit', 'does not say who forfeited'],
    ['Good game', 'is not understood; write it like'],
    ['T-5', 'is not understood'],
  ])('"%s" is a problem', (text, problem) =>
    expect(parseResult(text)).toEqual({ problem: expect.stringContaining(problem) }),
  );

  test('with the winner first has our score second in a loss', () => {
    const read = (text: string) => parseResult(text, { winnerFirst: true });
    expect(read('L, 36-33')).toEqual(score(33, 36));
    expect(read('W 5-3')).toEqual(score(5, 3));
    expect(read('L 3-5')).toEqual({ problem: expect.stringContaining('contradicts itself') });
    expect(read('5-3')).toEqual({ problem: expect.stringContaining('does not say who won') });
  });
});

test.each([
  [{ overtimes: 1 }, 4, 'football', 5],
  [{ overtimes: 2 }, 4, 'basketball', 6],
  [{ innings: 11 }, 9, 'baseball', 11],
  [{ innings: 5 }, 7, 'softball', 5],
  [{ innings: 5 }, 2, 'soccer', undefined],
  [{}, 9, 'baseball', undefined],
] as const)('%j after %i regulation periods of %s means %s periods', (result, regulation, family, played) => {
  expect(periodsPlayed(result, regulation, family)).toBe(played);
});
