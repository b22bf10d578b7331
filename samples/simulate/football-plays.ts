import { clockOf, count, type FootballGame, pickFrom, runClock, situation, spotText } from './football-game.ts';
import { other } from './scorebook.ts';
import { shortName } from './team-stats.ts';

/** The result of a play from scrimmage: yards, the kind of first down it would be, and possession. */
export type PlayResult = {
  yards: number;
  by: 'rush' | 'pass';
  text: string;
  scorer: string;
  lost?: { how: 'Interception' | 'Fumble'; returned: number };
};

const skillOf = ({ side, matchup }: FootballGame) => (side === 'home' ? matchup.edge : -matchup.edge);

export function run(game: FootballGame): PlayResult {
  const { random, side, spot } = game;
  const unit = random.weighted(['rb', 'qb', 'wr'], (name) => ({ rb: 76, qb: 18 })[name] ?? 6);
  const player = pickFrom(game, side, unit, unit === 'qb' ? 0 : undefined);
  const burst = random.chance(0.05) ? random.int(10, 45) : 0;
  const yards = within(
    Math.round(random.normal(4 + skillOf(game) * 1.6, 3.6)) + burst,
    -Math.min(5, spot - 1),
    100 - spot,
  );
  runClock(game, random.int(24, 40));
  count(game, side, player, 'rushing', {
    att: 1,
    gain: Math.max(0, yards),
    loss: Math.max(0, -yards),
    yds: yards,
    long: yards,
  });
  if (spot + yards >= 100) {
    count(game, side, player, 'rushing', { td: 1 });
    return {
      yards,
      by: 'rush',
      text: `${shortName(player)} rush for ${yards} yards, touchdown`,
      scorer: `${player.firstName} ${player.lastName} ${yards} yd run`,
    };
  }
  const text = `${shortName(player)} rush for ${gain(yards)} to ${spotText(game, side, spot + yards)}`;
  const tacklers = tackle(game, yards < 0 ? -yards : 0);
  if (random.chance(0.014)) return fumble(game, player, yards, text);
  return { yards, by: 'rush', text: `${text} (${tacklers})`, scorer: '' };
}

export function pass(game: FootballGame): PlayResult {
  const { random, side, spot } = game;
  const passer = pickFrom(game, side, 'qb', 0);
  count(game, side, passer, 'passing', {});
  if (random.chance(0.065 - skillOf(game) * 0.02)) return sack(game, passer);
  const target = pickFrom(
    game,
    side,
    random.weighted(['wr', 'te', 'rb'], (name) => ({ wr: 66, te: 18 })[name] ?? 16),
  );
  count(game, side, passer, 'passing', { att: 1 });
  const draw = random.next() - skillOf(game) * 0.05;
  if (draw > 0.973) return intercept(game, passer);
  if (draw > 0.61) {
    runClock(game, random.int(5, 8));
    const defender = random.chance(0.28) ? pickFrom(game, other(side), 'backs') : undefined;
    if (defender) count(game, other(side), defender, 'defense', { brup: 1 });
    return {
      yards: 0,
      by: 'pass',
      text: `${shortName(passer)} pass incomplete to ${shortName(target)}${defender ? `, broken up by ${shortName(defender)}` : ''}`,
      scorer: '',
    };
  }
  const deep = random.chance(0.09) ? random.int(15, 45) : 0;
  const yards = within(Math.round(random.normal(9.6, 6.2)) + deep, -Math.min(4, spot - 1), 100 - spot);
  runClock(game, random.int(22, 36));
  count(game, side, passer, 'passing', { comp: 1, yds: yards, long: yards });
  count(game, side, target, 'receiving', { no: 1, yds: yards, long: yards });
  if (spot + yards >= 100) {
    count(game, side, passer, 'passing', { td: 1 });
    count(game, side, target, 'receiving', { td: 1 });
    return {
      yards,
      by: 'pass',
      text: `${shortName(passer)} pass complete to ${shortName(target)} for ${yards} yards, touchdown`,
      scorer: `${target.firstName} ${target.lastName} ${yards} yd pass from ${shortName(passer)}`,
    };
  }
  return {
    yards,
    by: 'pass',
    text: `${shortName(passer)} pass complete to ${shortName(target)} for ${gain(yards)} to ${spotText(game, side, spot + yards)} (${tackle(game, yards < 0 ? -yards : 0)})`,
    scorer: '',
  };
}

function sack(game: FootballGame, passer: ReturnType<typeof pickFrom>): PlayResult {
  const { random, side, spot } = game;
  const yards = -Math.min(random.int(3, 10), spot - 1);
  runClock(game, random.int(25, 38));
  const rusher = pickFrom(game, other(side), random.pick(['front', 'front', 'backers']));
  count(game, side, passer, 'passing', { sacks: 1, sackYds: -yards });
  // college statistics count a sack as a rush for a loss
  count(game, side, passer, 'rushing', { att: 1, loss: -yards, yds: yards, long: 0 });
  count(game, other(side), rusher, 'defense', {
    sacks: 1,
    sackYds: -yards,
    tfl: 1,
    tflYds: -yards,
    solo: 1,
    tackles: 1,
  });
  return {
    yards,
    by: 'rush',
    text: `${shortName(passer)} sacked for loss of ${-yards} yards to ${spotText(game, side, spot + yards)} (${shortName(rusher)})`,
    scorer: '',
  };
}

function intercept(game: FootballGame, passer: ReturnType<typeof pickFrom>): PlayResult {
  const { random, side, spot } = game;
  runClock(game, random.int(6, 12));
  const thief = pickFrom(game, other(side), random.pick(['backs', 'backs', 'backers']));
  const depth = Math.min(random.int(4, 22), 98 - spot);
  const returned = Math.min(random.int(0, 28), spot + depth - 1);
  count(game, side, passer, 'passing', { int: 1 });
  count(game, other(side), thief, 'defense', { int: 1 });
  count(game, other(side), thief, 'interceptionReturns', { no: 1, yds: returned, long: returned });
  return {
    yards: depth,
    by: 'pass',
    text: `${shortName(passer)} pass intercepted by ${shortName(thief)}, returned ${returned} yards`,
    scorer: '',
    lost: { how: 'Interception', returned },
  };
}

function fumble(game: FootballGame, player: ReturnType<typeof pickFrom>, yards: number, text: string): PlayResult {
  const { random, side } = game;
  const lost = random.chance(0.5);
  count(game, side, player, 'fumbles', { no: 1, lost: lost ? 1 : 0 });
  count(game, other(side), pickFrom(game, other(side), 'backers'), 'defense', { ff: 1 });
  if (!lost) return { yards, by: 'rush', text: `${text}, fumble recovered by the offense`, scorer: '' };
  const finder = pickFrom(game, other(side), random.pick(['backs', 'front']));
  count(game, other(side), finder, 'defense', { fr: 1 });
  return {
    yards,
    by: 'rush',
    text: `${text}, fumble, recovered by ${shortName(finder)}`,
    scorer: '',
    lost: { how: 'Fumble', returned: 0 },
  };
}

/** Credits one or two tacklers and returns their names. */
function tackle(game: FootballGame, loss: number): string {
  const { random, side } = game;
  const team = other(side);
  const first = pickFrom(game, team, random.pick(['backers', 'backers', 'backs', 'front']));
  const second = random.chance(0.35) ? pickFrom(game, team, random.pick(['backs', 'front'])) : undefined;
  if (loss > 0) count(game, team, first, 'defense', { tfl: 1, tflYds: loss });
  if (!second || second === first) {
    count(game, team, first, 'defense', { solo: 1, tackles: 1 });
    return shortName(first);
  }
  for (const player of [first, second]) count(game, team, player, 'defense', { assisted: 1, tackles: 1 });
  return `${shortName(first)}; ${shortName(second)}`;
}

const offenses: Record<'ours' | 'theirs', [string, number][]> = {
  ours: [
    ['False start', 5],
    ['Holding', 10],
    ['Illegal formation', 5],
  ],
  theirs: [
    ['Offside', 5],
    ['Pass interference', 15],
    ['Holding', 10],
  ],
};

/** A penalty that repeats the down. Returns the yards for the offense. */
export function penalty(game: FootballGame): number {
  const { random, side, book } = game;
  const onOffense = random.chance(0.55);
  const guilty = onOffense ? side : other(side);
  const [name, full] = random.pick(onOffense ? offenses.ours : offenses.theirs);
  const yards = Math.min(full, onOffense ? Math.floor(game.spot / 2) : Math.floor((100 - game.spot) / 2));
  book[guilty].addTeamStat('penalties', 'no');
  book[guilty].addTeamStat('penalties', 'yds', yards);
  book.play(side, clockOf(game), `Penalty, ${game.matchup[guilty].name}, ${name.toLowerCase()}, ${yards} yards`, {
    situation: situation(game),
  });
  book.penalties.push({
    period: book.periods.length,
    clock: clockOf(game),
    side: guilty,
    player: '',
    text: `${name}, ${yards} yards`,
  });
  return onOffense ? -yards : yards;
}

const gain = (yards: number) =>
  yards === 0 ? 'no gain' : yards < 0 ? `loss of ${-yards}` : `${yards} ${yards === 1 ? 'yard' : 'yards'}`;
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
