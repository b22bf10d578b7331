import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { toBoxScore } from './to-domain.ts';

const game = (venue: string, status: string, lines: { away: string; home: string }, rest = '') =>
  toBoxScore(
    readXml(`<sogame source="TAS For Soccer">
      <venue gameid="SO1" date="9/5/2026" location="Elmwood" start="2 PM">${venue}</venue>${status}
      <team vh="V" id="ELM" name="Elmwood" record="3-1-1, 1-0-0">${lines.away}</team>
      <team vh="H" id="LAK" name="Saint Lake's" record="">${lines.home}</team>${rest}
    </sogame>`),
  ).game;

const line = (goals: string, score: number) => `<linescore line="${goals}" score="${score}">
  <lineprd prd="1" score="0" shots="2" saves="1" fouls="0" corners="3" offsides="0"/>
  <lineprd prd="2" score="1" shots="3" saves="0" fouls="0" corners="1" offsides="0"/></linescore>`;
const keepers = `<totals><shots g="1" a="0" sh="5" sog="2" ps="0" psatt="0"/><penalty yellow="1" red="0" green="1" fouls="0"/>
    <goalie minutes="90:00" ga="0" saves="1" sf="4"/></totals>
  <player uni="1" code="1" name="Ash, Ann" checkname="ASH,ANN" gp="1" gs="1" pos="gk">
    <shots g="0" a="0" sh="0" sog="0"/><penalty yellow="0" red="0" green="0" fouls="0"/><misc minutes="90"/>
    <goalie minutes="61:30" ga="0" saves="1" sf="3" win="2-1-0"/></player>
  <player uni="0" code="0" name="Elm, Eve" checkname="ELM,EVE" gp="1"><goalie minutes="28" ga="0" saves="0" sf="1"/></player>
  <player uni="00" code="00" name="FIR, Fay" checkname="FIR,FAY" gp="0"><shots g="0" a="0" sh="0"/><misc minutes="0"/></player>
  <player uni="5" code="5" name="Oak, Ola" checkname="OAK,OLA" gp="0"><penalty yellow="1"/></player>
  <player uni="TM" code="TM" name="TEAM" gp="1"><shots g="0" sh="0"/></player>`;
const played = { away: line('0,0', 0), home: line('0,1', 1) + keepers };
const over = '<status period="2" clock="90:00"/>';
const rules = '<rules prds="2" minutes="45" minutesot="10"/>';

test('only the field hockey flag distinguishes the two sports', () => {
  expect(game('<show fhk="0"/>', over, played)).toMatchObject({
    family: 'soccer',
    complete: true,
    regulationPeriods: 2,
  });
  const hockey = game('<show fhk="1"/><rules prds="4" minutes="15"/>', '<status period="4" clock="60:00"/>', {
    away: line('0,0,0,0', 0),
    home: line('0,1,0,0', 1) + keepers,
  });
  expect(hockey).toMatchObject({ family: 'fieldhockey', complete: true, regulationPeriods: 4, periodMinutes: 15 });
  expect(hockey.home.stats['shots']).toMatchObject({ green: 1, yellow: 1 });
});

test('soccer has no green cards', () => {
  expect(game(rules, over, played).home.stats['shots']).not.toHaveProperty('green');
});

test('a team’s corners and offsides are the sum of its periods, and unrecorded fouls are absent', () => {
  const { home } = game(`${rules}<show fouls="0" offsides="1"/>`, over, played);
  expect(home.stats['team']).toEqual({ corners: 4, offsides: 0 });
  expect(home.stats['shots']).not.toHaveProperty('fouls');
  expect(home.periodStats?.['1']).toEqual({
    shots: { g: 0, sh: 2 },
    goalkeeping: { saves: 1 },
    team: { corners: 3, offsides: 0 },
  });
});

test('time in goal is stored in seconds, from minutes and seconds or whole minutes', () => {
  const [first, second] = game(rules, over, played).home.players;
  expect(first?.stats['goalkeeping']).toEqual({ sec: 3690, ga: 0, saves: 1, sf: 3, decision: 'W (2-1-0)' });
  expect(second?.stats['goalkeeping']).toEqual({ sec: 1680, ga: 0, saves: 0, sf: 1 });
});

test('0 and 00 are two players; a player who did not play has no zeros, but a card is read', () => {
  const { players } = game(rules, over, played).home;
  expect(players.map(({ jersey, played }) => [jersey, played])).toEqual([
    ['1', true],
    ['0', true],
    ['00', false],
    ['5', false],
    ['', false],
  ]);
  expect(players.slice(2).map(({ stats }) => stats)).toEqual([{}, { shots: { yellow: 1 } }, {}]);
  expect(players[4]).toMatchObject({ isTeam: true, code: 'TM' });
});

test('records are overall and, behind the comma, of the conference', () => {
  const { away, home } = game(rules, over, played);
  expect([away.record, away.conferenceRecord, home.record]).toEqual(['3-1-1', '1-0-0', '']);
});

test('a game in its second half is not over', () => {
  expect(game(rules, '<status period="2" clock="71:12"/>', played)).toMatchObject({
    complete: false,
    period: 2,
    clock: '71:12',
  });
});
