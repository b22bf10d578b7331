import { expect, test } from 'vitest';

import type { SportFamily } from '../sport-family.ts';
import { livePeriodText, type PeriodFacts } from './period-text.ts';

const regulation: Partial<Record<SportFamily, number>> = {
  football: 4,
  basketball: 2,
  icehockey: 3,
  lacrosse: 4,
  fieldhockey: 4,
  soccer: 2,
  volleyball: 5,
  baseball: 9,
  softball: 7,
};

function text(family: SportFamily, period: number, more: Partial<PeriodFacts> = {}): string {
  const facts = { family, period, regulationPeriods: regulation[family] ?? 2, complete: false, situation: undefined };
  return livePeriodText({ ...facts, clockSeconds: undefined, ...more });
}
const over = { clockSeconds: 0 };

test('football and lacrosse are played in quarters', () => {
  expect([1, 2, 3, 4].map((period) => text('football', period, { clockSeconds: 30 }))).toEqual([
    '1st quarter',
    '2nd quarter',
    '3rd quarter',
    '4th quarter',
  ]);
  expect([1, 2, 3, 4].map((period) => text('lacrosse', period, over))).toEqual([
    'End of 1st quarter',
    'Halftime',
    'End of 3rd quarter',
    'End of regulation',
  ]);
  expect(text('fieldhockey', 3)).toBe('3rd quarter');
});

test('basketball is played in halves or quarters, by the rules of the game', () => {
  expect(text('basketball', 1)).toBe('1st half');
  expect(text('basketball', 1, over)).toBe('Halftime');
  expect(text('basketball', 3, { regulationPeriods: 4 })).toBe('3rd quarter');
  expect(text('basketball', 1, { regulationPeriods: 4, ...over })).toBe('End of 1st quarter');
  expect(text('basketball', 2, { regulationPeriods: 4, ...over })).toBe('Halftime');
});

test('hockey has three periods and no halftime', () => {
  expect(text('icehockey', 2)).toBe('2nd period');
  expect(text('icehockey', 2, over)).toBe('End of 2nd period');
  const up = { clockDirection: 'up' } as const;
  expect(text('icehockey', 2, { situation: up, clockSeconds: 0, periodMinutes: 20 })).toBe('2nd period');
  expect(text('icehockey', 2, { situation: up, clockSeconds: 1200, periodMinutes: 20 })).toBe('End of 2nd period');
  expect(text('icehockey', 2, { situation: up, clockSeconds: 1200 }), 'by the rules').toBe('End of 2nd period');
});

test('beyond regulation, periods are OT and a number', () => {
  expect(text('basketball', 3)).toBe('OT 1');
  expect(text('icehockey', 5)).toBe('OT 2');
  expect(text('basketball', 4, over)).toBe('End of OT 2');
  expect(text('football', 5, over), 'which has no clock in overtime').toBe('OT 1');
  const up = { situation: { clockDirection: 'up' }, periodMinutes: 20, clockSeconds: 300 } as const;
  expect(text('icehockey', 4, { ...up, overtimeMinutes: 5 })).toBe('End of OT 1');
  expect(text('icehockey', 4, up), 'whose length nobody tells').toBe('OT 1');
});

test('soccer is at the half when its clock has counted up to the end of it', () => {
  expect(text('soccer', 1, { clockSeconds: 0, periodMinutes: 45 })).toBe('1st half');
  expect(text('soccer', 1, { clockSeconds: 2700, periodMinutes: 45 })).toBe('Halftime');
  expect(text('soccer', 2, { clockSeconds: 2700, periodMinutes: 45 })).toBe('2nd half');
  expect(text('soccer', 2, { clockSeconds: 5400, periodMinutes: 45 })).toBe('End of regulation');
  expect(text('soccer', 1, { clockSeconds: 2700 }), 'by the rules').toBe('Halftime');
  expect(text('soccer', 1, { clockSeconds: 2700, periodMinutes: 50 })).toBe('1st half');
});

test('volleyball counts sets', () => {
  expect(text('volleyball', 3)).toBe('Set 3');
});

test('baseball and softball show the half of the inning, and its middle or end between halves', () => {
  expect(text('baseball', 5, { situation: { half: 'top', outs: 2 } })).toBe('Top 5th');
  expect(text('baseball', 5, { situation: { half: 'top', outs: 3 } })).toBe('Mid 5th');
  expect(text('softball', 11, { situation: { half: 'bottom' } })).toBe('Bottom 11th');
  expect(text('softball', 2, { situation: { half: 'bottom', outs: 3 } })).toBe('End 2nd');
  expect(text('baseball', 3)).toBe('3rd inning');
});

test('there is no text before the game, and Final after it', () => {
  expect(text('football', 0)).toBe('');
  expect(text('volleyball', 4, { complete: true })).toBe('Final');
});
