import { describe, expect, test } from 'vitest';

import type { BoxScore } from '../domain/box-score.ts';
import { readGameFile } from './read-game-file.ts';

const read = (text: string, inPlay = true): BoxScore => readGameFile(Buffer.from(text), { inPlay }).boxScore;

type Parts = {
  root: string;
  venue?: string;
  rules?: string;
  status?: string;
  away: string;
  home: string;
  inner?: string;
  plays?: string;
};

/** A small StatCrew file of Elmwood at the Lakes on 21 November 2026. */
function statcrew({ root, venue = '', rules = '', status = '', away, home, inner = '', plays = '' }: Parts): string {
  return `<${root} generated="11/21/2026"><venue date="11/21/2026" start="7:00 PM" ${venue}>${rules}</venue>${status}
    <team vh="V" id="ELM" name="Elmwood"><linescore ${away}/>${inner}</team>
    <team vh="H" id="LAK" name="Lakes"><linescore ${home}/>${inner}</team><plays>${plays}</plays></${root}>`;
}

describe('football', () => {
  const file = (next: string, more: Partial<Parts> = {}) =>
    statcrew({
      root: 'fbgame',
      rules: '<rules qtrs="4" mins="15"/>',
      away: 'line="7,3" score="10"',
      home: 'line="0,7" score="7"',
      plays: `<qtr number="1"><play hasball="ELM" down="1" togo="10" spot="ELM25" type="R" clock="15:00" text="Rush for 3 yards"/></qtr>${next}`,
      ...more,
    });

  test('has the situation of the next play, without a status', () => {
    const next =
      '<downtogo hasball="V" id="ELM" down="3" togo="4" spot="LAK10" qtr="2" clock="4:05" vtoh="1" htoh="3"/>';
    expect(read(file(next))).toMatchObject({
      complete: false,
      period: 2,
      clock: '04:05',
      home: { score: 7 },
      away: { score: 10 },
      situation: { possession: 'away', down: 3, toGo: 4, ballOn: 'LAK 10', timeouts: { home: 3, away: 1 } },
    });
    expect(read(file(next)).periods.map(({ home, away }) => [away, home])).toEqual([
      [7, 0],
      [3, 7],
    ]);
  });

  test('reads the valid parts of a damaged line', () => {
    const next = '<downtogo hasball="Q" down="7" togo="-3" spot="LAK10" qtr="2" clock="4:05" vtoh="x" htoh="3"/>';
    expect(read(file(next)).situation).toEqual({ ballOn: 'LAK 10' });
    expect(read(file('')).situation).toBeUndefined();
  });

  test('has no situation any more once it is over', () => {
    const next = '<downtogo hasball="V" down="3" togo="4" spot="LAK10" qtr="4" clock="00:00" vtoh="1" htoh="3"/>';
    const over = read(file(next, { venue: 'end="10:12 PM"' }));
    expect(over).toMatchObject({ complete: true, period: 2 });
    expect(over).not.toHaveProperty('situation');
  });

  test('before the kickoff it is before the first quarter', () => {
    const next = '<downtogo hasball="V" down="1" togo="10" spot="LAK35" qtr="1" clock="15:00"/>';
    const empty = { away: 'line="" score="0"', home: 'line="" score="0"', plays: next };
    expect(read(file('', empty))).toMatchObject({ complete: false, period: 0, clock: '15:00', periods: [] });
  });
});

describe('basketball', () => {
  const file = (status: string, plays = '') =>
    statcrew({
      root: 'bbgame',
      rules: '<rules prds="2" minutes="20" minutesot="5"/>',
      status,
      away: 'line="40,12" score="52"',
      home: 'line="38,15" score="53"',
      plays: `<period number="2">${plays}</period>`,
    });

  test('has clock, possession and arrow', () => {
    expect(read(file('<status complete="N" period="2" clock="9:31" running="T" arrow="V" poss="H"/>'))).toMatchObject({
      complete: false,
      period: 2,
      clock: '09:31',
      situation: { running: true, possession: 'home', arrow: 'away' },
    });
  });

  test('a charted shot has its place, turned so that the home team attacks the visitors’ basket', () => {
    const shots = `<play vh="H" time="10:00" action="GOOD" type="JUMPER" x="8" y="40.5" vscore="52" hscore="53"/>
      <play vh="H" time="9:50" action="MISS" type="JUMPER" x="92" y="30"/>
      <play vh="V" time="9:45" action="MISS" type="3PTR" x="30" y="100"/>
      <play vh="V" time="9:40" action="GOOD" type="FT" x="20" y="50" vscore="52" hscore="53"/>
      <play vh="V" time="9:40" action="MISS" type="LAYUP" x="140" y="&lt;b&gt;"/>`;
    expect(read(file('<status complete="N" period="2" clock="9:31"/>', shots)).plays.map(({ shot }) => shot)).toEqual([
      { x: 8, y: 40.5, made: true },
      { x: 8, y: 70, made: false },
      { x: 70, y: 0, made: false },
      undefined,
      undefined,
    ]);
  });

  test('the same game as JSON of Genius reads the same', () => {
    const team = (vh: string, id: string, score: string) => ({
      vh,
      id,
      name: id,
      linescore: { line: `40,${score}`, score },
    });
    const bbgame = {
      venue: { date: '11/21/2026', rules: { prds: '2', minutes: '20' } },
      status: { complete: 'N', period: '2', clock: '09:31', running: 'F', poss: 'V' },
      team: [team('V', 'ELM', '52'), team('H', 'LAK', '53')],
      plays: {
        period: [{ number: '2', play: [{ vh: 'H', time: '10:00', action: 'MISS', type: 'JUMPER', x: '5', y: '50' }] }],
      },
    };
    const game = read(JSON.stringify([{ bbgame }]));
    expect(game).toMatchObject({
      complete: false,
      period: 2,
      clock: '09:31',
      situation: { running: false, possession: 'away' },
    });
    expect(game.plays[0]?.shot).toEqual({ x: 5, y: 50, made: false });
  });
});

describe('baseball', () => {
  const file = (status: string) =>
    statcrew({
      root: 'bsgame',
      venue: 'schedinn="9" gender="M"',
      status,
      away: 'line="1,0,2" runs="3"',
      home: 'line="0,1" runs="1"',
    });

  test('has half inning, count, runners, batter and pitcher', () => {
    const status = `<status complete="N" vh="V" inning="3" batter="Ash, Lee" pitcher="Elm,Jo" first="Oak,Sam" second="" third="" outs="2" b="3" s="1"/>`;
    expect(read(file(status))).toMatchObject({
      complete: false,
      period: 3,
      clock: 'Top',
      periods: [{}, {}, { away: 2, home: null }],
      situation: {
        possession: 'away',
        half: 'top',
        outs: 2,
        balls: 3,
        strikes: 1,
        first: 'Sam Oak',
        batter: 'Lee Ash',
        pitcher: 'Jo Elm',
      },
    });
    expect(read(file(status)).situation).not.toHaveProperty('second');
  });

  test('an impossible count is ignored', () => {
    const status = '<status complete="N" vh="H" inning="3" outs="9" b="7" s="two"/>';
    expect(read(file(status)).situation).toEqual({ possession: 'home', half: 'bottom' });
  });
});

test('volleyball has the points of the current set and the server', () => {
  const text = statcrew({
    root: 'vbgame',
    status: '<status complete="N" vscore="1" hscore="1" game="3" serving="H" vpoints="12" hpoints="14"/>',
    away: 'line="25,20,12" score="1"',
    home: 'line="20,25,14" score="1"',
  });
  expect(read(text)).toMatchObject({
    complete: false,
    period: 3,
    periods: [{}, {}, { away: 12, home: 14 }],
    situation: { points: { home: 14, away: 12 }, possession: 'home' },
  });
});

describe('goal sports', () => {
  const file = (root: string, status: string, venue = '') =>
    statcrew({ root, status, venue, away: 'line="1,0" score="1"', home: 'line="0,2" score="2"' });

  test('have a clock direction', () => {
    const directions = ['sogame', 'hkgame', 'lcgame'].map((root) => {
      const game = read(file(root, '<status complete="N" period="2" clock="11:20"/>'));
      expect(game, root).toMatchObject({ complete: false, period: 2, clock: '11:20', home: { score: 2 } });
      return game.situation?.clockDirection;
    });
    expect(directions).toEqual(['up', 'up', 'down']);
  });
});

describe('a file that was made after midnight', () => {
  const late = (status: string, day = '11/22/2026') =>
    statcrew({
      root: 'bbgame',
      rules: '<rules prds="2"/>',
      status,
      away: 'line="40,12" score="52"',
      home: 'line="38,15" score="53"',
    }).replace('generated="11/21/2026"', `generated="${day}"`);

  test('is no finished game while it may be in play', () => {
    expect(read(late('<status period="2" clock="00:00"/>'))).toMatchObject({ complete: false });
    expect(read(late('<status period="2" clock="00:00"/>', '11/25/2026'))).toMatchObject({ complete: false });
  });

  test('is final if the scorer forgot to close it, unless play is in progress', () => {
    expect(read(late('<status period="2" clock="00:00"/>'), false)).toMatchObject({ complete: true });
    expect(read(late('<status period="2" clock="03:12"/>'), false)).toMatchObject({ complete: false });
    expect(read(late('<status complete="N" period="2" clock="00:00"/>'), false)).toMatchObject({ complete: false });
  });

  test('is final if it was generated days later, regardless of its status', () => {
    expect(read(late('<status complete="N" period="2" clock="03:12"/>', '11/25/2026'), false)).toMatchObject({
      complete: true,
    });
  });
});
