import { expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';

function read({ venue = '', plays = '', scores = '', drives = '', players = '' }) {
  const team = (vh: string, id: string, name: string, inner = '') =>
    `<team vh="${vh}" id="${id}" name="${name}" record="6-5" conf-record="5-2"><linescore line="7,0" score="7"/>${inner}</team>`;
  const text = `<fbgame generated="11/22/2025"><venue gameid="1" date="11/22/2025" ${venue}><rules qtrs="4" mins="15"/></venue>
    ${team('V', 'DU ', 'Duke', players)}${team('H', 'UNC', 'Carolina')}
    <scores>${scores}</scores><drives>${drives}</drives><plays><qtr number="1">${plays}</qtr></plays></fbgame>`;
  return readGameFile(Buffer.from(text.replaceAll('\n', '\r\n'))).boxScore;
}

test('a team code is trimmed and still matches its plays', () => {
  const game = read({
    plays: '<play hasball="DU " down="2" togo="7" spot="DU 35" type="R" clock="14:00" text="(14:33) Rush."/>',
  });
  expect(game.away).toMatchObject({ code: 'DU', record: '6-5', conferenceRecord: '5-2' });
  expect(game.plays).toMatchObject([
    { side: 'away', clock: '14:33', situation: '2nd & 7 at DU 35', text: 'Rush.', kind: 'play' },
  ]);
});

test('players with the same number are distinguished by code, and TEAM is not a player', () => {
  const players = `<player uni="0" code="0W" name="King,Landen" gp="1" class="SR" opos="TE"><rcv no="0" yds="0"/></player>
    <player uni="0" code="0" name="Rivers,Chandler" gs="1" gp="1" class="Senior" startpos="CB"><defense tflua="1" tfla="1" sacks="0.5"/></player>
    <player uni="9" code="0" name="Moore,Jay" gp="0"/>
    <player uni="TM" name="TEAM" checkname="TEAM" gp="1" class="FR"><rush att="3" yds="-4"/></player>`;
  const { home, away } = read({ players });
  expect(away.players.map(({ code }) => code)).toEqual(['0W', '0', '0 MOORE,JAY', 'TM']);
  expect(away.players.map(({ classYear }) => classYear)).toEqual(['Senior', 'Senior', '', '']);
  expect(away.players[1]).toMatchObject({
    position: 'CB',
    started: true,
    stats: { defense: { tfl: 1.5, sacks: 0.5 } },
  });
  expect(away.players[2]?.played).toBe(false);
  expect(away.players[3]).toMatchObject({
    isTeam: true,
    played: false,
    jersey: '',
    stats: { rushing: { att: 3, yds: -4 } },
  });
  expect(home.players).toEqual([]);
});

test('a file without a status is final when an end was written, and under way otherwise', () => {
  expect(read({ venue: 'end="06:52 PM"' }).complete).toBe(true);
  expect(read({}).complete).toBe(false);
});

test('each drive precedes its plays, and the scorer’s drive summary is ignored', () => {
  const plays = `<drivestart vh="H" spot="V47" clock="07:50"/>
    <play hasball="UNC" type="#" tokens="{DRIVE}:07:50" text="Carolina drive start at 07:50."/>
    <play hasball="UNC" down="1" togo="7" spot="DU 7" type="P" text="Pass."/>
    <play hasball="UNC" down="1" togo="10" spot="UNC35" type="K" text="Kickoff."/>
    <play type="#" text="Timeout Duke."/>
    <drivesum plays="1" yards="-1" top="00:07"/>`;
  expect(read({ plays }).plays.map(({ kind, text, situation }) => [kind, text, situation])).toEqual([
    ['heading', 'Carolina ball at DU 47', ''],
    ['play', 'Pass.', '1st & Goal at DU 7'],
    ['play', 'Kickoff.', ''],
    ['comment', 'Timeout Duke.', ''],
    ['comment', 'Drive: 1 play, -1 yard, TOP 0:07', ''],
  ]);
});

test('the scoring summary reads as sentences', () => {
  const score = (attributes: string) =>
    `<score vh="H" qtr="1" clock="07:57" vscore="0" hscore="7" plays="13" drive="75" top="07:03" ${attributes}/>`;
  const scores = [
    'type="TD" how="PASS" yds="14" scorer="Hasley,Jeremiah" passer="Mensah,Darian" patby="Pelino,Todd" pattype="Kick" patres="Good"',
    'type="TD" how="RUSH" yds="1" scorer="Lopez,Gio" patby="Lee,Al" pattype="Rush" patres="NoGood"',
    'type="FG" yds="49" scorer="Verhoff,Rece"',
    'type="TD" how="INT" yds="30" scorer="Day,Cam"',
  ].map(score);
  const { scoring } = read({ scores: scores.join('') });
  expect(scoring.map(({ text }) => text)).toEqual([
    'Jeremiah Hasley 14 yd pass from Darian Mensah (Todd Pelino kick)',
    'Gio Lopez 1 yd run (Al Lee rush failed)',
    'Rece Verhoff 49 yd field goal',
    'Cam Day 30 yd interception return',
  ]);
  expect(scoring[0]).toMatchObject({
    clock: '07:57',
    detail: '13 plays, 75 yards, TOP 7:03',
    score: { home: 7, away: 0 },
  });
});

test('drives have words for how they began and ended', () => {
  const drives =
    '<drive vh="V" plays="3" yards="-13" top="02:14" start_how="KO" start_qtr="1" start_time="9:00" start_spot="DU 25" end_how="ODD" end_qtr="2" end_time="14:00" end_spot="UNC0"/>';
  expect(read({ drives }).drives).toEqual([
    {
      side: 'away',
      period: 1,
      startHow: 'Kickoff',
      startClock: '09:00',
      startSpot: 'DU 25',
      endHow: 'ODD',
      endPeriod: 2,
      endClock: '14:00',
      endSpot: 'UNC goal line',
      plays: 3,
      yards: -13,
      possession: 134,
    },
  ]);
});
