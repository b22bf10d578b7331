import { expect, test } from 'vitest';

import { getSportStats } from './families.ts';
import { shorthandLine, statShorthand } from './shorthand.ts';

test('statistics of the four kinds of games have a short form by name', () => {
  expect(statShorthand.BasketballGame).toMatchObject({ Points: 'PTS', Rebounds: 'REB', Assists: 'AST' });
  expect(statShorthand.FootballGame).toMatchObject({ 'Passing yards': 'YDS', 'Time of possession': 'TOP' });
  expect(statShorthand.VolleyballGame).toMatchObject({ Kills: 'K', 'Service aces': 'SA' });
  expect(statShorthand.SoccerGame).toMatchObject({ Goals: 'G', Saves: 'SV', 'Corner kicks': 'CK' });
});

test.each(['football', 'basketball', 'volleyball', 'soccer'] as const)(
  'no statistic of %s has two short forms',
  (family) => {
    const columns = getSportStats(family)?.tables.flatMap((table) => table.columns) ?? [];
    const names = new Map<string, string>();
    for (const { title, abbr } of columns) {
      expect(names.get(title) ?? abbr, title).toBe(abbr);
      names.set(title, abbr);
    }
  },
);

test('a line has the most important figures, without zeros', () => {
  expect(shorthandLine('basketball', { pts: 18, treb: 9, ast: 4, stl: 0, blk: 0 })).toBe('18 PTS, 9 REB, 4 AST');
  expect(shorthandLine('basketball', { pts: 0, treb: 2, ast: 0 })).toBe('0 PTS, 2 REB');
  expect(shorthandLine('volleyball', { k: 14, a: 1, dig: 0, sa: 2 })).toBe('14 K, 1 AST, 2 SA');
});

test('football lines differ by what the player did', () => {
  const passing = { comp: 21, att: 30, yds: 245, td: 2, int: 0 };
  expect(shorthandLine('football', passing, 'passing')).toBe('21-30, 245 YDS, 2 TD');
  expect(shorthandLine('football', { att: 18, yds: 102, td: 1 }, 'rushing')).toBe('18 ATT, 102 YDS, 1 TD');
  expect(shorthandLine('football', { no: 6, yds: -3, td: 0 }, 'receiving')).toBe('6 REC, −3 YDS');
});

test('a goalkeeper has a different line than a shooter', () => {
  expect(shorthandLine('soccer', { g: 2, a: 0, sh: 5, sog: 3 })).toBe('2 G, 5 SH, 3 SOG');
  expect(shorthandLine('soccer', { saves: 4, ga: 1 }, 'goalkeeping')).toBe('4 SV, 1 GA');
  expect(shorthandLine('soccer', { saves: 4, ga: 1 }), 'without its group').toBe('4 SV, 1 GA');
});

test('an unrecorded figure is not in the line, and a sport without shorthand has no line', () => {
  expect(shorthandLine('basketball', { pts: 3 })).toBe('3 PTS');
  expect(shorthandLine('baseball', { h: 3 })).toBe('');
});
