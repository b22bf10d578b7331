import { expect, test } from 'vitest';

import { childrenOf } from '../../xml/element.ts';
import { readXml } from '../../xml/read-xml.ts';
import { battingOrder, inBoxScoreOrder } from './batting-order.ts';

const team = readXml(`<team>
  <player name="Bench" spot="4"/>
  <player name="Closer" spot="10"><pitching appear="2"/></player>
  <player name="Starter" spot="10"><pitching appear="1"/></player>
  <player name="Second off the bench" spot="2" sub="2"><hitting/></player>
  <player name="Late" spot="1" innentered="7.2"><hitting/></player>
  <player name="First off the bench" spot="2" sub="1"><hitting/></player>
  <player name="Second" spot="2"><hitting/></player>
  <player name="First" spot="1"><hitting/></player>
  <player name="Nobody"><pitching appear="0"/></player>
</team>`);
const ordered = inBoxScoreOrder(childrenOf(team, 'player'));

test('batters come by spot, substitutes behind whom they replaced, then pitchers as they appeared, then the bench', () => {
  expect(ordered.map(({ attributes }) => attributes['name'])).toEqual([
    'First',
    'Late',
    'Second',
    'First off the bench',
    'Second off the bench',
    'Starter',
    'Closer',
    'Bench',
    'Nobody',
  ]);
});

test('a player who does not bat has no batting spot', () => {
  expect(ordered.map(battingOrder)).toEqual([1, 1, 2, 2, 2, undefined, undefined, undefined, undefined]);
});
