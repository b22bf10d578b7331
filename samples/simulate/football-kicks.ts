import type { Side } from '../../src/domain/side.ts';
import { fieldGoalsByDistance } from '../../src/domain/stats/field-goal-distance.ts';
import { clockOf, count, type FootballGame, pickFrom, runClock, situation } from './football-game.ts';
import { other } from './scorebook.ts';
import { shortName } from './team-stats.ts';

/** Kicks off from the 35 and returns the receiving team's starting spot. */
export function kickOff(game: FootballGame, by: Side): number {
  const { random, book } = game;
  const kicker = pickFrom(game, by, 'k', 0);
  game.side = other(by);
  if (random.chance(0.58)) {
    count(game, by, kicker, 'kickoffs', { no: 1, yds: 65, tb: 1 });
    book.play(by, clockOf(game), `${shortName(kicker)} kickoff 65 yards, touchback`);
    return 25;
  }
  const length = random.int(57, 64);
  const returned = random.int(12, 32);
  const returner = pickFrom(game, other(by), 'rb', 2);
  count(game, by, kicker, 'kickoffs', { no: 1, yds: length });
  count(game, other(by), returner, 'kickReturns', { no: 1, yds: returned, long: returned });
  book.play(
    by,
    clockOf(game),
    `${shortName(kicker)} kickoff ${length} yards, ${shortName(returner)} return ${returned} yards`,
  );
  return 65 - length + returned;
}

/** Punts and returns the receiving team's starting spot. */
export function punt(game: FootballGame): number {
  const { random, book, side, spot } = game;
  const punter = pickFrom(game, side, 'p', 0);
  const length = Math.min(100 - spot, Math.max(25, Math.round(random.normal(43, 6))));
  const text = `${shortName(punter)} punt ${length} yards`;
  const end = 100 - spot - length;
  const at = situation(game);
  runClock(game, random.int(8, 14));
  if (end <= 0) {
    count(game, side, punter, 'punting', { no: 1, yds: length, tb: 1, long: length });
    book.play(side, clockOf(game), `${text}, touchback`, { situation: at });
    return 20;
  }
  const caught = random.chance(0.4);
  const returned = caught ? 0 : Math.min(random.int(0, 16), 99 - end);
  count(game, side, punter, 'punting', {
    no: 1,
    yds: length,
    long: length,
    fc: caught ? 1 : 0,
    in20: end + returned < 20 ? 1 : 0,
  });
  const returner = pickFrom(game, other(side), 'wr', 3);
  if (!caught) count(game, other(side), returner, 'puntReturns', { no: 1, yds: returned, long: returned });
  book.play(
    side,
    clockOf(game),
    `${text}, ${caught ? `fair catch by ${shortName(returner)}` : `${shortName(returner)} return ${returned} yards`}`,
    { situation: at },
  );
  return end + returned;
}

/** Attempts a field goal; true when it is good. */
export function fieldGoal(game: FootballGame): boolean {
  const { random, book, side } = game;
  const kicker = pickFrom(game, side, 'k', 0);
  const length = 100 - game.spot + 17;
  const good = random.chance(length < 30 ? 0.95 : length < 40 ? 0.85 : 0.66);
  const at = situation(game);
  runClock(game, random.int(4, 7));
  count(game, side, kicker, 'kicking', {
    fgAtt: 1,
    fgMade: good ? 1 : 0,
    ...(good && { fgLong: length }),
    ...fieldGoalsByDistance([{ yards: length, good }]),
  });
  if (!good) {
    book.play(side, clockOf(game), `${shortName(kicker)} field goal attempt from ${length} yards missed`, {
      situation: at,
    });
    return false;
  }
  const { plays, yards, seconds } = game.drive;
  book.points(side, 3, clockOf(game), `${shortName(kicker)} field goal from ${length} yards good`, {
    type: 'FG',
    text: `${kicker.firstName} ${kicker.lastName} ${length} yd field goal`,
    detail: `${plays} plays, ${yards} yards${game.timed ? `, TOP ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''}`,
  });
  return true;
}

/** Scores a touchdown with its conversion; the scoring summary has both in one entry. */
export function touchdown(game: FootballGame, text: string, scorer: string): void {
  const { random, book, side } = game;
  book.points(side, 6, clockOf(game), text);
  const kicker = pickFrom(game, side, 'k', 0);
  const passer = pickFrom(game, side, 'qb', 0);
  const two = game.overtime >= 2 || random.chance(0.05);
  const good = random.chance(two ? 0.45 : 0.95);
  const play = two
    ? `${shortName(passer)} pass attempt for two ${good ? 'good' : 'failed'}`
    : `${shortName(kicker)} kick attempt ${good ? 'good' : 'failed'}`;
  if (!two) count(game, side, kicker, 'kicking', { patAtt: 1, patMade: good ? 1 : 0 });
  if (good) book.points(side, two ? 2 : 1, clockOf(game), play);
  else book.play(side, clockOf(game), play);
  const { plays, yards, seconds } = game.drive;
  const after = two ? `${shortName(passer)} pass` : `${shortName(kicker)} kick`;
  book.scoring.push({
    period: book.periods.length,
    clock: clockOf(game),
    side,
    text: `${scorer} (${after}${good ? '' : ' failed'})`,
    type: 'TD',
    score: { ...book.score },
    detail: `${plays} plays, ${yards} yards${game.timed ? `, TOP ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''}`,
  });
}
