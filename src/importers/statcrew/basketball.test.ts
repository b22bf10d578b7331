import { expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';

function read({
  venue = '',
  plays = '',
  stats = 'min="27" tp="8"',
  rules = 'prds="2" minutes="20" minutesot="5"',
  line = '40,43',
}) {
  const team = (vh: string, id: string, name: string) => `<team vh="${vh}" id="${id}" name="${name}" record="">
    <linescore line="${line}" score="83"/><totals><special ties="1" lead_time="2059" tied_time="-" large_lead=""/></totals>
    <player uni="0" code="7" name="Kohler,Jaxon" checkname="KOHLER,JAXON" gp="1" gs="1" pos="F"><stats ${stats}/></player>
    <player uni="8" code="8" name="Glenn,Kaleb" gp="0" gs="0"><stats min="0" tp="0"/></player></team>`;
  const text = `<?xml version="1.0"?><bbgame><venue date="11/18/2025" attend="0" location="Madison Square Garden - New York" ${venue}>
    <officials text="Pat Driscoll,  Don Daily"/><rules ${rules}/></venue><status complete="Y"/>
    ${team('V', 'MSU', 'Michigan St.')}${team('H', 'KEN', 'Kentucky')}
    <plays><period number="1">${plays}</period></plays></bbgame>`;
  return readGameFile(Buffer.from(text));
}

test('attendance 0 is ignored, a neutral flag is read', () => {
  const { venue, officials } = read({ venue: 'neutralgame="N"' }).boxScore;
  expect(venue).not.toHaveProperty('attendance');
  expect(venue).toMatchObject({ neutral: false, stadium: 'Madison Square Garden', location: 'New York' });
  expect(officials).toEqual([
    { role: '', name: 'Pat Driscoll' },
    { role: '', name: 'Don Daily' },
  ]);
});

test('minutes may be whole, exact or less than one', () => {
  const seconds = (min: string) => read({ stats: `min="${min}"` }).boxScore.home.players[0]?.stats.box?.sec;
  expect([seconds('27'), seconds('27:31'), seconds('0+')]).toEqual([1620, 1651, 0]);
});

test('a player who did not play has no line of zeros', () => {
  expect(read({}).boxScore.home.players[1]).toMatchObject({ played: false, stats: {} });
});

test('figures that were not recorded are absent', () => {
  expect(read({}).boxScore.home.stats).toEqual({ special: { ties: 1 } });
});

test('overtimes are named', () => {
  expect(read({ line: '30,30,10,13' }).boxScore.periods.map(({ label }) => label)).toEqual(['1', '2', 'OT', '2OT']);
});

test('halves are men’s, quarters may be either, and the flag of the file comes first', () => {
  expect(read({ rules: 'prds="4"' }).gender).toBeUndefined();
  expect(read({ rules: 'prds="2"' }).gender).toBe('m');
  expect(read({ rules: 'prds="2"', venue: 'gender="F"' }).gender).toBe('f');
});

test('plays become sentences with the score carried on from baskets', () => {
  const plays = `<summary vh="V" score="44"/><special vh="V" lead_time="2059"/>
    <comment vh="H" time="19:58" text="Jumpball won by KEN"/>
    <play vh="V" time="19:41" checkname="KOHLER,JAXON" action="MISS" type="3PTR"/>
    <play vh="V" time="19:40" checkname="KOHLER,JAXON" action="GOOD" type="FT" seq="1OF2" hscore="0" vscore="1"/>
    <play vh="V" time="19:39" checkname="TEAM" action="REBOUND" type="DEADB"/>
    <play vh="V" time="9:38" checkname="MCDAY,AL" action="TURNOVER" type="BADPASS"/>
    <play vh="H" time="9:37" checkname="KOHLER,JAXON" action="FOUL" type="PERSONAL" drawnby="DAY,CAM"/>
    <play vh="H" time="9:36" checkname="KOHLER,JAXON" action="GOOD" type="DUNK"/>
    <play vh="H" time="9:36" action="SUB" type="OUT" checkname="KOHLER,JAXON"/>
    <play vh="H" time="9:36" action="TIMEOUT" type="30SEC"/>
    <play vh="H" time="9:36" action="TIMEOUT" type="MEDIA"/><clock time="00:00"/>`;
  expect(
    read({ plays }).boxScore.plays.map(({ clock, text, kind, score }) => [
      clock,
      text,
      kind,
      score && `${score.away}-${score.home}`,
    ]),
  ).toEqual([
    ['19:58', 'Jumpball won by KEN', 'comment', undefined],
    ['19:41', 'Jaxon Kohler missed three-pointer', 'play', undefined],
    ['19:40', 'Jaxon Kohler made free throw, 1st of 2', 'play', '1-0'],
    ['19:39', 'Michigan St. dead-ball rebound', 'play', '1-0'],
    ['09:38', 'AL Mcday turnover (bad pass)', 'play', '1-0'],
    ['09:37', 'Jaxon Kohler personal foul, drawn by Cam Day', 'play', '1-0'],
    ['09:36', 'Jaxon Kohler made dunk', 'play', undefined],
    ['09:36', 'Jaxon Kohler goes to the bench', 'substitution', undefined],
    ['09:36', '30-second timeout, Kentucky', 'comment', undefined],
    ['09:36', 'Media timeout', 'comment', undefined],
  ]);
});

test.each([
  ['action="GOOD" type="2PTR"', 'Jaxon Kohler made two-pointer'],
  ['action="MISS" type="4XYZ"', 'Jaxon Kohler missed shot'],
  ['action="FOULTAKEN"', 'Jaxon Kohler drew a foul'],
  ['action="FOUL" type=""', 'Jaxon Kohler foul'],
])('the play %s reads "%s"', (code, text) => {
  const { boxScore: game } = read({ plays: `<play vh="V" uni="0" checkname="KOHLER,JAXON" ${code} time="09:31"/>` });
  expect(game.plays.map((play) => play.text)).toEqual([text]);
});
