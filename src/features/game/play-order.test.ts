import { expect, test } from 'vitest';

import { orderPlays } from './play-order.ts';

const play = (text: string, period = 1) => ({ text, period, kind: 'play' as const });
const heading = (text: string, period = 1) => ({ text, period, kind: 'heading' as const });
const texts = (plays: readonly { text: string }[]) => plays.map(({ text }) => text).join(' ');

test('plays are listed newest first or oldest first', () => {
  const plays = [play('a'), play('b'), play('c', 2)];
  expect(texts(orderPlays(plays, 'newest'))).toBe('c b a');
  expect(texts(orderPlays(plays, 'oldest'))).toBe('a b c');
});

test('newest first, a heading stays over its plays', () => {
  const plays = [
    play('kickoff'),
    heading('Drive 1'),
    play('run'),
    play('pass'),
    heading('Drive 2', 2),
    play('punt', 2),
  ];
  expect(texts(orderPlays(plays, 'newest'))).toBe('Drive 2 punt Drive 1 pass run kickoff');
});

test('plays of a period without a heading are not listed under the heading of the previous period', () => {
  const plays = [heading('Drive 1'), play('run'), play('kickoff', 2)];
  expect(texts(orderPlays(plays, 'newest'))).toBe('kickoff Drive 1 run');
});
