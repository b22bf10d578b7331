import { expect, test } from 'vitest';

import type { StatGroups } from '../../domain/stats/column.ts';
import { lacrosse } from '../../domain/stats/lacrosse.ts';
import { readXml } from '../xml/read-xml.ts';
import { toBoxScore } from './to-domain.ts';

const read = (show: string, totals: string, penalties: string) =>
  toBoxScore(
    readXml(`<lcgame source="PrestoSports">
      <venue gameid="" date="2/15/2026" location="Elmwood, N.C. " start="12:00 PM">
        <officials> <official name=" Al  Ash"/> <official name="UNL"/> <official title="Referee" name="ELM"/> </officials>
        <rules prds="4" minutes="15" minutesot="4"/> <show ${show}/>
      </venue>
      <status period="4" clock="00:00" complete="Y"/>
      <team vh="V" id="ELM" name="Elmwood"> <linescore line="1,0,0,0" score="1"/> </team>
      <team vh="H" id="NORTH LA" name="North Lakes"> <linescore line="0,0,0,0" score="0"/>
        <totals> ${totals} </totals>
        <player uni="TM" code="TM" name="Team" gp="1"> <misc gb="2" turnover="1"/> </player>
      </team>
      <penalties> ${penalties} </penalties>
      <plays> <period number="1"> <play vh="H" clock="12:02" action="CLEAR" text="Clear attempt by NORTH LA good."/> </period> </plays>
    </lcgame>`),
  );

const men = read(
  'faceoffs="1" dcs="0" clears="0"',
  `<shots g="0" a="0" sh="8" sog="3"/><misc facewon="2" facelost="1" gb="5" dc="0" turnover="4" ct="1"/><penalty count="3" seconds="90"/>
   <clear clearm="4" cleara="6"/><powerplay ppg="0" ppopp="1"/>`,
  '<pen vh="H" prd="1" time="09:30" type="MINOR" seconds="30" name="Fir, Bo" desc="OFFSIDE"/>',
);
const women = read(
  'faceoffs="0" dcs="1"',
  '<shots g="0" a="0" sh="8" sog="3"/><misc facewon="0" facelost="0" gb="5" dc="7" turnover="4" ct="1"/><penalty count="1" seconds="0" yc="1"/>',
  '<pen vh="H" prd="1" time="09:30" type="YC" name="Bea Fir"/>',
);

test('an "official" that is a school is ignored with a warning, one with a title is read', () => {
  expect(men.game.officials.map(({ name }) => name)).toEqual(['Al Ash', 'ELM']);
  expect(men.warnings).toEqual([expect.stringContaining('"UNL"')]);
});

test('men have face-offs won and taken, clears and penalty minutes, and no draws', () => {
  expect(men.game.home.stats).toEqual({
    field: { g: 0, a: 0, sh: 8, sog: 3, gb: 5, to: 4, ct: 1, fow: 2, foa: 3, pen: 3 },
    clears: { made: 4, att: 6 },
    powerPlay: { goals: 0, opportunities: 1 },
    penalties: { no: 3, minutes: 1.5 },
  });
  expect(men.game.penalties[0]).toMatchObject({ player: 'Bo Fir', text: 'Offside', minutes: 0.5 });
});

test('women have draw controls and cards, and no face-offs', () => {
  expect(women.game.home.stats).toEqual({
    field: { g: 0, a: 0, sh: 8, sog: 3, gb: 5, to: 4, ct: 1, dc: 7, pen: 1, yellow: 1 },
    penalties: { no: 1 },
  });
  expect(women.game.penalties[0]).toMatchObject({ player: 'Bea Fir', text: 'Yellow card' });
});

const everyFigure = (women: string) =>
  `<shots g="0" a="0" sh="8" sog="3" ${women}/><goaltype freepos="0"/><powerplay ppg="0" ppopp="0"/>`;
const zeros = `<penalty count="0" seconds="0" rc="0" yc="0" gc="0" foul="0"/>`;

test('women’s free positions, fouls and cards are read, and unrecorded extra-man goals are not printed as 0-0', () => {
  const show = 'faceoffs="0" dcs="1" fpas="1" fouls="1" penalties="0"';
  const penalty = '<penalty count="0" seconds="0" rc="0" yc="0" gc="1" foul="17"/>';
  const { game } = read(show, `${everyFigure('freepos="7"')}<misc facewon="0" facelost="0" dc="6"/>${penalty}`, '');
  expect(game.home.stats).toEqual({
    field: { g: 0, a: 0, sh: 8, sog: 3, fps: 7, fpg: 0, dc: 6, fouls: 17, green: 1, yellow: 0, red: 0 },
  });
  expect(rowsOf(game.home.stats)).toEqual({
    Goals: '0',
    Shots: '8',
    'Shots on goal': '3',
    'Free-position goals-shots': '0-7',
    'Draw controls': '6',
    Fouls: '17',
    'Green cards': '1',
    'Yellow cards': '0',
    'Red cards': '0',
  });
});

test('men have neither free positions nor cards, regardless of the attributes in the file', () => {
  const show = 'faceoffs="1" dcs="0" fpas="0" fouls="0" penalties="0"';
  const { game } = read(show, `${everyFigure('freepos="0"')}<misc facewon="9" facelost="5" dc="0"/>${zeros}`, '');
  expect(game.home.stats).toEqual({
    field: { g: 0, a: 0, sh: 8, sog: 3, fow: 9, foa: 14 },
    powerPlay: { goals: 0, opportunities: 0 },
    penalties: { minutes: 0 },
  });
});

test('without <show> the face-offs or draws indicate the rules of the figures', () => {
  const { game } = read('', `${everyFigure('freepos="2"')}<misc facewon="0" facelost="0" dc="6"/>${zeros}`, '');
  expect(game.home.stats).not.toHaveProperty('powerPlay');
  expect(game.home.stats['field']).toMatchObject({ fps: 2, dc: 6, yellow: 0 });
  expect(game.home.stats['field']).not.toHaveProperty('fow');
});

const rowsOf = (stats: StatGroups) =>
  Object.fromEntries(
    lacrosse.comparison.flatMap(({ title, text }) => {
      const figure = text(stats);
      return figure === undefined ? [] : [[title, figure]];
    }),
  );

test('whitespace, an empty game id and a truncated team code are accepted', () => {
  expect(men.game).toMatchObject({ sourceId: '', complete: true, venue: { location: 'Elmwood, N.C.' } });
  expect(men.game.plays[0]).toMatchObject({ text: 'Clear attempt by North Lakes good.', clock: '12:02', side: 'home' });
  expect(men.game.home.players).toMatchObject([{ isTeam: true, stats: { field: { gb: 2, to: 1 } } }]);
});
