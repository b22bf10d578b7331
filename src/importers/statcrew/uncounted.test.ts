import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { openGame } from './game.ts';
import { countedIn } from './uncounted.ts';

const team = (side: string, turnovers: number) => `<team vh="${side}"><linescore><lineprd offsides="0"/></linescore>
  <totals/><player><penalty fouls="0"/><misc turnover="${turnovers}"/></player></team>`;
const game = (show: string) => openGame(readXml(`<g><venue>${show}</venue>${team('H', 0)}${team('V', 3)}</g>`));
const flags = {
  fouls: [['penalty', 'fouls']],
  turnovers: [['misc', 'turnover']],
  offsides: [['lineprd', 'offsides']],
} as const;

test('a figure that is off and zero for everyone was not recorded', () => {
  const counted = countedIn(game('<show fouls="0" turnovers="0" offsides="1"/>'), flags);
  expect(counted('penalty', 'fouls')).toBe(false);
  expect(counted('misc', 'turnover')).toBe(true);
  expect(counted('lineprd', 'offsides')).toBe(true);
});

test('zeros remain if the file does not list recorded figures', () => {
  expect(countedIn(game(''), flags)('penalty', 'fouls')).toBe(true);
});

test('a decisive flag is off if its first figure is zero for everyone, even without <show>', () => {
  const counted = countedIn(game(''), flags, ['turnovers', 'fouls']);
  expect(counted('misc', 'turnover')).toBe(true);
  expect(counted('penalty', 'fouls')).toBe(false);
  expect(counted('lineprd', 'offsides')).toBe(true);
});
