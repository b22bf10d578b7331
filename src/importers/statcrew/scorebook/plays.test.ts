import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { readScorebookPlays } from './plays.ts';

const root = readXml(`<bsgame>
  <team vh="V" id="ELM" name="Elmwood"><player name="Oak, Sam" shortname="Oak,Sam"/></team>
  <team vh="H" id="LAK" name="Lakes"><player name="Fir, Jo" shortname="Fir,Jo"/></team>
  <plays>
    <inning number="1">
      <batting vh="V">
        <play outs="0" batter="Oak,Sam"><narrative text="Oak,Sam singled."/><batter action="1B"/></play>
        <play outs="1" first="Oak,Sam" third="Elm,Ty" scoring="Y" runs="1">
          <narrative text="Balk; Elm,Ty scored."/><runner base="3" scored="1"/>
        </play>
        <innsummary r="1" h="1" e="0" lob="2"/>
      </batting>
      <batting vh="H">
        <play outs="0"><narrative text="ELM substitution: Oak,Sam to p."/><sub vh="V" who="Oak,Sam" pos="p"/></play>
        <play outs="2" first="A" second="B" third="C"><narrative text="Fir,Jo homered."/><batter action="HR" hr="1"/>
          <runner base="1" scored="1"/><runner base="2" scored="1"/><runner base="3" scored="1"/></play>
      </batting>
    </inning>
  </plays>
</bsgame>`);
const { plays, scoring } = readScorebookPlays(root);

test('each half inning has a heading and its plays, then the summary', () => {
  expect(plays.map(({ kind, side, text }) => [kind, side, text])).toEqual([
    ['heading', 'away', 'Top of inning 1: Elmwood batting'],
    ['play', 'away', 'Sam Oak singled.'],
    ['play', 'away', 'Balk; Elm,Ty scored.'],
    ['comment', 'away', '1 run, 1 hit, 0 errors, 2 left on base'],
    ['heading', 'home', 'Bottom of inning 1: Lakes batting'],
    ['substitution', 'away', 'ELM substitution: Sam Oak to p.'],
    ['play', 'home', 'Jo Fir homered.'],
  ]);
});

test('a play has the outs and runners before it', () => {
  expect(plays.map(({ situation }) => situation).filter(Boolean)).toEqual([
    '0 outs',
    '1 out, runners on 1st and 3rd',
    '2 outs, bases loaded',
  ]);
});

test('the score is counted from runs, written or not, the batter of a home run among them', () => {
  expect(plays.map(({ score, scoring }) => [score?.away, score?.home, scoring])).toEqual([
    [0, 0, false],
    [0, 0, false],
    [1, 0, true],
    [1, 0, false],
    [1, 0, false],
    [1, 0, false],
    [1, 4, true],
  ]);
  expect(scoring.map(({ type, score }) => [type, score])).toEqual([
    ['', { away: 1, home: 0 }],
    ['Grand slam', { away: 1, home: 4 }],
  ]);
});
