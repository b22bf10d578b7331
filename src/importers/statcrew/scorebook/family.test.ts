import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { doubleheaderGame, scorebookFamily } from './family.ts';

test.each([
  ['men play', '<venue gender="M" schedinn="7"/>', 'baseball'],
  ['women play', '<venue gender="W" schedinn="7"/>', 'softball'],
  ['nine innings are scheduled', '<venue schedinn="9"/>', 'baseball'],
  ['seven innings are scheduled', '<venue schedinn="7"/>', 'softball'],
  [
    'seven innings are scheduled and someone bats for the pitcher',
    '<venue schedinn="7" dhgame="1"/><team><player pos="dh/1b"/></team>',
    'baseball',
  ],
  ['seven innings are scheduled in a doubleheader', '<venue schedinn="7" dhgame="1"/>', 'softball'],
  ['players may re-enter', '<venue dhgame="1"><rules allowreentry="Y"/></venue>', 'softball'],
  ['there is a flex player', '<venue dhgame="2" schedinn="7"/><team><player pos="p/flex"/></team>', 'softball'],
  ['no note', '<venue/>', 'baseball'],
])('when %s the game is %s', (_, inside, family) => {
  expect(scorebookFamily(readXml(`<bsgame>${inside}</bsgame>`))).toBe(family);
});

test.each([
  ['<venue dhgame="2" doubleheader="Y"/>', 2],
  ['<venue dhgame="1" doubleheader="N"/>', 0],
  ['<venue schedule="" />', 0],
  ['<venue><notes><note text="Second game of doubleheader"/></notes></venue>', 2],
  ['<venue schednote="DH, game 1"/>', 1],
  ['<venue schednote="Game 2 of the series"/>', 0],
])('%s is game %i of a doubleheader', (venue, game) => {
  expect(doubleheaderGame(readXml(`<bsgame>${venue}</bsgame>`))).toBe(game);
});
