import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { fieldGoal, kickOff, punt, touchdown } from './football-kicks.ts';
import { pass, penalty, run } from './football-plays.ts';
import { clockOf, type Gridiron, openGridiron, situation, spotText } from './gridiron.ts';
import type { Matchup } from './matchup.ts';
import { other, periodLabel } from './record-keeper.ts';

/** How a drive ended and what comes next: a kickoff by the same side, or the ball for the other at a spot. */
type Ending = { how: string; next: 'kickoff' | 'ball' | 'period'; spot: number };

/** College football play by play, with drives; level after four quarters, overtime by the college rules. */
export function simulateFootball(matchup: Matchup, random: Random) {
  const game = openGridiron(matchup, random);
  const { keeper } = game;
  const first = random.pick(['home', 'away'] as const);
  half(game, first, 1);
  half(game, other(first), 3);
  game.timed = false;
  while (keeper.score.home === keeper.score.away) overtime(game, random.pick(['home', 'away'] as const));
  return keeper.finish(
    ['Referee', 'Umpire', 'Linesman', 'Line judge', 'Back judge', 'Field judge', 'Side judge', 'Center judge'],
    random,
  );
}

function half(game: Gridiron, receiver: Side, quarter: number): void {
  beginQuarter(game, quarter);
  let [side, spot, how] = [receiver, kickOff(game, other(receiver)), 'Kickoff'];
  for (;;) {
    const ending = drive(game, side, spot, how);
    if (ending.next === 'period' || (game.left <= 0 && quarterOf(game) % 2 === 0)) return;
    if (ending.next === 'kickoff') {
      spot = kickOff(game, side);
      how = 'Kickoff';
    } else {
      spot = ending.spot;
      how = ending.how;
    }
    side = other(side);
  }
}

const quarterOf = (game: Gridiron) => game.keeper.periods.length;

function beginQuarter(game: Gridiron, number: number): void {
  game.keeper.beginPeriod(periodLabel(number, game.matchup.rules.periods));
  game.left = (game.matchup.rules.periodMinutes ?? 15) * 60;
}

function drive(game: Gridiron, side: Side, spot: number, startHow: string): Ending {
  Object.assign(game, { side, spot, down: 1, toGo: Math.min(10, 100 - spot) });
  game.drive = {
    side,
    startHow,
    startPeriod: quarterOf(game),
    startClock: clockOf(game),
    start: spot,
    plays: 0,
    yards: 0,
    seconds: 0,
    redZone: spot >= 80,
  };
  game.keeper.play(side, clockOf(game), `${game.matchup[side].name} drive starts at ${spotText(game, side, spot)}`, {
    kind: 'heading',
  });
  const ending = playDrive(game);
  record(game, ending);
  return ending;
}

function playDrive(game: Gridiron): Ending {
  for (;;) {
    if (game.timed && game.left <= 0) {
      if (quarterOf(game) % 2 === 0)
        return { how: quarterOf(game) === 4 ? 'End of game' : 'End of half', next: 'period', spot: 0 };
      beginQuarter(game, quarterOf(game) + 1);
    }
    if (game.spot >= 80) game.drive.redZone = true;
    if (game.random.chance(0.06)) applyPenalty(game);
    const ending = game.down === 4 ? fourthDown(game) : snap(game);
    if (ending) return ending;
  }
}

function applyPenalty(game: Gridiron): void {
  const yards = penalty(game);
  game.spot += yards;
  game.drive.yards += yards;
  game.toGo -= yards;
  if (game.toGo > 0) return;
  game.keeper[game.side].ofTeam('firstDowns', 'no');
  game.keeper[game.side].ofTeam('firstDowns', 'penalty');
  Object.assign(game, { down: 1, toGo: Math.min(10, 100 - game.spot) });
}

function fourthDown(game: Gridiron): Ending | undefined {
  const { random, keeper, side, spot, toGo } = game;
  const behind = keeper.score[other(side)] - keeper.score[side];
  const late = game.timed && quarterOf(game) === 4 && game.left < 240 && behind > 0;
  const goes = (toGo <= 2 && spot > 45 && random.chance(0.45)) || (late && behind > 3) || (!game.timed && behind > 3);
  if (goes) return snap(game);
  if (spot >= 64 || !game.timed) {
    game.drive.plays++;
    return fieldGoal(game)
      ? { how: 'Field goal', next: 'kickoff', spot: 0 }
      : { how: 'Missed FG', next: 'ball', spot: Math.max(20, 107 - spot) };
  }
  return { how: 'Punt', next: 'ball', spot: punt(game) };
}

function snap(game: Gridiron): Ending | undefined {
  const { keeper, side, down } = game;
  const at = situation(game);
  const [made, tried] = down === 3 ? ['thirdMade', 'thirdAtt'] : ['fourthMade', 'fourthAtt'];
  const result = game.random.chance(down === 3 && game.toGo > 4 ? 0.25 : 0.5) ? run(game) : pass(game);
  game.drive.plays++;
  if (down >= 3) keeper[side].ofTeam('conversions', tried ?? '');
  if (result.lost) {
    keeper.play(side, clockOf(game), result.text, { situation: at });
    if (result.lost.how === 'Fumble') game.drive.yards += result.yards;
    return {
      how: result.lost.how,
      next: 'ball',
      spot: Math.max(1, Math.min(99, 100 - (game.spot + result.yards) + result.lost.returned)),
    };
  }
  game.spot += result.yards;
  game.drive.yards += result.yards;
  game.toGo -= result.yards;
  const first = game.toGo <= 0;
  if (first) {
    keeper[side].ofTeam('firstDowns', 'no');
    keeper[side].ofTeam('firstDowns', result.by);
    if (down >= 3) keeper[side].ofTeam('conversions', made ?? '');
  }
  if (game.spot >= 100) {
    if (game.drive.start < 80) game.drive.redZone ||= game.spot - result.yards >= 80;
    touchdown(game, result.text, result.scorer);
    return { how: 'Touchdown', next: 'kickoff', spot: 0 };
  }
  keeper.play(side, clockOf(game), result.text, { situation: at });
  if (first) Object.assign(game, { down: 1, toGo: Math.min(10, 100 - game.spot) });
  else if (down === 4) return { how: 'Downs', next: 'ball', spot: 100 - game.spot };
  else game.down++;
  return undefined;
}

function record(game: Gridiron, { how }: Ending): void {
  const { keeper, drive: current } = game;
  const { side, startHow, startPeriod, startClock, start, plays, yards, seconds, redZone } = current;
  if (redZone) {
    keeper[side].ofTeam('redzone', 'att');
    if (how === 'Touchdown' || how === 'Field goal') keeper[side].ofTeam('redzone', 'scores');
  }
  keeper.drives.push({
    side,
    period: startPeriod,
    startHow,
    startClock,
    startSpot: spotText(game, side, start),
    endHow: how,
    endPeriod: quarterOf(game),
    endClock: clockOf(game),
    endSpot: spotText(game, side, Math.min(game.spot, 100)),
    plays,
    yards,
    ...(game.timed && { possession: seconds }),
  });
}

/** One series each from the 25; from the third overtime on only tries for two (approved in 2021). */
function overtime(game: Gridiron, first: Side): void {
  const { keeper, matchup } = game;
  game.overtime++;
  keeper.beginPeriod(periodLabel(matchup.rules.periods + game.overtime, matchup.rules.periods));
  for (const side of [first, other(first)]) {
    if (game.overtime <= 2) drive(game, side, 75, 'Overtime');
    else {
      game.side = side;
      const good = game.random.chance(0.45);
      const text = `${matchup[side].name} try for two ${good ? 'good' : 'failed'}`;
      if (good) keeper.points(side, 2, '', text, { type: '2PT' });
      else keeper.play(side, '', text);
    }
  }
}
