import { describe, expect, test } from 'vitest';

import { readGameFile } from '../src/importers/read-game-file.ts';
import { cutGameFile } from './cut-game-file.ts';
import { redateGameFile } from './redate-game-file.ts';

/** Harbor 5 at Lakeside 3: a whole game in seven plays. not all of Stone's steals are in the plays, and Oak never plays. */
const bytes = new TextEncoder().encode(`<bbgame source="Test" generated="1/17/2026">
<venue gameid="W1" visid="HAR" visname="Harbor" homeid="LAK" homename="Lakeside" date="1/17/2026" location="Lakeside, Mich." start="7:00 PM" end="9:00 PM" attend="300"><rules prds="2" minutes="20" minutesot="5"/></venue>
<status complete="Y" period="2" clock="00:00"/>
<team vh="V" id="HAR" name="Harbor &amp; Co"><linescore line="2,3" score="5"><lineprd prd="1" score="2"/><lineprd prd="2" score="3"/></linescore><totals><stats fgm="2" fga="3" fgm3="1" fga3="1" tp="5" stl="2" min="200"/></totals>
<player uni="3" code="3" name="Stone, Ivy" checkname="STONE,IVY" gp="1" gs="1" pos="g"><stats fgm="1" fga="2" fgm3="0" fga3="0" tp="2" stl="2" min="40"/></player>
<player uni="4" code="4" name="Reed, Ann" checkname="REED,ANN" gp="1" gs="0" pos="g"><stats fgm="1" fga="1" fgm3="1" fga3="1" tp="3" stl="0" min="9"/></player>
<player uni="5" code="5" name="Oak, Eve" checkname="OAK,EVE" gp="0" gs="0" pos="g"/></team>
<team vh="H" id="LAK" name="Lakeside"><linescore line="0,3" score="3"><lineprd prd="1" score="0"/><lineprd prd="2" score="3"/></linescore><totals><stats fgm="1" fga="1" fgm3="1" fga3="1" tp="3" stl="0"/></totals>
<player uni="12" code="12" name="Swarm, Molly" checkname="SWARM,MOLLY" gp="1" gs="1" pos="g"><stats fgm="1" fga="1" fgm3="1" fga3="1" tp="3" stl="0"/></player></team>
<plays><period number="1">
<play vh="V" time="19:40" uni="3" checkname="STONE,IVY" action="MISS" type="LAYUP"/>
<play vh="V" time="18:00" uni="3" checkname="STONE,IVY" action="GOOD" type="LAYUP" vscore="2" hscore="0"/>
<play vh="V" time="05:00" uni="3" checkname="STONE,IVY" action="STEAL"/>
<summary vh="V" fgm="1"/></period>
<period number="2"><play vh="H" time="19:00" uni="12" checkname="SWARM,MOLLY" action="GOOD" type="3PTR" vscore="2" hscore="3"/>
<play vh="V" time="10:00" uni="4" checkname="REED,ANN" action="SUB" type="IN"/>
<play vh="V" time="01:00" uni="4" checkname="REED,ANN" action="GOOD" type="3PTR" vscore="5" hscore="3"/>
<play vh="V" time="00:30" uni="3" checkname="STONE,IVY" action="TIMEOUT" type="30SEC"/></period></plays>
</bbgame>`);

const gameAfter = (plays: number, seed?: number) => readGameFile(cutGameFile(bytes, { seed }).snapshot(plays)).boxScore;

describe('a game file cut after some plays', () => {
  test('has the period, clock, score and line score of that moment, and is not over', () => {
    expect(gameAfter(4)).toMatchObject({ complete: false, period: 2, clock: '19:00' });
    expect([gameAfter(4).away.score, gameAfter(4).home.score]).toEqual([2, 3]);
    expect(gameAfter(4).periods.map(({ away, home }) => [away, home])).toEqual([
      [2, 0],
      [0, 3],
    ]);
    expect(gameAfter(4).plays).toHaveLength(4);
    expect(gameAfter(4).venue).toMatchObject({ end: '', start: '7:00 PM' });
    expect(gameAfter(4).venue).not.toHaveProperty('attendance');
  });

  test('before the first play has only teams and players', () => {
    expect(gameAfter(0)).toMatchObject({ complete: false, period: 0, plays: [], periods: [] });
    expect(gameAfter(0).away).toMatchObject({ name: 'Harbor & Co', score: 0 });
    expect(gameAfter(0).away.players.map(({ played, stats }) => [played, stats])).toEqual([
      [true, {}],
      [false, {}],
      [false, {}],
    ]);
  });

  test('counts figures that can be derived from plays and omits the others', () => {
    const [stone, reed] = gameAfter(3).away.players;
    expect(stone?.stats['box']).toEqual({ fgm: 1, fga: 2, fgm3: 0, fga3: 0, pts: 2 });
    expect(reed).toMatchObject({ played: false, stats: {} });
    expect(gameAfter(3).away.stats['box']).toEqual({ fgm: 1, fga: 2, fgm3: 0, fga3: 0, pts: 2 });
    expect(gameAfter(5).away.players[1]?.stats['box']).toEqual({ fgm: 0, fga: 0, fgm3: 0, fga3: 0, pts: 0 });
  });

  test('is the file itself after the last play', () => {
    const recording = cutGameFile(bytes);
    expect(recording.length).toBe(7);
    expect(recording.snapshot(7)).toBe(bytes);
  });

  test('knows the playing time of every play', () => {
    const { secondsAt } = cutGameFile(bytes);
    expect([0, 1, 2, 4, 7].map(secondsAt)).toEqual([0, 20, 120, 1260, 2370]);
  });
});

describe('mistakes', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => ({ seed, ...cutGameFile(bytes, { seed }) }));

  test('there are none without a seed, and the same ones with the same seed', () => {
    expect(cutGameFile(bytes).mistakes.size).toBe(0);
    for (const { seed, mistakes } of seeds) expect(cutGameFile(bytes, { seed }).mistakes).toEqual(mistakes);
    expect(seeds.flatMap(({ mistakes }) => [...mistakes.values()])).toContain('score');
    expect(seeds.flatMap(({ mistakes }) => [...mistakes.values()])).toContain('player');
  });

  test('an extra basket is in the score, line score and plays, and gone in the next snapshot', () => {
    const wrong = seeds.find(({ mistakes }) => mistakes.get(2) === 'score');
    expect(gameAfter(2, wrong?.seed)).toMatchObject({ away: { score: 4 } });
    expect(gameAfter(2, wrong?.seed).plays.at(-1)?.score).toEqual({ home: 0, away: 4 });
    expect(gameAfter(2, wrong?.seed).periods[0]).toMatchObject({ away: 4 });
    expect(gameAfter(3, wrong?.seed).away.score).toBe(2);
  });

  test('there are never two in a row', () => {
    for (const { mistakes } of seeds) for (const plays of mistakes.keys()) expect(mistakes.has(plays + 1)).toBe(false);
  });
});

test('a file of a game in progress is refused', () => {
  expect(() => cutGameFile(cutGameFile(bytes).snapshot(3))).toThrow('not over');
});

test('a redated game has the new date, start and id, and is still over', () => {
  const day = {
    date: Temporal.PlainDate.from('2027-03-04'),
    start: Temporal.PlainTime.from('12:05'),
    sourceId: 'replay-1',
  };
  const { boxScore: game } = readGameFile(redateGameFile(bytes, day));
  expect(game).toMatchObject({
    complete: true,
    sourceId: 'replay-1',
    venue: { date: '2027-03-04', start: '12:05 PM' },
  });
  expect(game.plays).toHaveLength(7);
});

test('a SIDEARM game can be cut even if part of a play cannot be read', () => {
  const values = { Values: {} };
  const team = (Name: string) => ({ Name, Score: 2, PeriodScores: [2] });
  const stats = { Players: [], PlayerGroups: { Players: { Values: [] } }, Totals: values };
  const layup = { Period: 1, Team: 'HomeTeam', Action: 'GOOD', Type: 'LAYUP', InvolvedPlayers: [null] };
  const file = {
    Game: {
      Type: 'BasketballGame',
      IsComplete: true,
      Date: '1/17/2026',
      PeriodsRegulation: 4,
      HomeTeam: team('Iowa'),
      VisitingTeam: team('Maryland'),
    },
    Stats: { HomeTeam: stats, VisitingTeam: stats },
    Plays: [
      { ...layup, Score: { HomeTeam: 2, VisitingTeam: 0 } },
      { ...layup, Team: 'VisitingTeam', Score: { HomeTeam: 2, VisitingTeam: 2 } },
    ],
  };
  const game = cutGameFile(Buffer.from(JSON.stringify(file)), { seed: undefined });
  expect(game.length).toBe(2);
  expect(readGameFile(game.snapshot(1)).boxScore).toMatchObject({
    complete: false,
    home: { score: 2 },
    away: { score: 0 },
  });
});
