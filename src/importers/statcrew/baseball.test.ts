import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { toBoxScore } from './to-domain.ts';

const read = (venue: string, status: string) =>
  toBoxScore(
    readXml(`<bsgame source="StatInput" generated="02/15/2026">
      <venue gameid="B1" date="02/14/2026" location="Elmwood" start="3:42 PM" ${venue} wind="">
        <umpires hp="Al Ash" first="Bo Elm" second="" third="" if="Cy Fir" lf="" rf=""/><notes>
        </notes></venue>
      <team vh="V" id="ELM" name="Elmwood" code="" record="0-3" conf="" confrecord="">
        <linescore line="1,0,0,0,0,0,0" runs="1" hits="5" errs="2" lob="8"/>
        <totals><hitting ab="25" r="1" h="5"/><pitching ip="6.0" h="4" r="2" er="2"/></totals>
        <player name="Oak, Sam" shortname="Oak,Sam" id="71" code="" uni="14" gp="1" gs="1" spot="10" pos="p" class="SO">
          <pitching appear="1" ip="5.1" loss="0-1"/></player>
        <player name="Ash, Lee" shortname="Ash,Lee" id="72" code="" uni="14" gp="1" gs="1" spot="1" pos="ss" class="Senior">
          <hitting ab="3" r="1" h="2" rbi="0"/><hsitsummary w2outs="1,11" rbi-2out="2"/></player>
        <player name="Fir, Mo" id="" code="" uni="9" gp="0"/>
      </team>
      <team vh="H" id="LAK" name="Lakes"><linescore line="0,0,2,0,0,0,X" runs="2" hits="4" errs="0" lob="5"/>
        <player name="Elm, Jo" id="81" code="" uni="1" gp="1" spot="10"><pitching appear="2" ip="1.0" save="2"/></player></team>
      ${status}
    </bsgame>`),
  );

const softball = read('schedinn="7"', '<status complete="Y"/>').game;

test('a game over seven innings that is no doubleheader is softball, with an X for the half not needed', () => {
  expect(softball).toMatchObject({ family: 'softball', regulationPeriods: 7, complete: true, doubleheader: 0 });
  expect(softball.periods.at(-1)).toEqual({ number: 7, label: '7', away: 0, home: null });
});

test('the second game of a doubleheader is numbered, and played on its own day', () => {
  const second = read('schedinn="7" dhgame="2" doubleheader="Y" gender="M"', '<status complete="Y"/>').game;
  expect(second).toMatchObject({ family: 'baseball', doubleheader: 2, venue: { date: '2026-02-14' } });
});

test('umpires are read by position, including the infield; empty positions are ignored', () => {
  expect(softball.officials).toEqual([
    { role: 'Home plate', name: 'Al Ash' },
    { role: 'First base', name: 'Bo Elm' },
    { role: 'Infield', name: 'Cy Fir' },
  ]);
});

test('players without a code go by id, else by number; two with one number stay two', () => {
  expect(softball.away.players.map(({ code, jersey }) => [code, jersey])).toEqual([
    ['72', '14'],
    ['71', '14'],
    ['9', '9'],
  ]);
});

test('decisions are printed with the record or the number of saves, innings are outs', () => {
  const line = (players: typeof softball.home.players, name: string) =>
    players.find(({ lastName }) => lastName === name)?.stats['pitching'];
  expect(line(softball.away.players, 'Oak')).toEqual({ appearance: 1, outs: 16, decision: 'L (0-1)' });
  expect(line(softball.home.players, 'Elm')).toEqual({ appearance: 2, outs: 3, decision: 'S (2)' });
  expect(softball.away.stats).toMatchObject({ pitching: { outs: 18 }, line: { r: 1, h: 5, e: 2, lob: 8 } });
});

test('blank notes are none', () => {
  expect(softball.venue.notes).toEqual([]);
});

test('a live game has a half inning', () => {
  const live = read('schedinn="9"', '<status complete="N" vh="H" inning="5" outs="1" b="2" s="1"/>').game;
  expect(live).toMatchObject({ complete: false, period: 5, clock: 'Bottom' });
});
