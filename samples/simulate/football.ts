import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { clockOf, createFootballGame, type FootballGame, situation, spotText } from './football-game.ts';
import { fieldGoal, kickOff, punt, touchdown } from './football-kicks.ts';
import { pass, penalty, run } from './football-plays.ts';
import type { Matchup } from './matchup.ts';
import { other, periodLabel } from './scorebook.ts';

/** The result of a drive and what follows: a kickoff by the same team, or the other team's ball at a spot. */
type Ending = { how: string; next: 'kickoff' | 'ball' | 'period'; spot: number };

/** Simulates college football play by play, with overtime by college rules. */
export function simulateFootball(matchup: Matchup, random: Random) {
  const game = createFootballGame(matchup, random);
  const { book } = game;
  const first = random.pick(['home', 'away'] as const);
  half(game, first, 1);
  half(game, other(first), 3);
  game.timed = false;
  while (book.score.home === book.score.away) overtime(game, random.pick(['home', 'away'] as const));
  return book.finish(
    ['Referee', 'Umpire', 'Linesman', 'Line judge', 'Back judge', 'Field judge', 'Side judge', 'Center judge'],
    random,
  );
}

function half(game: FootballGame, receiver: Side, quarter: number): void {
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

const quarterOf = (game: FootballGame) => game.book.periods.length;

function beginQuarter(game: FootballGame, number: number): void {
  game.book.beginPeriod(periodLabel(number, game.matchup.rules.periods));
  game.left = (game.matchup.rules.periodMinutes ?? 15) * 60;
}

function drive(game: FootballGame, side: Side, spot: number, startHow: string): Ending {
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
  game.book.play(side, clockOf(game), `${game.matchup[side].name} drive starts at ${spotText(game, side, spot)}`, {
    kind: 'heading',
  });
  const ending = playDrive(game);
  record(game, ending);
  return ending;
}

function playDrive(game: FootballGame): Ending {
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

function applyPenalty(game: FootballGame): void {
  const yards = penalty(game);
  game.spot += yards;
  game.drive.yards += yards;
  game.toGo -= yards;
  if (game.toGo > 0) return;
  game.book[game.side].addTeamStat('firstDowns', 'no');
  game.book[game.side].addTeamStat('firstDowns', 'penalty');
  Object.assign(game, { down: 1, toGo: Math.min(10, 100 - game.spot) });
}

function fourthDown(game: FootballGame): Ending | undefined {
  const { random, book, side, spot, toGo } = game;
  const behind = book.score[other(side)] - book.score[side];
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

function snap(game: FootballGame): Ending | undefined {
  const { book, side, down } = game;
  const at = situation(game);
  const [made, tried] = down === 3 ? ['thirdMade', 'thirdAtt'] : ['fourthMade', 'fourthAtt'];
  const result = game.random.chance(down === 3 && game.toGo > 4 ? 0.25 : 0.5) ? run(game) : pass(game);
  game.drive.plays++;
  if (down >= 3) book[side].addTeamStat('conversions', tried ?? '');
  if (result.lost) {
    book.play(side, clockOf(game), result.text, { situation: at });
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
    book[side].addTeamStat('firstDowns', 'no');
    book[side].addTeamStat('firstDowns', result.by);
    if (down >= 3) book[side].addTeamStat('conversions', made ?? '');
  }
  if (game.spot >= 100) {
    if (game.drive.start < 80) game.drive.redZone ||= game.spot - result.yards >= 80;
    touchdown(game, result.text, result.scorer);
    return { how: 'Touchdown', next: 'kickoff', spot: 0 };
  }
  book.play(side, clockOf(game), result.text, { situation: at });
  if (first) Object.assign(game, { down: 1, toGo: Math.min(10, 100 - game.spot) });
  else if (down === 4) return { how: 'Downs', next: 'ball', spot: 100 - game.spot };
  else game.down++;
  return undefined;
}

function record(game: FootballGame, { how }: Ending): void {
  const { book, drive: current } = game;
  const { side, startHow, startPeriod, startClock, start, plays, yards, seconds, redZone } = current;
  if (redZone) {
    book[side].addTeamStat('redzone', 'att');
    if (how === 'Touchdown' || how === 'Field goal') book[side].addTeamStat('redzone', 'scores');
  }
  book.drives.push({
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

/** One series each from the 25; from the third overtime on, two-point tries only (NCAA rule since 2021). */
function overtime(game: FootballGame, first: Side): void {
  const { book, matchup } = game;
  game.overtime++;
  book.beginPeriod(periodLabel(matchup.rules.periods + game.overtime, matchup.rules.periods));
  for (const side of [first, other(first)]) {
    if (game.overtime <= 2) drive(game, side, 75, 'Overtime');
    else {
      game.side = side;
      const good = game.random.chance(0.45);
      const text = `${matchup[side].name} try for two ${good ? 'good' : 'failed'}`;
      if (good) book.points(side, 2, '', text, { type: '2PT' });
      else book.play(side, '', text);
    }
  }
}
