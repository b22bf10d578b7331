import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { readGoals } from './goals.ts';
import { readPenalties } from './penalties.ts';

const goals = readGoals(
  readXml(`<hkgame><scores>
    <score vh="H" prd="1" time="2:55" type="PP" name="Ryan Ash" assist1="Elm, Tom" assist2="OAK, Sam" desc="Tap in"/>
    <score vh="V" prd="2" time="33:10" type="EV" name="Fir, Joe"></score>
    <score vh="H" prd="2" time="40:00" type="EV" name="TEAM"></score>
  </scores></hkgame>`),
  { PP: 'PP' },
);

test('scorer and assists are named first name first, whichever way they were written', () => {
  expect(goals.map(({ text }) => text)).toEqual([
    'Ryan Ash (Tom Elm, Sam Oak)',
    'Joe Fir (unassisted)',
    'Team (unassisted)',
  ]);
});

test('the score after each goal is computed, and goal types without information are ignored', () => {
  expect(goals.map(({ score, type, clock, side }) => [score, type, clock, side])).toEqual([
    [{ home: 1, away: 0 }, 'PP', '02:55', 'home'],
    [{ home: 1, away: 1 }, '', '33:10', 'away'],
    [{ home: 2, away: 1 }, '', '40:00', 'home'],
  ]);
  expect(goals[0]?.detail).toBe('Tap in');
});

test.each([
  ['type="YELLOW" name="Ann Ash"', { text: 'Yellow card', player: 'Ann Ash' }],
  ['type="GREEN" name="ASH, Ann"', { text: 'Green card', player: 'Ann Ash' }],
  ['type="RC"', { text: 'Red card', player: 'Team' }],
  ['type="MINOR" minutes="2" name="Ash, Al" desc="HIGH STICKING"', { text: 'High sticking', minutes: 2 }],
  ['type="" seconds="30" name="Al Ash" desc="OFFSIDE"', { text: 'Offside', minutes: 0.5 }],
  [
    'type="MINOR" minutes="2" name="TEAM" serving="Elm, Bo" desc="TOO MANY PLAYERS ON ICE"',
    { text: 'Too many players on ice, served by Bo Elm', player: 'Team', minutes: 2 },
  ],
])('a penalty with %s is read', (attributes, expected) => {
  const [penalty] = readPenalties(
    readXml(`<g><penalties><pen vh="V" prd="1" time="5:55" ${attributes}/></penalties></g>`),
  );
  expect(penalty).toMatchObject({ ...expected, side: 'away', clock: '05:55' });
  if (!('minutes' in expected)) expect(penalty).not.toHaveProperty('minutes');
});

test('an invalid period counts as the first', () => {
  const root = readXml(
    '<g><scores><score vh="H" prd="0" name="Ash, Al"/></scores><penalties><pen vh="H" prd="-1"/></penalties></g>',
  );
  expect(readGoals(root, {})[0]?.period).toBe(1);
  expect(readPenalties(root)[0]?.period).toBe(1);
});
