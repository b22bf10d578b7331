import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { type BasketballGame, runClock, substitute, trackLead } from './basketball-game.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createScorebook, other, periodLabel } from './scorebook.ts';
import { shortName, teamPlayer } from './team-stats.ts';

const keys = [
  'sec',
  'fgm',
  'fga',
  'fgm3',
  'fga3',
  'ftm',
  'fta',
  'oreb',
  'dreb',
  'treb',
  'pf',
  'ast',
  'to',
  'blk',
  'stl',
  'plusMinus',
  'pts',
];

type Origin = 'turnover' | 'rebound' | 'set';

/** Simulates basketball possession by possession. */
export function simulateBasketball(matchup: Matchup, random: Random) {
  const book = createScorebook(matchup);
  const game: BasketballGame = {
    book,
    random,
    edge: matchup.edge,
    left: 0,
    lead: 0,
    largest: { home: 0, away: 0 },
    floor: { home: [], away: [] },
    rotation: { home: matchup.home.players.slice(0, 10), away: matchup.away.players.slice(0, 10) },
  };
  for (const side of ['home', 'away'] as const) {
    game.floor[side] = game.rotation[side].slice(0, 5);
    book[side].start(game.floor[side]);
    for (const player of game.rotation[side]) book[side].open(player, 'box', keys);
    book[side].open(teamPlayer, 'box', ['oreb', 'dreb', 'treb', 'to']);
    for (const key of [
      'ptsTurnovers',
      'ptsSecondChance',
      'ptsPaint',
      'ptsFastBreak',
      'ptsBench',
      'ties',
      'leadChanges',
      'largestLead',
    ])
      book[side].addTeamStat('special', key, 0);
  }
  const { periods, periodMinutes = 20, overtimeMinutes = 5 } = matchup.rules;
  for (let number = 1; number <= periods || book.score.home === book.score.away; number++) {
    book.beginPeriod(periodLabel(number, periods));
    game.left = (number <= periods ? periodMinutes : overtimeMinutes) * 60;
    playPeriod(game, number % 2 ? random.pick(['home', 'away'] as const) : 'home');
  }
  return book.finish(['Referee', 'Umpire', 'Umpire'], random);
}

function playPeriod(game: BasketballGame, first: Side): void {
  let [side, origin]: [Side, Origin] = [first, 'set'];
  for (let count = 1; game.left > 0; count++) {
    origin = possession(game, side, origin);
    side = other(side);
    if (count % 7 === 0 && game.left > 60) substitute(game, count % 2 ? 'home' : 'away');
  }
}

/** One possession including offensive rebounds. Returns how the other team gets the ball. */
function possession(game: BasketballGame, side: Side, origin: Origin): Origin {
  const { book, random } = game;
  const [us, them] = [book[side], book[other(side)]];
  const skill = side === 'home' ? game.edge : -game.edge;
  for (let chance = 1; ; chance++) {
    runClock(
      game,
      origin === 'turnover' && chance === 1 ? random.int(3, 9) : chance > 1 ? random.int(3, 12) : random.int(10, 29),
    );
    const player = random.weighted(game.floor[side], (each) => 12 - game.rotation[side].indexOf(each));
    const clock = clockText(game.left);
    if (chance === 1 && random.chance(0.15 - skill * 0.03)) {
      us.add(player, 'box', 'to');
      const thief = random.chance(0.55) ? random.pick(game.floor[other(side)]) : undefined;
      if (thief) them.add(thief, 'box', 'stl');
      book.play(side, clock, `Turnover by ${shortName(player)}${thief ? `, steal by ${shortName(thief)}` : ''}`);
      return 'turnover';
    }
    const points = {
      paint: false,
      fast: origin === 'turnover' && chance === 1,
      turnover: origin === 'turnover',
      second: chance > 1,
    };
    if (random.chance(0.11)) {
      foul(game, other(side), clock);
      if (freeThrows(game, side, player, clock, points)) return 'set';
    } else if (shoot(game, side, player, clock, skill, points)) {
      return 'set';
    }
    const offensive = random.chance(0.27 + skill * 0.04);
    const sheet = offensive ? us : them;
    const rebounder = random.chance(0.06)
      ? teamPlayer
      : random.weighted(
          game.floor[offensive ? side : other(side)],
          ({ position }) => ({ C: 4, F: 3 })[position] ?? 1.5,
        );
    sheet.add(rebounder, 'box', offensive ? 'oreb' : 'dreb');
    sheet.add(rebounder, 'box', 'treb');
    book.play(
      offensive ? side : other(side),
      clock,
      `${offensive ? 'Offensive' : 'Defensive'} rebound by ${rebounder === teamPlayer ? 'team' : shortName(rebounder)}`,
    );
    if (!offensive || game.left <= 0) return 'rebound';
  }
}

type Kind = { paint: boolean; fast: boolean; turnover: boolean; second: boolean };

function shoot(game: BasketballGame, side: Side, player: SimPlayer, clock: string, skill: number, kind: Kind): boolean {
  const { book, random } = game;
  const us = book[side];
  const three = random.chance(player.position === 'C' ? 0.1 : 0.38);
  const paint = !three && random.chance(0.65);
  us.add(player, 'box', 'fga');
  if (three) us.add(player, 'box', 'fga3');
  const shot = three ? '3-point jumper' : paint ? random.pick(['layup', 'hook shot', 'dunk']) : 'jumper';
  if (!random.chance((three ? 0.345 : paint ? 0.58 : 0.42) + skill * 0.06)) {
    const blocker = !three && random.chance(0.12) ? random.pick(game.floor[other(side)]) : undefined;
    if (blocker) book[other(side)].add(blocker, 'box', 'blk');
    book.play(side, clock, `${shortName(player)} missed ${shot}${blocker ? `, block by ${shortName(blocker)}` : ''}`);
    return false;
  }
  us.add(player, 'box', 'fgm');
  if (three) us.add(player, 'box', 'fgm3');
  const helper = random.chance(three ? 0.8 : 0.48)
    ? random.weighted(
        game.floor[side].filter((each) => each !== player),
        ({ position }) => (position === 'G' ? 3 : 1),
      )
    : undefined;
  if (helper) us.add(helper, 'box', 'ast');
  basket(
    game,
    side,
    player,
    three ? 3 : 2,
    clock,
    `${shortName(player)} made ${shot}${helper ? `, assist by ${shortName(helper)}` : ''}`,
    { ...kind, paint },
  );
  return true;
}

/** Two free throws; true when the second is good, so that the other team inbounds. */
function freeThrows(game: BasketballGame, side: Side, player: SimPlayer, clock: string, kind: Kind): boolean {
  let good = false;
  for (const number of [1, 2]) {
    game.book[side].add(player, 'box', 'fta');
    good = game.random.chance(0.73);
    if (!good) game.book.play(side, clock, `${shortName(player)} missed free throw ${number} of 2`);
    else {
      game.book[side].add(player, 'box', 'ftm');
      basket(game, side, player, 1, clock, `${shortName(player)} made free throw ${number} of 2`, kind);
    }
  }
  return good;
}

function basket(
  game: BasketballGame,
  side: Side,
  player: SimPlayer,
  points: number,
  clock: string,
  text: string,
  kind: Kind,
): void {
  const { book } = game;
  const us = book[side];
  us.add(player, 'box', 'pts', points);
  for (const each of game.floor[side]) us.add(each, 'box', 'plusMinus', points);
  for (const each of game.floor[other(side)]) book[other(side)].add(each, 'box', 'plusMinus', -points);
  const special: [boolean, string][] = [
    [kind.paint, 'ptsPaint'],
    [kind.fast, 'ptsFastBreak'],
    [kind.turnover, 'ptsTurnovers'],
    [kind.second, 'ptsSecondChance'],
    [game.rotation[side].indexOf(player) > 4, 'ptsBench'],
  ];
  for (const [holds, key] of special) if (holds) us.addTeamStat('special', key, points);
  book.points(side, points, clock, text);
  trackLead(game);
}

function foul(game: BasketballGame, side: Side, clock: string): void {
  const player = game.random.weighted(
    game.floor[side],
    (each) => 5 - Math.min(4, game.book[side].get(each, 'box', 'pf')),
  );
  game.book[side].add(player, 'box', 'pf');
  game.book.play(side, clock, `Foul on ${shortName(player)}`);
}
