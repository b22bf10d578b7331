import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { type Court, countLead, pass, substitute } from './court.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createRecordKeeper, other, periodLabel } from './record-keeper.ts';
import { nobody, shortName } from './tally.ts';

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

/** A game possession by possession: who shoots, who rebounds and who is on the floor all come from one course of play. */
export function simulateBasketball(matchup: Matchup, random: Random) {
  const keeper = createRecordKeeper(matchup);
  const court: Court = {
    keeper,
    random,
    edge: matchup.edge,
    left: 0,
    lead: 0,
    largest: { home: 0, away: 0 },
    floor: { home: [], away: [] },
    rotation: { home: matchup.home.players.slice(0, 10), away: matchup.away.players.slice(0, 10) },
  };
  for (const side of ['home', 'away'] as const) {
    court.floor[side] = court.rotation[side].slice(0, 5);
    keeper[side].start(court.floor[side]);
    for (const player of court.rotation[side]) keeper[side].open(player, 'box', keys);
    keeper[side].open(nobody, 'box', ['oreb', 'dreb', 'treb', 'to']);
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
      keeper[side].ofTeam('special', key, 0);
  }
  const { periods, periodMinutes = 20, overtimeMinutes = 5 } = matchup.rules;
  for (let number = 1; number <= periods || keeper.score.home === keeper.score.away; number++) {
    keeper.beginPeriod(periodLabel(number, periods));
    court.left = (number <= periods ? periodMinutes : overtimeMinutes) * 60;
    playPeriod(court, number % 2 ? random.pick(['home', 'away'] as const) : 'home');
  }
  return keeper.finish(['Referee', 'Umpire', 'Umpire'], random);
}

function playPeriod(court: Court, first: Side): void {
  let [side, origin]: [Side, Origin] = [first, 'set'];
  for (let count = 1; court.left > 0; count++) {
    origin = possession(court, side, origin);
    side = other(side);
    if (count % 7 === 0 && court.left > 60) substitute(court, count % 2 ? 'home' : 'away');
  }
}

/** One trip down the floor, with second chances; how it ended is how the other side gets the ball. */
function possession(court: Court, side: Side, origin: Origin): Origin {
  const { keeper, random } = court;
  const [us, them] = [keeper[side], keeper[other(side)]];
  const skill = side === 'home' ? court.edge : -court.edge;
  for (let chance = 1; ; chance++) {
    pass(
      court,
      origin === 'turnover' && chance === 1 ? random.int(3, 9) : chance > 1 ? random.int(3, 12) : random.int(10, 29),
    );
    const player = random.weighted(court.floor[side], (each) => 12 - court.rotation[side].indexOf(each));
    const clock = clockText(court.left);
    if (chance === 1 && random.chance(0.15 - skill * 0.03)) {
      us.add(player, 'box', 'to');
      const thief = random.chance(0.55) ? random.pick(court.floor[other(side)]) : undefined;
      if (thief) them.add(thief, 'box', 'stl');
      keeper.play(side, clock, `Turnover by ${shortName(player)}${thief ? `, steal by ${shortName(thief)}` : ''}`);
      return 'turnover';
    }
    const points = {
      paint: false,
      fast: origin === 'turnover' && chance === 1,
      turnover: origin === 'turnover',
      second: chance > 1,
    };
    if (random.chance(0.11)) {
      foul(court, other(side), clock);
      if (freeThrows(court, side, player, clock, points)) return 'set';
    } else if (shoot(court, side, player, clock, skill, points)) {
      return 'set';
    }
    const offensive = random.chance(0.27 + skill * 0.04);
    const sheet = offensive ? us : them;
    const rebounder = random.chance(0.06)
      ? nobody
      : random.weighted(
          court.floor[offensive ? side : other(side)],
          ({ position }) => ({ C: 4, F: 3 })[position] ?? 1.5,
        );
    sheet.add(rebounder, 'box', offensive ? 'oreb' : 'dreb');
    sheet.add(rebounder, 'box', 'treb');
    keeper.play(
      offensive ? side : other(side),
      clock,
      `${offensive ? 'Offensive' : 'Defensive'} rebound by ${rebounder === nobody ? 'team' : shortName(rebounder)}`,
    );
    if (!offensive || court.left <= 0) return 'rebound';
  }
}

type Kind = { paint: boolean; fast: boolean; turnover: boolean; second: boolean };

function shoot(court: Court, side: Side, player: SimPlayer, clock: string, skill: number, kind: Kind): boolean {
  const { keeper, random } = court;
  const us = keeper[side];
  const three = random.chance(player.position === 'C' ? 0.1 : 0.38);
  const paint = !three && random.chance(0.65);
  us.add(player, 'box', 'fga');
  if (three) us.add(player, 'box', 'fga3');
  const shot = three ? '3-point jumper' : paint ? random.pick(['layup', 'hook shot', 'dunk']) : 'jumper';
  if (!random.chance((three ? 0.345 : paint ? 0.58 : 0.42) + skill * 0.06)) {
    const blocker = !three && random.chance(0.12) ? random.pick(court.floor[other(side)]) : undefined;
    if (blocker) keeper[other(side)].add(blocker, 'box', 'blk');
    keeper.play(side, clock, `${shortName(player)} missed ${shot}${blocker ? `, block by ${shortName(blocker)}` : ''}`);
    return false;
  }
  us.add(player, 'box', 'fgm');
  if (three) us.add(player, 'box', 'fgm3');
  const helper = random.chance(three ? 0.8 : 0.48)
    ? random.weighted(
        court.floor[side].filter((each) => each !== player),
        ({ position }) => (position === 'G' ? 3 : 1),
      )
    : undefined;
  if (helper) us.add(helper, 'box', 'ast');
  basket(
    court,
    side,
    player,
    three ? 3 : 2,
    clock,
    `${shortName(player)} made ${shot}${helper ? `, assist by ${shortName(helper)}` : ''}`,
    { ...kind, paint },
  );
  return true;
}

/** Two shots; true when the last one goes in and the other side takes the ball out. */
function freeThrows(court: Court, side: Side, player: SimPlayer, clock: string, kind: Kind): boolean {
  let good = false;
  for (const number of [1, 2]) {
    court.keeper[side].add(player, 'box', 'fta');
    good = court.random.chance(0.73);
    if (!good) court.keeper.play(side, clock, `${shortName(player)} missed free throw ${number} of 2`);
    else {
      court.keeper[side].add(player, 'box', 'ftm');
      basket(court, side, player, 1, clock, `${shortName(player)} made free throw ${number} of 2`, kind);
    }
  }
  return good;
}

function basket(
  court: Court,
  side: Side,
  player: SimPlayer,
  points: number,
  clock: string,
  text: string,
  kind: Kind,
): void {
  const { keeper } = court;
  const us = keeper[side];
  us.add(player, 'box', 'pts', points);
  for (const each of court.floor[side]) us.add(each, 'box', 'plusMinus', points);
  for (const each of court.floor[other(side)]) keeper[other(side)].add(each, 'box', 'plusMinus', -points);
  const special: [boolean, string][] = [
    [kind.paint, 'ptsPaint'],
    [kind.fast, 'ptsFastBreak'],
    [kind.turnover, 'ptsTurnovers'],
    [kind.second, 'ptsSecondChance'],
    [court.rotation[side].indexOf(player) > 4, 'ptsBench'],
  ];
  for (const [holds, key] of special) if (holds) us.ofTeam('special', key, points);
  keeper.points(side, points, clock, text);
  countLead(court);
}

function foul(court: Court, side: Side, clock: string): void {
  const player = court.random.weighted(
    court.floor[side],
    (each) => 5 - Math.min(4, court.keeper[side].get(each, 'box', 'pf')),
  );
  court.keeper[side].add(player, 'box', 'pf');
  court.keeper.play(side, clock, `Foul on ${shortName(player)}`);
}
