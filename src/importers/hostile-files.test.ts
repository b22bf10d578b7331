import { expect, test } from 'vitest';

import { readGameFile } from './read-game-file.ts';
import { isImportRefusal } from './refusal.ts';

const team = (vh: string) => `<team vh="${vh}" id="T${vh}" name="Team ${vh}"><linescore line="7,3" score="10"/>
  <totals><rush att="3" yds="9"/></totals><player uni="1" code="1A" name="Lee,Ann" gp="1"><rush att="3" yds="9"/></player></team>`;
const game = `<fbgame generated="11/22/2025"><venue date="11/22/2025" attend="100"><rules qtrs="4"/></venue>${team('V')}${team('H')}
  <plays><qtr number="1"><play hasball="TV" down="1" togo="10" spot="TV25" type="R" text="(15:00) Lee,Ann rush."/></qtr></plays></fbgame>`;

/** Reads or refuses; anything else fails the test. */
function survives(bytes: Uint8Array): 'read' | 'refused' {
  try {
    readGameFile(bytes);
    return 'read';
  } catch (error) {
    if (isImportRefusal(error)) return 'refused';
    throw error;
  }
}

test('the file itself is read', () => {
  expect(survives(Buffer.from(game))).toBe('read');
});

test('a file cut off anywhere is refused', () => {
  const bytes = Buffer.from(game);
  for (let length = 0; length < bytes.length; length += 7) expect(survives(bytes.subarray(0, length))).toBe('refused');
});

test('a file with any one byte changed is read or refused', () => {
  const bytes = Buffer.from(game);
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (at * 31 + 7) % 256;
    expect(['read', 'refused']).toContain(survives(changed));
  }
});

test.each(['', '-', 'abc', '999999999', '-5', '1e9', '99999999999999', 'NaN', '1,2,3'])(
  'any attribute that is %j is read or refused',
  (value) => {
    for (const [, name] of game.matchAll(/ ([\w-]+)="/g)) {
      const changed = game.replaceAll(new RegExp(` ${name}="[^"]*"`, 'g'), ` ${name}="${value}"`);
      expect(['read', 'refused']).toContain(survives(Buffer.from(changed)));
    }
  },
);

test('a negative score is refused', () => {
  expect(survives(Buffer.from(game.replace('score="10"', 'score="-10"')))).toBe('refused');
});

test('the order and line breaks of attributes do not matter', () => {
  const turned = game.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)/g,
    (_, name: string, list: string) => `<${name}\n${(list.match(/[\w-]+="[^"]*"/g) ?? []).reverse().join('\n  ')}`,
  );
  expect(readGameFile(Buffer.from(turned))).toEqual(readGameFile(Buffer.from(game)));
});

test('more players, plays or periods than a game can have are refused', () => {
  const players = '<player uni="1" name="Lee,Ann"/>'.repeat(301);
  const plays = '<play type="R" text="x"/>'.repeat(20_001);
  expect(() => readGameFile(Buffer.from(game.replace('<totals>', `${players}<totals>`)))).toThrow('the limit is 300');
  expect(() => readGameFile(Buffer.from(game.replace('<play ', `${plays}<play `)))).toThrow('the limit is 20,000');
});
