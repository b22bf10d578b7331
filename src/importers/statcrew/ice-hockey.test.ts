import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { toBoxScore } from './to-domain.ts';

const { game, warnings } = toBoxScore(
  readXml(`<hkgame source="TAS For Ice Hockey" generated="2/18/2012">
    <venue gameid="MH1"
           date="2/17/2012" location="Elmwood"
           start="7pm" end="" duration="" attend="0"
           leaguegame="Y" neutralgame="N">
      <rules prds="3" minutes="20" minutesot="5"></rules>
    </venue>
    <stars><star number="1" vh="H" name="Ash, Al"></star></stars>
    <status complete="N" period="3" clock="20:00"></status>
    <team vh="V" id="ELM" name="Elmwood" record=""><linescore line="1,0,0" score="1"></linescore></team>
    <team vh="H" id="LAK" name="Lakes" record=""><linescore line="1,1,0" score="2"></linescore>
      <totals><shots g="2" a="1" sh="20"></shots><goaltype pp="1" sh="0"></goaltype><penalty count="2" minutes="4"></penalty>
        <misc facewon="10" facelost="8" blk="3"></misc><goalie minutes="60:00" ga="1" saves="9"></goalie>
        <powerplay ppg="1" ppopp="3"></powerplay></totals>
      <player uni="9" code="9" name="Ash, Al" gp="1" pos="c"><shots g="1" a="1" sh="4"></shots><goaltype pp="1" sh="0"></goaltype>
        <penalty minutes="2"></penalty><misc plus="3" minus="1" plusminus="+2" facewon="10" facelost="8" blk="0"></misc></player>
    </team>
    <scores>
      <score vh="H" prd="1" time="01:00" type="PP" name="Ash, Al" vonice="1,2" honice="9,3"></score>
      <score vh="V" prd="1" time="02:00" type="EV" name="Oak, Ed"></score>
      <score vh="H" prd="2" time="03:00" type="EV" name="Elm, Bo" assist1="Ash, Al"></score>
    </scores>
    <dnps id="ELM"><dnp uni="31" name="Fir, Cy"></dnp></dnps><dnps id="LAK"></dnps>
  </hkgame>`),
);

test('a game whose file was never closed is final, with a warning', () => {
  expect(game).toMatchObject({ complete: true, period: 3, clock: '20:00' });
  expect(warnings).toEqual([expect.stringContaining('imported as final')]);
});

test('an attendance of 0 and empty times are absent', () => {
  expect(game.venue).not.toHaveProperty('attendance');
  expect(game.venue).not.toHaveProperty('duration');
  expect(game.venue).toMatchObject({ start: '7:00 PM', end: '', date: '2012-02-17', conference: true });
});

test('power plays, penalties, plus and minus, face-offs', () => {
  expect(game.home.stats).toEqual({
    skating: { g: 2, a: 1, sh: 20, fow: 10, fol: 8, blk: 3, pim: 4, pn: 2, ppg: 1, shg: 0 },
    goalkeeping: { sec: 3600, ga: 1, saves: 9 },
    powerPlay: { goals: 1, opportunities: 3 },
    penalties: { no: 2, minutes: 4 },
  });
  expect(game.home.players[0]?.stats['skating']).toEqual({
    g: 1,
    a: 1,
    sh: 4,
    plusMinus: 2,
    fow: 10,
    fol: 8,
    blk: 0,
    pim: 2,
    ppg: 1,
    shg: 0,
  });
});

test('stars and who did not play become notes', () => {
  expect(game.venue.notes).toEqual(['Star 1: Al Ash (Lakes)', 'Did not play: Cy Fir (Elmwood)']);
});

test('power-play goals are marked, even-strength goals are not', () => {
  expect(game.scoring.map(({ type, text }) => [type, text])).toEqual([
    ['PP', 'Al Ash (unassisted)'],
    ['', 'Ed Oak (unassisted)'],
    ['', 'Bo Elm (Al Ash)'],
  ]);
});
