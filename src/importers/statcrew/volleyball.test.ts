import { expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';

const text = `<vbgame generated="Nov 29, 2025"><venue gameid="9" date="11/29/2025" arena="Carmichael Arena" start="08:00 AM">
  <officials><official title="1st Referee" name="Wade Brence"/><official title="1st Referee" name="Bonnie  O' Connor"/></officials></venue>
  <status complete="Y" vscore="1" hscore="0" game="1"/>
  <team vh="V" id="MIA" name="Miami (FL)" record="25-5,15-4"><linescore line="25" score="1"/>
    <attackbygame><attackgame game="1" k="11" e="13" ta="43" pct="-.047"/></attackbygame>
    <totals><attack k="11" e="13" ta="43" pct="-.047"/><misc pts="13.5" bhe="0"/></totals>
    <player uni="1" code="1" name="May, Maddy" libero="Y" gp="1"><attack k="11" e="13" ta="43" pct="-.047"/><misc bhe="0" pts="1.0"/></player>
    <player uni="2" code="2" name="Out, Nora" gp="0"><attack k="0" e="0" ta="0" pct=".000"/></player></team>
  <team vh="H" id="UNC" name="Carolina"><linescore line="20" score="0"/>
    <player uni="4" code="4" name="Hall,Jo" gp="1" ms="1"/></team>
  <plays><game number="1"><play text="MIA starters: May, Maddy."/>
    <play serveteam="MIA" point="MIA" vscore="1" hscore="0" text="[May Maddy] Kill by May, Maddy"/>
    <play text="MIA subs: Out, Nora."/></game></plays></vbgame>`;
const { boxScore: game, warnings } = readGameFile(Buffer.from(text));

test('a start at 8 a.m. is rejected with a warning', () => {
  expect(game.venue).toMatchObject({ date: '2025-11-29', start: '', stadium: 'Carmichael Arena' });
  expect(warnings).toContain('The start "08:00 AM" is implausible and is ignored.');
});

test('titles of officials can repeat, and duplicate blanks are removed', () => {
  expect(game.officials).toEqual([
    { role: '1st Referee', name: 'Wade Brence' },
    { role: '1st Referee', name: "Bonnie O' Connor" },
  ]);
});

test('sets are the periods, sets won the score, percentages are left to be computed', () => {
  expect(game.periods).toEqual([{ number: 1, label: '1', home: 20, away: 25 }]);
  expect(game.away).toMatchObject({ score: 1, record: '25-5', conferenceRecord: '15-4' });
  expect(game.away.stats).toEqual({ box: { k: 11, e: 13, ta: 43, bhe: 0 } });
  expect(game.away.periodStats).toEqual({ 1: { box: { k: 11, e: 13, ta: 43 } } });
});

test('the libero, the starters and unused players are distinguished', () => {
  expect(game.away.players[0]).toMatchObject({ libero: true, started: false, stats: { box: { sp: 1, k: 11 } } });
  expect(game.away.players[1]).toMatchObject({ played: false, stats: {} });
  expect(game.home.players[0]).toMatchObject({ started: true, played: true });
});

test('rallies name the server apart from what happened', () => {
  expect(game.plays.map(({ kind, text, situation, scoring }) => [kind, text, situation, scoring])).toEqual([
    ['comment', 'MIA starters: Maddy May.', '', false],
    ['play', 'Kill by Maddy May', 'Maddy May serving', true],
    ['substitution', 'MIA subs: Nora Out.', '', false],
  ]);
});
